#include "app/table/lesson/lesson_course.h"
#include "connect_four.h"
#include "content/game_catalog.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A match as one seat sees it.
class Seen
{
public:
    Seen(const GameType& type, Seat reader, const std::string& seed,
         const std::map<std::string, std::string>& options = {})
        : m_reader(reader)
    {
        Setup setup;
        setup.seats = type.sheet().minSeats;
        setup.seed = Seed::fromText(seed);
        setup.options = options;
        m_match = type.newMatch(anew(type.sheet(), setup));
        look();
    }
    const SeatView& view() const { return m_view; }
    bool isOver() const { return m_match->outcome().has_value(); }
    void play(const std::string& move) { play(m_match->toAct().first(), move); }
    void playRandomly(Random& random)
    {
        const Seat seat = m_match->mover();
        const auto moves =
            seat == Seat::clock() ? std::vector{m_match->timer().value().move} : m_match->legalMoves(seat);
        play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }

private:
    void play(Seat seat, const std::string& move)
    {
        Log log;
        REQUIRE_FALSE(m_match->apply(seat, move, log));
        for (const LogEntry& entry : log.entries())
            if (entry.isFor(m_reader))
                m_view.log.push_back(entry.event);
        look();
    }
    void look()
    {
        m_view.scene = m_match->view(m_reader);
        m_view.offers = m_match->offers(m_reader);
        ++m_view.revision;
    }

    Seat m_reader;
    std::unique_ptr<Match> m_match;
    SeatView m_view;
};

const GameType& connectFour()
{
    static const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour{}};
    return type;
}

const Lesson& ofConnectFour()
{
    static const Lesson lesson = lessonsIn(TABLEWOOD_SOURCE_DIR "/tests/kit/lessons", "connect-four").front();
    return lesson;
}

/// The steps that somebody reads, each at once, in a match that is played at random.
std::set<std::string> readIn(const GameType& type, const Lesson& lesson, const std::string& seed,
                             const std::map<std::string, std::string>& options)
{
    Seen seen(type, Seat{0}, seed, options);
    LessonCourse course(lesson, Seat{0}, {});
    Random random(Seed::fromText(seed), "moves");
    for (int moves = 0; moves < 2000 && !seen.isOver(); ++moves) {
        for (std::size_t steps = 0; course.follow(seen.view()) && steps < lesson.steps.size(); ++steps)
            if (const LessonStep* step = course.follow(seen.view()); step && !step->until)
                course.next(seen.view());
        seen.playRandomly(random);
    }
    return {course.read().begin(), course.read().end()};
}

std::string idOf(const LessonStep* step) { return step ? step->id : ""; }

} // namespace

TEST_CASE("A script of another game speaks of what that game has, and needs nothing but the script")
{
    std::vector<std::string> faults;
    for (const InputError& fault : faultsOf(ofConnectFour(), lessonWords(connectFour()), kLessonFile))
        faults.emplace_back(fault.what());
    CHECK(faults == std::vector<std::string>{});

    Seen seen(connectFour(), Seat{0}, "four");
    LessonCourse course(ofConnectFour(), Seat{0}, {});
    CHECK(idOf(course.follow(seen.view())) == "goal");
    course.next(seen.view());
    CHECK(idOf(course.follow(seen.view())) == "drop");
    seen.play("drop 4");
    CHECK(idOf(course.follow(seen.view())) == "wait");
    course.next(seen.view());
    CHECK(idOf(course.follow(seen.view())).empty());
    for (const char* move : {"drop 1", "drop 4"}) {
        seen.play(move);
        CHECK(idOf(course.follow(seen.view())).empty());
    }
    seen.play("drop 1");
    CHECK(idOf(course.follow(seen.view())) == "guard");
    CHECK_FALSE(course.isThrough());
    course.next(seen.view());
    CHECK(course.isThrough());
}

TEST_CASE("What has to be done counts from when it was said, and by whom it was asked of")
{
    Seen seen(connectFour(), Seat{0}, "four");
    for (const char* move : {"drop 4", "drop 1"})
        seen.play(move);
    LessonCourse course(ofConnectFour(), Seat{0}, {"goal"});
    CHECK(idOf(course.follow(seen.view())) == "drop");
    CHECK(idOf(course.follow(seen.view())) == "drop");
    seen.play("drop 4");
    course.follow(seen.view());
    CHECK(course.read().contains("drop"));
}

