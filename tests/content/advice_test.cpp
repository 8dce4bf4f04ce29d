#include "content/game_catalog.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <map>
#include <set>

using namespace tablewood;

// A bot that is asked for advice says in words what it would touch next. The games that come along are asked
// here what these words are.

namespace {

/// What a walk through matches has found.
struct AdviceGiven
{
    /// What was said, without the names in it.
    std::set<std::string, std::less<>> said;
    /// What was wrong, each thing once.
    std::set<std::string> faults;
};

std::string touched(const Pick& pick)
{
    return std::to_string(static_cast<int>(pick.kind)) + " " + std::string(pick.id.letters()) + " " +
           std::to_string(pick.piece) + " " + pick.cell.text();
}

/// What is done by a touch: as the move says it, or as it stands on the button.
Text deedOf(const Pick& pick, const Scene& scene)
{
    if (!pick.label.isEmpty() || pick.kind != PickKind::button)
        return pick.label;
    const auto button = std::ranges::find(scene.buttons, pick.id, &Button::id);
    return button == scene.buttons.end() ? Text() : button->label;
}

Name faceOf(const Pick& pick, const Scene& scene)
{
    const auto piece = std::ranges::find(scene.pieces, pick.piece, &Piece::id);
    return pick.kind != PickKind::piece || piece == scene.pieces.end() ? Name() : piece->face;
}

/// Looks at what a seat could be advised. By night nobody is.
void lookAtAdvice(const Match& match, Seat seat, AdviceGiven& advice)
{
    const Scene scene = match.view(seat);
    if (scene.night)
        return;
    // The words that lead on from what is chosen already, and what they were said of.
    std::map<std::string, Pick> meant;
    for (const Offer& offer : match.offers(seat)) {
        std::string chosen;
        for (const Pick& pick : offer.picks) {
            const Text deed = deedOf(pick, scene);
            advice.said.emplace(deed.source());
            std::string said = words(deed);
            if (said.empty())
                advice.faults.insert(offer.move.substr(0, offer.move.find(' ')) + ": nothing is said");
            if (pick.kind == PickKind::cell)
                said += " " + pick.cell.text();
            const auto [other, isNew] = meant.emplace(chosen + said, pick);
            const Name face = faceOf(pick, scene);
            const bool isEqual = !face.empty() && face == faceOf(other->second, scene);
            if (!isNew && !isEqual && !pick.touchesSame(other->second))
                advice.faults.insert(said + ": said of two things");
            chosen += touched(pick) + ", ";
        }
    }
}

/// Goes through a match by likely moves.
void walkAdvised(const GameType& type, int seats, int number, AdviceGiven& advice)
{
    constexpr int kMostMoves = 1200;
    const Setup setup{seats, {}, Seed::fromText(type.sheet().id + " advises " + std::to_string(number))};
    Random random(setup.seed, "walk");
    const auto match = type.newMatch(setup);
    for (int moves = 0; !match->outcome() && moves < kMostMoves; ++moves) {
        for (const Seat seat : match->toAct())
            lookAtAdvice(*match, seat, advice);
        match->playOn(1, random);
    }
}

} // namespace

TEST_CASE("An advice says of every move what is done, and of no two things that can be touched the same")
{
    const GameCatalog catalog;
    AdviceGiven advice;
    for (const char* const game : {"arbor", "forsaken"}) {
        const GameType& type = *catalog.find(game);
        for (const int seats : {type.sheet().minSeats, type.sheet().maxSeats})
            for (int number = 0; number < 4; ++number)
                walkAdvised(type, seats, number, advice);
    }
    for (const std::string& fault : advice.faults)
        FAIL_CHECK(fault);
    for (const char* const rare : {"Let %1 come next", "Let %1 come after that", "Take %1 out of the discard",
                                   "%1 against %2", "Draw %1"}) {
        CAPTURE(std::string(rare));
        CHECK(advice.said.contains(rare));
    }
}
