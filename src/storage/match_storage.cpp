#include "storage/match_storage.h"

#include <QUuid>

#include <algorithm>
#include <optional>

namespace tablewood {

namespace {

std::string freshId() { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }

/// Cause and remedy as sentences.
std::string told(const InputError& error)
{
    QString text = QString::fromStdString(sentences(error.cause(), error.remedy()));
    text[0] = text[0].toUpper();
    return ended(text.toStdString());
}

/// As long as it is there, the library does not wait for other programs.
class Hurry
{
public:
    explicit Hurry(Library& library) : m_library(library) { m_library.setWaits(false); }
    ~Hurry() { m_library.setWaits(true); }
    Hurry(const Hurry&) = delete;
    Hurry& operator=(const Hurry&) = delete;

private:
    Library& m_library;
};

} // namespace

MatchStorage::MatchStorage(Library& library, MatchRecord record)
    : m_library(library), m_record(std::move(record)), m_version(library.version(m_record.id)),
      m_movesThere(m_record.moves.size()), m_movesRight(m_movesThere)
{
    if (Bytes hosting = library.hosting(m_record.id); !hosting.empty())
        m_hosting = std::move(hosting);
}

MatchStorage::MatchStorage(Library& library, MatchRecord record, const Bytes& hosting, std::string name)
    : m_library(library), m_record(std::move(record)), m_name(std::move(name)), m_isInLibrary(false)
{
    if (m_record.id.empty())
        m_record.id = freshId();
    if (!hosting.empty())
        m_hosting = hosting;
    try {
        addWhole();
    } catch (const InputError& error) {
        become(State::refused, &error);
    }
}

/// Stores what comes, after all that was to be stored before it; or, while the match goes on without, keeps
/// it for later. Where it throws, nothing has changed.
template <class Store>
void MatchStorage::keep(Store&& store)
{
    if (m_state == State::behind) {
        catchUp();
        return;
    }
    // Whoever was refused has waited before.
    std::optional<Hurry> hurry;
    if (m_state == State::refused)
        hurry.emplace(m_library);
    try {
        if (!m_isInLibrary)
            addWhole();
        else
            store();
    } catch (const InputError& error) {
        become(State::refused, &error);
        throw;
    }
    become(State::stored);
}

void MatchStorage::append(const JournalEntry& entry)
{
    m_record.moves.push_back(entry);
    try {
        keep([&] {
            m_version = m_library.append(id(), m_version, m_movesThere, entry);
            m_movesRight = ++m_movesThere;
        });
    } catch (const InputError&) {
        m_record.moves.pop_back();
        throw;
    }
}

void MatchStorage::truncate(std::size_t moves)
{
    moves = std::min(moves, m_record.moves.size());
    const auto end = m_record.moves.begin() + static_cast<std::ptrdiff_t>(moves);
    std::vector<JournalEntry> gone(end, m_record.moves.end());
    m_record.moves.erase(end, m_record.moves.end());
    const std::size_t right = std::exchange(m_movesRight, std::min(m_movesRight, moves));
    try {
        keep([&] {
            m_version = m_library.truncate(id(), m_version, moves);
            m_movesThere = moves;
        });
    } catch (const InputError&) {
        m_record.moves.insert(m_record.moves.end(), gone.begin(), gone.end());
        m_movesRight = right;
        throw;
    }
}

void MatchStorage::seat(const std::vector<Player>& players)
{
    std::vector<Player> before = std::exchange(m_record.players, players);
    m_arePlayersThere = false;
    try {
        keep([&] {
            m_library.seat(id(), players);
            m_arePlayersThere = true;
        });
    } catch (const InputError&) {
        m_record.players = std::move(before);
        m_arePlayersThere = true;
        throw;
    }
}

void MatchStorage::keepHosting(const Bytes& hosting)
{
    // It goes along with the match; without that it would lead nobody back.
    if (!m_isInLibrary) {
        m_hosting = hosting;
        return;
    }
    std::optional<Bytes> before = std::exchange(m_hosting, hosting);
    m_isHostingThere = false;
    try {
        keep([&] {
            m_library.keepHosting(id(), hosting);
            m_isHostingThere = true;
        });
    } catch (const InputError&) {
        m_hosting = std::move(before);
        m_isHostingThere = true;
        throw;
    }
}

void MatchStorage::picture(const Scene& publicView)
{
    m_scene = publicView;
    m_isPictureThere = false;
    if (m_state != State::stored)
        return;
    try {
        m_library.picture(id(), publicView);
        m_isPictureThere = true;
    } catch (const InputError&) {
        // The next one tries again.
    }
}

void MatchStorage::goOn()
{
    if (m_state == State::stored)
        return;
    tell(State::behind, m_problem);
    catchUp();
}

void MatchStorage::catchUp()
{
    if (m_state == State::stored || (m_state == State::refused && m_isInLibrary))
        return;
    // Only storing something shows that it can be stored again.
    if (isWhole() && !m_isDamaged && !m_isChangedElsewhere)
        return;
    const Hurry hurry(m_library);
    try {
        if (std::exchange(m_isDamaged, false)) {
            m_library.reopen();
            m_isInLibrary = m_library.has(id());
        }
        if (m_isChangedElsewhere) {
            m_isChangedElsewhere = false;
            m_isInLibrary = false;
            m_record.id = freshId();
        }
        if (m_isInLibrary)
            storeRest();
        else
            addWhole();
        become(State::stored);
    } catch (const InputError& error) {
        become(m_state, &error);
        // Nothing more can be refused: it becomes a match of its own.
        if (m_isChangedElsewhere && m_state == State::behind)
            catchUp();
    }
}

bool MatchStorage::isWhole() const
{
    return m_isInLibrary && m_movesRight == m_movesThere && m_movesThere == m_record.moves.size() &&
           m_arePlayersThere && m_isHostingThere;
}

void MatchStorage::addWhole()
{
    m_library.add(m_record, m_hosting.value_or(Bytes()), m_name);
    m_isInLibrary = true;
    m_version = m_library.version(id());
    m_movesThere = m_movesRight = m_record.moves.size();
    m_arePlayersThere = m_isHostingThere = true;
    m_isPictureThere = !m_scene;
}

void MatchStorage::storeRest()
{
    if (m_movesRight < m_movesThere) {
        m_version = m_library.truncate(id(), m_version, m_movesRight);
        m_movesThere = m_movesRight;
    }
    while (m_movesThere < m_record.moves.size()) {
        m_version = m_library.append(id(), m_version, m_movesThere, m_record.moves[m_movesThere]);
        m_movesRight = ++m_movesThere;
    }
    if (!m_arePlayersThere)
        m_library.seat(id(), m_record.players);
    m_arePlayersThere = true;
    if (!m_isHostingThere)
        m_library.keepHosting(id(), *m_hosting);
    m_isHostingThere = true;
}

void MatchStorage::become(State state, const InputError* why)
{
    if (why) {
        m_isChangedElsewhere = dynamic_cast<const ChangedElsewhere*>(why) != nullptr;
        m_isDamaged = dynamic_cast<const DamagedLibrary*>(why) != nullptr;
    }
    tell(state, why ? told(*why) : std::string());
    if (state == State::stored && !m_isPictureThere)
        picture(*m_scene);
}

void MatchStorage::tell(State state, std::string problem)
{
    if (state == m_state && problem == m_problem)
        return;
    m_state = state;
    m_problem = std::move(problem);
    if (changed)
        changed();
}

} // namespace tablewood
