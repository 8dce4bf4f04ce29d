#pragma once

#include "content/map_document.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <thread>

namespace tablewood {

/// Checks a map off the window's thread, a moment after it was changed last. What was found of an older map
/// is dropped.
class MapChecking : public QObject
{
    Q_OBJECT

public:
    /// The text of the map as it is when its check begins, and its version.
    struct Asked
    {
        std::string text;
        std::uint64_t version = 0;
    };

    /// `asked` and `version` speak of the map that is drawn.
    MapChecking(std::function<Asked()> asked, std::function<std::uint64_t()> version, QObject* parent);
    ~MapChecking() override;

    /// Checks soon, by this maker, which outlives the check; null for no more checks.
    void askSoon(const MapMaker* maker);

Q_SIGNALS:
    void found(const tablewood::MapReport& report);

private:
    void begin();
    void take(std::uint64_t version, const MapReport& report);

    std::function<Asked()> m_asked;
    std::function<std::uint64_t()> m_version;
    const MapMaker* m_maker = nullptr;
    QTimer m_resting;
    bool m_isChecking = false;
    std::thread m_thread;
};

} // namespace tablewood
