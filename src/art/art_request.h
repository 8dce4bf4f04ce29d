#pragma once

#include <QColor>
#include <QHash>
#include <QSize>
#include <QString>

namespace tablewood {

/// The picture that an id such as "woodcut/flame?palette=fire&size=.66" asks for.
class ArtRequest
{
public:
    explicit ArtRequest(const QString& id);

    const QString& id() const { return m_id; }
    const QString& painter() const { return m_painter; }
    /// The part between the painter's name and the question mark.
    const QString& key() const { return m_key; }
    /// One part of the key between slashes, empty when there are fewer.
    QString keyPart(qsizetype index) const { return m_key.section(u'/', index, index); }

    bool has(const QString& name) const { return m_values.contains(name); }
    QString text(const QString& name, const QString& otherwise = {}) const
    {
        return m_values.value(name, otherwise);
    }
    double number(const QString& name, double otherwise) const;
    int integer(const QString& name, int otherwise) const { return qRound(number(name, otherwise)); }
    bool flag(const QString& name, bool otherwise = false) const;
    /// RRGGBB, or AARRGGBB as QML prints a translucent colour, with or without the hash sign.
    QColor colour(const QString& name, const QColor& otherwise) const;

private:
    QString m_id;
    QString m_painter;
    QString m_key;
    QHash<QString, QString> m_values;
};

/// The size of the picture to make: what is asked for, a missing side following from the usual size.
/// Never larger than a picture of this program needs to be.
QSize pictureSize(QSize requested, QSize usual);

} // namespace tablewood
