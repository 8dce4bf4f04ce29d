#pragma once

#include "storage/match_storage.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace tablewood {

/// The matches of this program, stored or not: what the library cannot take for now is held in memory, until
/// it can or the program ends.
class MatchKeeper : public QObject
{
    Q_OBJECT

public:
    /// `library` outlives the keeper.
    explicit MatchKeeper(Library& library);

    /// A match to go on with. Throws InputError if it is not there or cannot be read.
    std::shared_ptr<MatchStorage> open(const std::string& id);
    /// A match that begins, with what lists show of it and its own name. Where the library cannot take it in,
    /// it waits for that in memory.
    std::shared_ptr<MatchStorage> begin(MatchRecord record, const Scene& publicView,
                                        const std::string& name = {});
    /// Looks after a storage that was made elsewhere, beside whoever hears of its changes already.
    void watch(const std::shared_ptr<MatchStorage>& storage);

    /// A match as it is now. Throws InputError if it is not there or cannot be read.
    MatchRecord load(const std::string& id);
    /// The matches that the library does not have whole, the last changed first.
    std::vector<ListedMatch> held() const;
    /// Whether the match is among them.
    bool holds(const std::string& id) const { return find(id) != nullptr; }
    /// Whether it is one of a table that is hosted: each of its persons sits at a laptop of their own.
    bool isHosted(const std::string& id);
    /// By which id the match is known now: one that was changed elsewhere has become another.
    std::string idNow(const std::string& id) const;
    void remove(const std::string& id);
    void bringBack(const std::string& id);

    /// How many matches go on in memory, and have moves that would be lost with the program.
    int unstored() const;
    /// The id of the first of them; empty if there is none.
    std::string firstUnstored() const;
    /// Tries at once to store what waits.
    void tryAgain();
    /// How long it waits before it tries by itself.
    void setPatience(int milliseconds) { m_timer.setInterval(milliseconds); }

Q_SIGNALS:
    /// The held matches, or the reason, may have changed.
    void changed();

private:
    struct Held
    {
        std::shared_ptr<MatchStorage> storage;
        std::string id;
        std::int64_t changed = 0;
    };

    const Held* find(const std::string& id) const;
    void look(const std::weak_ptr<MatchStorage>& storage);
    static bool wouldBeLost(const Held& held);

    Library& m_library;
    /// The last changed first.
    std::vector<Held> m_held;
    std::map<std::string, Held> m_removed;
    std::map<std::string, std::string> m_idsNow;
    QTimer m_timer;
};

} // namespace tablewood
