#include "app/home/match_keeper.h"

#include <QDateTime>

#include <algorithm>

namespace tablewood {

namespace {

/// Seldom enough not to disturb, often enough that who makes room sees it work.
constexpr int kPatience = 4000;

using State = MatchStorage::State;

} // namespace

MatchKeeper::MatchKeeper(Library& library) : m_library(library)
{
    m_timer.setInterval(kPatience);
    connect(&m_timer, &QTimer::timeout, this, &MatchKeeper::tryAgain);
}

const MatchKeeper::Held* MatchKeeper::find(const std::string& id) const
{
    const auto found = std::ranges::find(m_held, idNow(id), &Held::id);
    return found == m_held.end() ? nullptr : &*found;
}

std::string MatchKeeper::idNow(const std::string& id) const
{
    const auto found = m_idsNow.find(id);
    return found == m_idsNow.end() ? id : idNow(found->second);
}

std::shared_ptr<MatchStorage> MatchKeeper::open(const std::string& id)
{
    if (const Held* const held = find(id))
        return held->storage;
    auto storage = std::make_shared<MatchStorage>(m_library, m_library.load(idNow(id)));
    watch(storage);
    return storage;
}

std::shared_ptr<MatchStorage> MatchKeeper::begin(MatchRecord record, const Scene& publicView,
                                                 const std::string& name)
{
    auto storage = std::make_shared<MatchStorage>(m_library, std::move(record), Bytes(), name);
    storage->picture(publicView);
    watch(storage);
    return storage;
}

void MatchKeeper::watch(const std::shared_ptr<MatchStorage>& storage)
{
    const std::weak_ptr<MatchStorage> watched = storage;
    storage->changed = [this, watched, others = std::move(storage->changed)] {
        if (others)
            others();
        look(watched);
    };
    if (storage->state() != State::stored)
        look(watched);
}

void MatchKeeper::look(const std::weak_ptr<MatchStorage>& watched)
{
    const auto storage = watched.lock();
    if (!storage)
        return;
    const auto known = std::ranges::find(m_held, storage, &Held::storage);
    const bool wasHeld = known != m_held.end();
    if (wasHeld) {
        if (known->id != storage->id())
            m_idsNow[known->id] = storage->id();
        m_held.erase(known);
    }
    if (storage->state() != State::stored)
        m_held.insert(m_held.begin(), {storage, storage->id(), QDateTime::currentMSecsSinceEpoch()});
    if (m_held.empty())
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start();
    Q_EMIT changed();
}

MatchRecord MatchKeeper::load(const std::string& id)
{
    const Held* const held = find(id);
    return held ? held->storage->record() : m_library.load(idNow(id));
}

bool MatchKeeper::isHosted(const std::string& id)
{
    const Held* const held = find(id);
    return held ? held->storage->hosting().has_value() : !m_library.hosting(idNow(id)).empty();
}

std::vector<ListedMatch> MatchKeeper::held() const
{
    std::vector<ListedMatch> matches;
    for (const Held& held : m_held) {
        const MatchRecord& record = held.storage->record();
        ListedMatch& match = matches.emplace_back();
        match.id = held.id;
        match.game = record.game;
        match.name = held.storage->name();
        match.players = record.players;
        match.created = match.changed = held.changed;
        match.moves = static_cast<int>(record.moves.size());
        match.scene = held.storage->scene().value_or(Scene());
        match.outcome = match.scene.outcome;
        match.isHosted = held.storage->hosting().has_value();
    }
    return matches;
}

void MatchKeeper::remove(const std::string& id)
{
    const std::string now = idNow(id);
    const auto held = std::ranges::find(m_held, now, &Held::id);
    if (held == m_held.end() || held->storage->isInLibrary())
        m_library.remove(now);
    if (held != m_held.end()) {
        m_removed[now] = *held;
        m_held.erase(held);
    }
}

void MatchKeeper::bringBack(const std::string& id)
{
    const auto removed = m_removed.find(id);
    if (removed == m_removed.end() || removed->second.storage->isInLibrary())
        m_library.bringBack(id);
    if (removed == m_removed.end())
        return;
    m_held.insert(m_held.begin(), removed->second);
    m_removed.erase(removed);
    m_timer.start();
}

bool MatchKeeper::wouldBeLost(const Held& held)
{
    return held.storage->state() == State::behind && !held.storage->isWhole() &&
           (held.storage->isInLibrary() || !held.storage->record().moves.empty());
}

int MatchKeeper::unstored() const { return static_cast<int>(std::ranges::count_if(m_held, wouldBeLost)); }

std::string MatchKeeper::firstUnstored() const
{
    const auto first = std::ranges::find_if(m_held, wouldBeLost);
    return first == m_held.end() ? std::string() : first->id;
}

void MatchKeeper::tryAgain()
{
    // Those that are stored leave the list meanwhile.
    for (const Held& held : std::vector<Held>(m_held))
        held.storage->catchUp();
}

} // namespace tablewood
