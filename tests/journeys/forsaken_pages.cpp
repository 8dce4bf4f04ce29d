#include "app/home/sample_match.h"
#include "app/program.h"
#include "app/table/model/table_model.h"
#include "app/table/touch/touches.h"
#include "every_page.h"
#include "pace.h"
#include "session/played_match.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <ranges>

/// The pages of Forsaken Forest, each a moment of a match.
namespace tablewood::journeys {

namespace {

constexpr Seat kViewer{0};

bool can(const Match& match, std::string_view move)
{
    return std::ranges::any_of(match.legalMoves(kViewer),
                               [&](const std::string& one) { return one.starts_with(move); });
}

std::optional<NightSpot> firstSpot(const Match& match)
{
    const auto night = match.view(kViewer).night;
    if (!night || night->spots.empty() || night->spots.front().button.empty())
        return std::nullopt;
    return night->spots.front();
}

/// The vote that is on, as the viewer sees it.
std::optional<Ballot> ballotIn(const Match& match)
{
    auto ballot = match.view(kViewer).ballot;
    return ballot && !ballot->isOver ? ballot : std::nullopt;
}

/// How many have shown how they vote, and whether nobody is left who may.
std::pair<int, bool> slipsIn(const Ballot& ballot)
{
    const auto in = static_cast<int>(std::ranges::count_if(ballot.slips, &Slip::isIn));
    return {in, in == std::ranges::count_if(ballot.slips, &Slip::mayVote)};
}

/// A card whose next and last pick is a seat's panel.
std::optional<PieceId> cardForSeats(const Match& match)
{
    for (const Offer& offer : match.offers(kViewer))
        if (offer.picks.size() == 2 && offer.picks.front().kind == PickKind::piece &&
            isPanel(match.view(kViewer), offer.picks.back().id))
            return offer.picks.front().piece;
    return std::nullopt;
}

std::size_t notesOf(const Match& match)
{
    const Scene scene = match.view(kViewer);
    const auto notebook = std::ranges::find(scene.panels, true, &Panel::isGuarded);
    return notebook == scene.panels.end() ? 0 : notebook->items.size();
}

} // namespace

void EveryPage::addForsakenMoments()
{
    const std::vector<const GameType*> games = Program::instance().games();
    const auto game =
        std::ranges::find_if(games, [](const GameType* each) { return each->sheet().id == "forsaken"; });
    REQUIRE(game != games.end());
    addNights(**game);
    addDays(**game);
    addHearings(**game);
    addSharedDays(**game);
    addStage(**game);
    addEnds(**game);
}

void EveryPage::addNights(const GameType& game)
{
    addMoment(game, {"dark-with-cards", 4, [](const Match& match) {
                         const auto spot = firstSpot(match);
                         return spot && !spot->seat.isPlayer();
                     }});
    addMoment(game, {"dark-with-travellers", 4, [](const Match& match) {
                         const auto spot = firstSpot(match);
                         return spot && spot->seat.isPlayer();
                     }});
    addMoment(game, {"dusk", 12, [](const Match& match) {
                         const Scene scene = match.view(kViewer);
                         return !scene.night && scene.phase >= 0 &&
                                scene.phases[static_cast<std::size_t>(scene.phase)].id == "night";
                     }});
    // These are not laid out yet for every narrow window and every size of words.
    m_pages.back().isReadWhole = false;
}

void EveryPage::addDays(const GameType& game)
{
    addMoment(game, {"role", 12, [](const Match& match) { return can(match, "ready"); }});
    m_pages.back().isReadWhole = false;
    addMoment(game, {"first-path", 12, [](const Match& match) { return can(match, "forge"); }});
    m_pages.back().isReadWhole = false;
    addMoment(game, {"turn-of-12", 12, [](const Match& match) { return can(match, "end"); }});
    addMoment(game, {"turn-of-4", 4, [](const Match& match) {
                         const Scene scene = match.view(kViewer);
                         return can(match, "end") &&
                                std::ranges::count(scene.pieces, "path", &Piece::figure) > 8;
                     }});
    addMoment(game, {"window-for-answers", 12,
                     [](const Match& match) { return can(match, "pass") && can(match, "play"); }});
    m_pages.back().isReadWhole = false;
    TableMoment aiming{"choosing-a-traveler", 12,
                       [](const Match& match) { return can(match, "end") && cardForSeats(match); }};
    aiming.then = [this](const Match& match) { table().pressPiece(static_cast<int>(*cardForSeats(match))); };
    aiming.isReadWhole = false;
    addMoment(game, aiming);
    TableMoment notebook{"notebook", 12,
                         [](const Match& match) { return can(match, "end") && notesOf(match) > 4; }};
    notebook.then = [this](const Match&) {
        m_person.waitUntil("the notebook is there", [&] { return !m_person.all("GuardedPage").isEmpty(); });
        m_person.all("GuardedPage").first()->setProperty("isOpen", true);
    };
    // It is read for as long as it is held, and lies over other things.
    notebook.isForEyesAlone = true;
    notebook.isReadWhole = false;
    addMoment(game, notebook);
}

void EveryPage::addHearings(const GameType& game)
{
    addMoment(game, {"testimony", 12, [](const Match& match) {
                         const auto ballot = ballotIn(match);
                         return ballot && ballot->subject != kViewer && !can(match, "vote") &&
                                slipsIn(*ballot).first == 0;
                     }});
    addMoment(game, {"own-testimony", 8, [](const Match& match) {
                         const auto ballot = ballotIn(match);
                         return ballot && ballot->subject == kViewer && can(match, "rest");
                     }});
    const auto isVoting = [](const Match& match) {
        const auto ballot = ballotIn(match);
        return ballot && can(match, "vote") && !slipsIn(*ballot).second;
    };
    addMoment(game, {"gallows", 12, isVoting, 5});
    addMoment(game, {"gallows-of-8", 8, isVoting, 3});
    TableMoment lesson{"gallows-explained", 12, isVoting};
    lesson.isExplained = true;
    lesson.isReadWhole = false;
    addMoment(game, lesson);
    const auto isCountdown = [](const Match& match) {
        const auto ballot = ballotIn(match);
        return ballot && slipsIn(*ballot).second;
    };
    addMoment(game, {"countdown", 12, isCountdown});
    TableMoment shown{"thumbs-shown", 12, isCountdown};
    shown.then = [this](const Match&) {
        table().setSecond(kHurried);
        m_person.waitUntil("all thumbs are shown", [&] { return table().scene()->ballot().isOver; });
        table().setSecond(kStill);
    };
    addMoment(game, shown);
}

void EveryPage::addSharedDays(const GameType& game)
{
    TableMoment screen{"shared-screen-of-12", 12, [](const Match& match) { return can(match, "end"); }};
    screen.then = [this](const Match&) {
        table().setSharedScreen(true);
        m_person.waitUntil("the shared screen is shown",
                           [&] { return !m_person.all("SharedPage").isEmpty(); });
    };
    screen.isForEyesAlone = true;
    screen.isReadWhole = false;
    addMoment(game, screen);
    TableMoment votes{"votes-around-one-screen", 12, [](const Match& match) {
                          const auto ballot = ballotIn(match);
                          return ballot && can(match, "vote");
                      }};
    votes.arePersons = true;
    addMoment(game, votes);
    TableMoment answers{"answers-around-one-screen", 12,
                        [](const Match& match) { return can(match, "pass") && can(match, "respond"); }};
    answers.arePersons = true;
    answers.isReadWhole = false;
    addMoment(game, answers);
}

void EveryPage::addStage(const GameType& game)
{
    // Two have died, so that there is as much to tell as ever stands there.
    const auto isSad = [](const Match& match) {
        return can(match, "end") &&
               std::ranges::count(match.view(kViewer).panels, Mood::gone, &Panel::mood) > 1;
    };
    for (const bool isOnSharedScreen : {false, true}) {
        TableMoment stage{isOnSharedScreen ? "stage-on-the-shared-screen" : "stage", 12, isSad};
        stage.isStaged = true;
        stage.then = [isOnSharedScreen, this](const Match&) {
            StageModel& events = *table().stage();
            events.setTimes({kStill, 0, kStill});
            events.takeBack(kViewer, 0);
            events.takeBack(Viewer::publicView(), 0);
            table().setSharedScreen(isOnSharedScreen);
            table().handTo(kViewer);
            m_person.waitUntil("something stands there", [&] { return events.waiting() == 3; });
        };
        stage.isForEyesAlone = isOnSharedScreen;
        stage.isReadWhole = !isOnSharedScreen;
        addMoment(game, stage);
    }
}

void EveryPage::addEnds(const GameType& game)
{
    for (const auto& [seats, winners] : {std::pair(12, 8), std::pair(8, 2)})
        addMoment(game, {QStringLiteral("end-of-%1-with-%2-winners").arg(seats).arg(winners), seats,
                         [winners = winners](const Match& match) {
                             const auto outcome = match.outcome();
                             return outcome && outcome->winners.count() == winners;
                         }});
}

} // namespace tablewood::journeys
