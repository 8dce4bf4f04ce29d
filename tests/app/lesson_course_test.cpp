#include "app/table/lesson_course.h"
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
        m_match = type.newMatch(setup);
        look();
    }
    const SeatView& view() const { return m_view; }
    bool isOver() const { return m_match->outcome().has_value(); }
    void play(const std::string& move)
    {
        Log log;
        REQUIRE_FALSE(m_match->apply(m_match->toAct().first(), move, log));
        for (const LogEntry& entry : log.entries())
            if (entry.isFor(m_reader))
                m_view.log.push_back(entry.event);
        look();
    }
    void playRandomly(Random& random)
    {
        const auto moves = m_match->legalMoves(m_match->toAct().first());
        play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }

private:
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
    static const Lesson lesson = *lessonIn(TABLEWOOD_SOURCE_DIR "/tests/kit/lessons", "connect-four");
    return lesson;
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

TEST_CASE("What was read before does not come again")
{
    Seen seen(connectFour(), Seat{0}, "four");
    LessonCourse course(ofConnectFour(), Seat{0}, {"goal", "drop"});
    CHECK(idOf(course.follow(seen.view())).empty());
}

TEST_CASE("Every step of Arbor's script comes in some match, those of the first turns in all")
{
    const GameCatalog catalog;
    const Lesson lesson = *lessonIn(kShippedLessons, "arbor");
    std::set<std::string> everywhere;
    for (int number = 0; number < 12; ++number) {
        const std::string seed = "lesson " + std::to_string(number);
        // Those who play at random do not come far.
        Seen seen(*catalog.find("arbor"), Seat{0}, seed, {{"glory", "5"}});
        LessonCourse course(lesson, Seat{0}, {});
        Random random(Seed::fromText(seed), "moves");
        for (int moves = 0; moves < 2000 && !seen.isOver(); ++moves) {
            // Whoever reads at once.
            for (std::size_t steps = 0; course.follow(seen.view()) && steps < lesson.steps.size(); ++steps)
                if (const LessonStep* step = course.follow(seen.view()); step && !step->until)
                    course.next(seen.view());
            seen.playRandomly(random);
        }
        for (const char* step : {"goal", "ancient", "start", "turn", "dice", "manna", "grow", "others"}) {
            CAPTURE(seed);
            CHECK(course.read().contains(step));
        }
        everywhere.insert(course.read().begin(), course.read().end());
    }
    for (const LessonStep& step : lesson.steps)
        CHECK_MESSAGE(everywhere.contains(step.id), step.id);
}
