#include "party.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <doctest/doctest.h>

namespace tablewood::lan {

bool until(const std::function<bool()>& isSo)
{
    constexpr qint64 kForEver = 60'000;
    QElapsedTimer clock;
    clock.start();
    while (!isSo()) {
        if (clock.elapsed() > kForEver)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

Pace patient()
{
    Pace pace;
    pace.hello = std::chrono::seconds(60);
    pace.reach = std::chrono::seconds(60);
    pace.silence = std::chrono::seconds(120);
    pace.firstRetry = std::chrono::milliseconds(5);
    pace.lastRetry = std::chrono::milliseconds(50);
    return pace;
}

Entropy steadyEntropy(std::string_view seed)
{
    auto random = std::make_shared<Random>(Seed::fromText(seed), "entropy");
    return [random](std::span<std::uint8_t> bytes) {
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(random->next());
    };
}

void MemoryStore::failIfBroken() const
{
    if (isBroken)
        throw InputError("store", "the disk is full");
}

void MemoryStore::takeOver(const MatchRecord& match, const Bytes& bytes)
{
    failIfBroken();
    record = match;
    hosting = bytes;
}

void MemoryStore::keepHosting(const Bytes& bytes)
{
    failIfBroken();
    hosting = bytes;
}

void MemoryStore::append(const JournalEntry& entry)
{
    failIfBroken();
    record.moves.push_back(entry);
}

void MemoryStore::truncate(std::size_t moves)
{
    failIfBroken();
    record.moves.resize(moves);
}

void MemoryStore::seat(const std::vector<Player>& players)
{
    failIfBroken();
    record.players = players;
}

HostPlan openPlan(const GameType& type, int seats)
{
    HostPlan plan;
    plan.type = &type;
    plan.content = 1;
    plan.name = "Round table";
    plan.version = "0.1.0";
    plan.seats = seats;
    plan.admitsAll = true;
    plan.startsByItself = true;
    plan.pace = patient();
    return plan;
}

Person::Person(const GameType& gameType, std::string ownName)
    : name(std::move(ownName)), type(gameType), identity(makeIdentity())
{
}

GuestPlan Person::plan(Watch wants) const
{
    GuestPlan plan;
    plan.persona.name = name;
    plan.wants = wants;
    plan.seat = comesFor;
    plan.games = {{type.sheet().id, content}};
    plan.version = version;
    plan.gameOf = [this](const std::string& id, const std::vector<Paper>& papers) {
        need(papers.empty() || papers.front().text != "no map", "papers", "no such map is played here");
        return id == type.sheet().id ? &type : nullptr;
    };
    plan.entropy = entropy;
    return plan;
}

void Person::listen(TableClient& guest)
{
    guest.events.compared = [this](const Comparison& shown) { pictures = shown; };
    guest.events.denied = [this](const Text& why) { denied.push_back(words(why)); };
    guest.events.leftOpen = [this](Seat, std::size_t wishes) { leftOpen += wishes; };
    guest.events.pointed = [this](const Pointed& told) { pointed.push_back(told); };
    guest.events.reacted = [this](const Reacted& told) { reacted.push_back(told); };
    guest.events.hinted = [this](const Hinted& told) { hints.push_back(told); };
    guest.events.opened = [this](const OpenedMatch& match) { opened = match; };
    guest.events.askedToHost = [this] { isAskedToHost = true; };
    guest.events.handedOver = [this](const Handover& told) { handover = told; };
    guest.events.viewChanged = [this](Viewer, const ViewChange& change) {
        ++views;
        wholeViews += change.isWhole ? 1 : 0;
        if (change.refusal)
            refused.push_back(words(*change.refusal));
        actIfAsked();
    };
}

void Person::actIfAsked()
{
    if (m_plays && isAsked() && !view()->undo.asked.isPlayer())
        act(view()->offers.front().move);
}

void Person::join(std::uint16_t port, Watch wants)
{
    start({{{"127.0.0.1", port}}, {}, {}}, wants, std::nullopt);
}

void Person::lookFor(const TableHost& host, const DiscoveryNetwork& network)
{
    start({{}, host.certificate(), host.lobby().id()}, Watch::nothing, network);
}

void Person::start(Whereabouts where, Watch wants, const std::optional<DiscoveryNetwork>& network)
{
    vanish();
    m_known = std::make_unique<KnownTables>(laptop.filePath(folder));
    m_table = std::make_unique<RemoteTable>(
        JoinPlan{plan(wants), std::move(where), pace, network, isPromised}, identity, *m_known);
    m_table->troubled = [this](const Text& why) { troubles.push_back(words(why)); };
    m_table->hasMoved = [this](const Moved& told) { moved = told; };
    listen(m_table->guest());
    m_table->start();
}

void Person::joinLocally(TableHost& host)
{
    vanish();
    m_local = std::make_unique<TableClient>(plan(Watch::nothing));
    m_local->events.moved = [this](const Moved& told) { moved = told; };
    listen(*m_local);
    m_local->attach(host.joinLocally(), std::nullopt);
}

void Person::vanish()
{
    m_table.reset();
    m_local.reset();
    m_known.reset();
    m_plays = false;
}

void Person::take(int seat)
{
    REQUIRE(until([&] { return guest().isInside(); }));
    const Seat wanted{static_cast<std::int8_t>(seat)};
    guest().say(Sit{wanted});
    guest().say(Ready{true});
    REQUIRE(until([&] {
        return std::ranges::any_of(lobby().guests, [&](const LobbyGuest& one) {
            return one.id == guest().id() && one.seat == wanted && one.isReady;
        });
    }));
}

} // namespace tablewood::lan
