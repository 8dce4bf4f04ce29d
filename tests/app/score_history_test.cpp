#include "app/table/model/score_history.h"
#include "content/game_catalog.h"
#include "kernel/random.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("the score history begins at the start, has a point a moment and ends with the scores of the table")
{
    const GameCatalog catalog;
    const GameType* type = catalog.find("arbor");
    REQUIRE(type != nullptr);
    MatchRecord record;
    record.game = "arbor";
    record.setup.seats = 2;
    record.setup.seed = Seed::fromText("history");
    record.players.resize(2);
    const auto match = type->newMatch(record.setup);
    Random random(Seed::fromText("moves"), "moves");
    for (int i = 0; i < 60 && !match->outcome(); ++i) {
        const Seat seat = match->toAct().first();
        const std::vector<std::string> moves = match->legalMoves(seat);
        const std::string& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        Log log = Log::unread();
        REQUIRE_FALSE(match->apply(seat, move, log));
        record.moves.push_back({seat, move, match->hash(), log.hasRevealed()});
    }
    const std::vector<ScorePoint> history = scoreHistory(*type, record);
    REQUIRE(history.size() > 3);
    CHECK(history.front().scores == std::vector<int>{0, 0});
    for (std::size_t i = 2; i < history.size(); ++i)
        CHECK_FALSE(history[i].moment == history[i - 1].moment);
    const Scene scene = match->view(Viewer::publicView());
    for (const Panel& panel : scene.panels)
        if (panel.seat.isPlayer())
            CHECK(history.back().scores[static_cast<std::size_t>(panel.seat.index)] == panel.score->value);
}

TEST_CASE("what was taken back is not in the trail of the scores")
{
    const auto scene = [](int moment, int score) {
        Scene made;
        made.moment = Text(TW_TEXT("test", "round %1"), moment);
        Panel panel;
        panel.seat = Seat{0};
        panel.score.emplace();
        panel.score->value = score;
        made.panels.push_back(panel);
        return made;
    };
    ScoreTrail trail;
    trail.look(scene(1, 0), 1);
    trail.look(scene(1, 3), 1);
    trail.look(scene(2, 5), 1);
    trail.look(scene(3, 6), 1);
    trail.look(scene(2, 4), 1, true);
    REQUIRE(trail.points().size() == 3);
    CHECK(trail.points().back().scores == std::vector<int>{4});
}
