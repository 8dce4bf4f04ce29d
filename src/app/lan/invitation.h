#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// The parts of a table's link that people read aloud or type.
class Invitation : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// A tablewood:// link; what is none gives empty parts.
    Q_PROPERTY(QString link READ link WRITE setLink NOTIFY linkChanged)
    /// The name to tell tables apart, such as "OLIVE OTTER 41".
    Q_PROPERTY(QString code READ code NOTIFY linkChanged)
    /// Where the table is, the likeliest first, as people type it.
    Q_PROPERTY(QStringList addresses READ addresses NOTIFY linkChanged)

public:
    using QObject::QObject;

    QString link() const { return m_link; }
    void setLink(const QString& link);
    QString code() const { return m_code; }
    QStringList addresses() const { return m_addresses; }

    /// Puts the link where it can be pasted from.
    Q_INVOKABLE void copy() const;

Q_SIGNALS:
    void linkChanged();

private:
    QString m_link;
    QString m_code;
    QStringList m_addresses;
};

} // namespace tablewood
