#pragma once

#include "app/maps/map_keeping.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace tablewood {

/// Keeps a map that is drawn, a moment after each change; what the disk does not take is tried again.
class MapSaving : public QObject
{
    Q_OBJECT

public:
    /// `text` is the map as it is now.
    MapSaving(std::function<std::string()> text, QObject* parent);

    /// From now on the map is kept under this id; `keeping` lives longer.
    void begin(MapKeeping& keeping, const QString& id, const QDateTime& keptAt);
    /// Keeps what is not kept yet, and nothing from then on. False where the disk does not take it: then it
    /// is tried again and again as before.
    bool end();
    /// The map has been changed.
    void touch();
    void keepNow();
    const QString& id() const { return m_id; }
    bool isKept() const { return !m_isChanged; }
    const QString& fault() const { return m_fault; }
    /// How the keeping goes, in a few words: "edited, kept a minute ago".
    QString words() const;

Q_SIGNALS:
    void changed();
    void kept();

private:
    std::function<std::string()> m_text;
    MapKeeping* m_keeping = nullptr;
    QString m_id;
    bool m_isChanged = false;
    QDateTime m_keptAt;
    QString m_fault;
    QTimer m_timer;
    /// The words grow older by themselves.
    QTimer m_ageing;
};

} // namespace tablewood
