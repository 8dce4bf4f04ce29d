#pragma once

#include "storage/library.h"

#include <functional>
#include <optional>

namespace tablewood {

/// A match in the library of matches, and in memory for as long as it cannot be stored there.
///
/// A change that cannot be stored is refused, until a person says that the match goes on without (goOn). From
/// then on it is kept in memory and stored as soon as that is possible (catchUp).
class MatchStorage final : public Journal
{
public:
    enum class State
    {
        /// All of it is in the library.
        stored,
        /// The last that was given could not be stored, and was refused.
        refused,
        /// It goes on in memory alone.
        behind
    };

    /// A match that the library holds as it is in the record, with its id. `library` outlives the storage.
    MatchStorage(Library& library, MatchRecord record);
    /// A match that begins. Where the library cannot take it in, it is refused for the time being.
    MatchStorage(Library& library, MatchRecord record, const Bytes& hosting, std::string name = {});

    /// By which the library has it, or will have it. Changes where the match becomes one of its own.
    const std::string& id() const { return m_record.id; }
    const MatchRecord& record() const { return m_record; }
    /// The name that a match which began here got then.
    const std::string& name() const { return m_name; }
    State state() const { return m_state; }
    /// Why it could not be stored, and what to do, in sentences; empty while all is stored.
    const std::string& problem() const { return m_problem; }
    /// Whether the library has all of it now: nothing would be lost with the program.
    bool isWhole() const;
    /// Another copy of the program has changed the match: this one can only go on as a match of its own.
    bool isChangedElsewhere() const { return m_isChangedElsewhere; }
    /// Whether the library has it, if not all of it.
    bool isInLibrary() const { return m_isInLibrary; }
    /// The scene that lists show, as `picture` was told last; none if only the library has it.
    const std::optional<Scene>& scene() const { return m_scene; }

    /// Its host's data; nothing for a match that is not of a hosted table.
    const std::optional<Bytes>& hosting() const { return m_hosting; }

    void append(const JournalEntry& entry) override;
    void truncate(std::size_t moves) override;
    void seat(const std::vector<Player>& players) override;
    /// As Library has it.
    void keepHosting(const Bytes& hosting);
    /// As Library has it, but what cannot be stored is only kept: a list without a picture is no loss.
    void picture(const Scene& publicView);

    /// The match goes on, whether it can be stored or not.
    void goOn();
    /// Tries to store what is not stored yet. Does not wait for other programs.
    void catchUp();

    /// After state, problem or id may have changed.
    std::function<void()> changed;

private:
    template <class Store>
    void keep(Store&& store);
    void addWhole();
    void storeRest();
    void become(State state, const InputError* why = nullptr);
    void tell(State state, std::string problem);

    Library& m_library;
    MatchRecord m_record;
    std::string m_name;
    std::optional<Bytes> m_hosting;
    std::optional<Scene> m_scene;
    bool m_isInLibrary = true;
    std::int64_t m_version = 0;
    /// How many moves the library has of the match, and how many of them are still those of the record.
    std::size_t m_movesThere = 0;
    std::size_t m_movesRight = 0;
    bool m_arePlayersThere = true;
    bool m_isHostingThere = true;
    bool m_isPictureThere = true;
    State m_state = State::stored;
    std::string m_problem;
    bool m_isChangedElsewhere = false;
    bool m_isDamaged = false;
};

} // namespace tablewood
