#include "kingdom_moments.h"

#include "app/table/scene/panel_entries.h"
#include "app/table/scene/scene_model.h"
#include "bots/bot.h"
#include "content/game_catalog.h"

#include <doctest/doctest.h>

namespace tablewood::journeys {

namespace {

constexpr int kSeeds = 20;

/// A match that is played well, by nobody at a window.
class PlayedKingdom
{
public:
    explicit PlayedKingdom(MatchRecord dealt)
        : m_record(std::move(dealt)), m_match(m_game.newMatch(m_record.setup)),
          m_random(m_record.setup.seed, "moves")
    {
    }

    bool goesOn() const { return m_match->mover() != Seat::none(); }
    bool isLegal(const std::string& beginning) const
    {
        return std::ranges::any_of(m_match->legalMoves(Seat{0}),
                                   [&](const std::string& move) { return move.starts_with(beginning); });
    }
    bool isWon() const { return m_match->outcome() && !m_match->outcome()->winners.isEmpty(); }
    int rounds() const { return static_cast<int>(m_begun.size()); }
    const MatchRecord& record() const { return m_record; }
    /// As it was when a round began, from 1 on.
    MatchRecord recordUntil(int round) const
    {
        MatchRecord record = m_record;
        record.moves.resize(m_begun[static_cast<std::size_t>(round - 1)]);
        return record;
    }
    void move()
    {
        JournalEntry& entry = m_record.moves.emplace_back();
        entry.seat = m_match->mover();
        SeatView view;
        if (entry.seat.isPlayer()) {
            view.scene = m_match->view(entry.seat);
            view.offers = m_match->offers(entry.seat);
        }
        entry.move = entry.seat == Seat::clock() ? m_match->timer().value().move
                                                 : m_bot->choose(view, *m_match, m_random, m_stop);
        Log told;
        REQUIRE_FALSE(m_match->apply(entry.seat, entry.move, told));
        entry.hash = m_match->hash();
        entry.hasRevealed = told.hasRevealed();
        for (const LogEntry& line : told.entries())
            if (line.event.cue == "turn-round")
                m_begun.push_back(m_record.moves.size());
    }

private:
    GameCatalog m_catalog;
    const GameType& m_game = *m_catalog.find("kingdom-rush");
    std::unique_ptr<Bot> m_bot = makeBot("sharp", {4, {}});
    std::atomic<bool> m_stop = false;
    MatchRecord m_record;
    std::unique_ptr<Match> m_match;
    Random m_random;
    /// How many moves were made when each round began.
    std::vector<std::size_t> m_begun;
};

} // namespace

MatchRecord dealtKingdom(const KingdomOptions& options, int persons, int bots, const std::string& seed)
{
    MatchRecord match;
    match.game = "kingdom-rush";
    match.setup = {persons + bots, options, Seed::fromText(seed)};
    for (int seat = 0; seat < persons + bots; ++seat) {
        Player& player = match.players.emplace_back();
        player.name = seat == 0 ? "Mira" : seat < persons ? "Odo" : "Tove";
        if (seat < persons)
            continue;
        player.kind = PlayerKind::bot;
        player.bot = "random";
    }
    return match;
}

MatchRecord kingdomInRound(int round, const KingdomOptions& options, int persons, int bots)
{
    for (int seed = 0; seed < kSeeds; ++seed) {
        PlayedKingdom played(dealtKingdom(options, persons, bots, "round " + std::to_string(seed)));
        while (played.rounds() < round && played.goesOn())
            played.move();
        if (played.rounds() == round)
            return played.record();
    }
    FAIL("no match of Kingdom Rush comes so far");
    return {};
}

MatchRecord kingdomWhereLegal(const std::string& beginning, const KingdomOptions& options, int persons,
                              int bots)
{
    for (int seed = 0; seed < kSeeds; ++seed) {
        PlayedKingdom played(dealtKingdom(options, persons, bots, "legal " + std::to_string(seed)));
        while (played.goesOn()) {
            if (played.isLegal(beginning))
                return played.record();
            played.move();
        }
    }
    FAIL("Mira may never make such a move in Kingdom Rush");
    return {};
}

MatchRecord kingdomBeforeItIsWon(int rounds, const KingdomOptions& options, int persons)
{
    for (int seed = 0; seed < kSeeds; ++seed) {
        PlayedKingdom played(dealtKingdom(options, persons, 0, "won " + std::to_string(seed)));
        while (played.goesOn())
            played.move();
        if (played.isWon() && played.rounds() >= rounds)
            return played.recordUntil(played.rounds() - rounds + 1);
    }
    FAIL("no match of Kingdom Rush is won");
    return {};
}

QString kingdomPhase(const SceneModel& scene)
{
    for (const EntryModel::Row& row : scene.phases()->rows())
        if (const auto phase = row.entry.value<PhaseEntry>(); phase.state == QStringLiteral("now"))
            return phase.name;
    return {};
}

} // namespace tablewood::journeys
