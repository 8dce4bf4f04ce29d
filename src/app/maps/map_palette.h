#pragma once

#include "app/maps/map_entries.h"
#include "app/words/entry_model.h"

#include <QObject>
#include <QVariantList>

namespace tablewood {

/// Stamps that stand together in the palette.
class MapPaletteGroup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The editor of a map has them")
    Q_PROPERTY(QString key READ key CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// MapStampEntry rows.
    Q_PROPERTY(tablewood::EntryModel* stamps READ stamps CONSTANT)
    /// How many of those that each lie once are laid, and of how many; 0 of 0 where there are no such.
    Q_PROPERTY(int used READ used NOTIFY changed)
    Q_PROPERTY(int copies READ copies NOTIFY changed)

public:
    MapPaletteGroup(QString key, QObject* parent) : QObject(parent), m_key(std::move(key)) {}

    QString key() const { return m_key; }
    QString name() const { return m_name; }
    EntryModel* stamps() { return &m_stamps; }
    int used() const { return m_used; }
    int copies() const { return m_copies; }
    /// Takes the stamps as they are now; `game` is whose look paints them.
    void take(const MapGroup& group, const QString& game);

Q_SIGNALS:
    void changed();

private:
    QString m_key;
    QString m_name;
    EntryModel m_stamps;
    int m_used = 0;
    int m_copies = 0;
};

/// All that can be laid, in groups that stay as long as there are the same.
class MapPalette : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The editor of a map has it")
    /// MapPaletteGroup objects.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY groupsChanged)

public:
    using QObject::QObject;

    QVariantList groups() const;
    void take(const std::vector<MapGroup>& groups, const QString& game);
    /// Null where there is none of this key.
    const MapStamp* stamp(const std::string& key) const;

Q_SIGNALS:
    void groupsChanged();

private:
    std::vector<MapGroup> m_known;
    QList<MapPaletteGroup*> m_groups;
};

} // namespace tablewood