TEST_CASE("A step whose moment has passed goes unread and comes again with the next such moment")
{
    Lesson lesson;
    lesson.steps = {{"mine", "A", "Look.", LessonWhen{}, {}, {}}};
    lesson.steps.front().when->turn = LessonSide::mine;
    Seen seen(connectFour(), Seat{0}, "four");
    LessonCourse course(lesson, Seat{0}, {});
    CHECK(idOf(course.follow(seen.view())) == "mine");
    seen.play("drop 4");
    CHECK(idOf(course.follow(seen.view())).empty());
    CHECK(course.read().empty());
    seen.play("drop 1");
    CHECK(idOf(course.follow(seen.view())) == "mine");
}

TEST_CASE("While all vote nothing is told but what the vote is about")
{
    Lesson lesson;
    lesson.steps = {{"first", "A", "Look.", {}, {}, {}}, {"vote", "B", "Vote.", LessonWhen{}, {}, {}}};
    lesson.steps.back().when->ballot = true;
    LessonCourse course(lesson, Seat{0}, {});
    SeatView view;
    CHECK(idOf(course.follow(view)) == "first");
    view.scene.ballot = Ballot{};
    CHECK(idOf(course.follow(view)) == "vote");
    view.scene.ballot->isOver = true;
    CHECK(idOf(course.follow(view)) == "first");
    course.next(view);
    CHECK(idOf(course.follow(view)).empty());
}

TEST_CASE(
    "In Forsaken Forest the end of the Action Phase is not explained before a card was played in it, and "
    "nobody's death before somebody is on Death's Doorstep")
{
    const GameCatalog catalog;
    const Lesson lesson = lessonsIn(kShippedLessons, "forsaken").front();
    for (int number = 0; number < 6; ++number) {
        const std::string seed = "moment " + std::to_string(number);
        Seen seen(*catalog.find("forsaken"), Seat{0}, seed);
        LessonCourse course(lesson, Seat{0}, {});
        Random random(Seed::fromText(seed), "moves");
        bool hasPlayed = false;
        for (int moves = 0; moves < 400 && !seen.isOver(); ++moves) {
            const SeatView& view = seen.view();
            for (const Event& event : view.log)
                hasPlayed = hasPlayed || (event.cue == "play" && event.seat == Seat{0});
            while (const LessonStep* step = course.follow(view)) {
                CHECK((step->id != "end" || hasPlayed));
                const bool isDying = std::ranges::any_of(
                    view.scene.panels, [](const Panel& panel) { return panel.sign == "door"; });
                CHECK((step->id != "doorstep" || isDying));
                CHECK((step->id != "goal" || view.scene.night == std::nullopt));
                if (step->until)
                    break;
                course.next(view);
            }
            seen.playRandomly(random);
        }
    }
}

TEST_CASE("What was read before does not come again")
{
    Seen seen(connectFour(), Seat{0}, "four");
    LessonCourse course(ofConnectFour(), Seat{0}, {"goal", "drop"});
    CHECK(idOf(course.follow(seen.view())).empty());
}

TEST_CASE("Every step of a game's script comes in some match, those of the first turns in all")
{
    struct Script
    {
        const char* game;
        std::map<std::string, std::string> options;
        std::vector<std::string> always;
    };
    // Those who play at random do not come far in Arbor.
    const std::array scripts{Script{"arbor",
                                    {{"glory", "5"}},
                                    {"goal", "ancient", "start", "turn", "dice", "manna", "grow", "others"}},
                             Script{"forsaken", {}, {"role", "goal", "first-path"}},
                             Script{"rise-of-the-forest",
                                    {{"start", "guided"}},
                                    {"goal", "tower", "bases", "leader", "round", "hand", "draw"}},
                             Script{"kingdom-rush", {{"scenario", "prologue"}}, {"goal", "hero", "way"}}};
    const GameCatalog catalog;
    for (const Script& script : scripts) {
        const Lesson lesson = lessonsIn(kShippedLessons, script.game).back();
        std::set<std::string> everywhere;
        for (int number = 0; number < 48; ++number) {
            const std::string seed = "lesson " + std::to_string(number);
            const auto read = readIn(*catalog.find(script.game), lesson, seed, script.options);
            CAPTURE(seed);
            for (const std::string& step : script.always)
                CHECK_MESSAGE(read.contains(step), script.game << ": " << step);
            everywhere.insert(read.begin(), read.end());
        }
        for (const LessonStep& step : lesson.steps)
            CHECK_MESSAGE(everywhere.contains(step.id), script.game << ": " << step.id);
    }
}
