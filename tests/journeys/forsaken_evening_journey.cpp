#include "app/lan/lan_table.h"
#include "app/lan/laptop_chance.h"
#include "board_eyes.h"
#include "games/forsaken/territories.h"
#include "pace.h"
#include "party.h"
#include "test_clock.h"

#include <QDeadlineTimer>
#include <QScopeGuard>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace std::chrono_literals;

namespace {

constexpr int kSeats = 8;
constexpr std::array kGuestNames{"Jonas", "Noor", "Sami", "Theodora", "Tom", "Ida", "Lena"};
static_assert(kGuestNames.size() == kSeats - 1);
constexpr auto kNightTwo = "forsaken-night-two";
/// The Forsaken hide the Village in the upper left corner.
constexpr Cell kVillage = forsaken::kDestinations[0];
/// So much time passes for the table where nobody does anything.
constexpr auto kStep = 200ms;
/// After so many steps in which nobody does anything what was said has come to all, and the person at the
/// window acts; after so many more what was said to the table was lost to something else.
constexpr int kSettled = 3;
constexpr int kStuck = 40;
constexpr int kEveningPatience = 300'000;
/// How a language calls what is pressed and read.
struct EveningWords
{
    const char* language;
    const char* host;
    const char* options;
    const char* suggested;
    const char* open;
    const char* letIn;
    const char* start;
    const char* village;
    const char* wander;
    const char* playable;
    const char* wins;
};

bool isOnEdge(Cell cell)
{
    return cell.column == 0 || cell.row == 0 || cell.column == forsaken::kSide - 1 ||
           cell.row == forsaken::kSide - 1;
}

int stepsHome(Cell from)
{
    return std::max(std::abs(from.column - kVillage.column), std::abs(from.row - kVillage.row));
}

/// How good a Path is here: one that leads towards the Village, and onto nothing before it is time.
std::pair<bool, int> worthOf(Cell cell, bool goesHome)
{
    return {!goesHome && isOnEdge(cell), stepsHome(cell)};
}

/// What a guest does: nothing that anybody could answer, and Paths towards the Village.
class Script
{
public:
    std::optional<std::string> choose(const SeatView& view, bool goesHome)
    {
        if (view.scene.night)
            return hide(view);
        for (const char* const move : {"ready", "draw", "rest"})
            if (has(view, move))
                return move;
        const auto path = bestPath(view, goesHome);
        const bool canEnd = has(view, "end");
        if (path && (goesHome || !canEnd))
            return path;
        if (canEnd)
            return "end";
        for (const char* const start : {"pick ", "arrange ", "enough", "pass", "vote up"})
            for (const Offer& offer : view.offers)
                if (offer.move.starts_with(start))
                    return offer.move;
        return std::nullopt;
    }

private:
    static bool has(const SeatView& view, std::string_view move)
    {
        return std::ranges::find(view.offers, move, &Offer::move) != view.offers.end();
    }
    /// Whoever is no Forsaken does the same, in vain.
    std::optional<std::string> hide(const SeatView& view)
    {
        constexpr auto kHide = "place village 1";
        if (m_hasHidden || !has(view, kHide))
            return std::nullopt;
        m_hasHidden = true;
        return kHide;
    }
    static std::optional<std::string> bestPath(const SeatView& view, bool goesHome)
    {
        std::optional<std::string> best;
        std::pair<bool, int> worth;
        for (const Offer& offer : view.offers) {
            if (!offer.move.starts_with("forge ") && !offer.move.starts_with("play wander "))
                continue;
            const auto cell = Cell::fromText(std::string_view(offer.move).substr(offer.move.rfind(' ') + 1));
            if (!cell)
                continue;
            const auto now = worthOf(*cell, goesHome);
            if (!best || now < worth) {
                best = offer.move;
                worth = now;
            }
        }
        return best;
    }

    bool m_hasHidden = false;
};

/// Somebody at a laptop of their own, who does what a script says.
struct ScriptedGuest
{
    explicit ScriptedGuest(const GameType& game, const char* name) : person(game, name) {}

    /// Does what is asked, once or `again`; false where nothing is.
    bool act(bool goesHome, bool again)
    {
        const SeatView* const view = person.view();
        if (!view || view->offers.empty() || (view->revision == answered && !again))
            return false;
        answered = view->revision;
        const auto move = script.choose(*view, goesHome);
        if (move)
            person.act(*move);
        return move.has_value();
    }

    lan::Person person;
    Script script;
    std::optional<std::uint32_t> answered;
};

/// Eight laptops and one evening: a window hosts and plays, seven guests come over TLS. The test is the
/// table's clock, and its chance is the same each time.
class Evening
{
public:
    explicit Evening(const EveningWords& words)
        : m_words(words),
          m_program(
              m_folder, "evening", {},
              [&](StartOptions& options) {
                  options.language = words.language;
                  options.player = "Mira";
              },
              Explaining::off, [this](Program& program) { program.setPace(paceBy(m_clock)); }),
          m_person(m_program, QStringLiteral("forsaken-evening-") + words.language), m_eyes(m_person)
    {
    }

    void openTable()
    {
        m_person.press(m_words.host);
        m_person.waitUntil("the box is on the shelf", [&] { return box() != nullptr; });
        m_person.press(*box());
        m_person.waitUntil("a table of it is set up", [&] { return seatCount() != nullptr; });
        m_person.tabTo("how many sit down", [&] { return m_person.focused() == seatCount(); });
        for (int presses = 0; !shows(*seatCount(), kSeats); ++presses) {
            REQUIRE(presses < kSeats);
            m_person.pressKey(Qt::Key_Right);
        }
        m_person.press(m_words.options);
        m_person.press(m_words.suggested);
        m_person.picture("set-up");
        m_person.press(m_words.open);
        m_person.waitUntil("the lobby is there", [&] { return lan().lobby()->mySeat() == 0; });
    }

    void letGuestsIn()
    {
        const GameType& game = *Program::instance().game("forsaken");
        const auto games = Program::instance().laptop().games;
        for (const char* const name : kGuestNames) {
            ScriptedGuest& guest = *m_guests.emplace_back(std::make_unique<ScriptedGuest>(game, name));
            guest.person.pace = paceBy(m_clock);
            guest.person.entropy = lan::steadyEntropy(name);
            guest.person.content = std::ranges::find(games, "forsaken", &lan::GameVersion::id)->content;
            guest.person.version = QCoreApplication::applicationVersion().toStdString();
            guest.person.join(static_cast<std::uint16_t>(lan().port()));
            const QString letIn = QString::fromUtf8(m_words.letIn).arg(name);
            m_person.waitFor(letIn);
            if (m_guests.size() == 1)
                m_person.picture("knocks");
            m_person.press(letIn);
            guest.person.take(static_cast<int>(m_guests.size()));
        }
        m_person.waitUntil("all are ready", [&] { return lan().lobby()->canStart(); });
        m_person.picture("lobby");
        m_person.press(m_words.start);
        m_person.waitUntil("the table is laid", [&] { return !m_person.all("MatchView").isEmpty(); });
        table().setSecond(kStill);
        table().setStepPace(1);
    }

    /// Everybody does what they are asked, until the match is over.
    void play()
    {
        const QDeadlineTimer patience(kEveningPatience);
        for (int quiet = 0; !scene().isOver(); ++quiet) {
            if (patience.hasExpired())
                m_person.giveUp("the evening comes to no end");
            const std::uint32_t before = revision();
            bool isDone = quiet > kSettled && act();
            for (const auto& guest : m_guests)
                isDone = guest->act(m_goesHome, quiet > kStuck) || isDone;
            if (!isDone)
                m_clock.pass(kStep);
            QTest::qWait(1);
            if (isDone || revision() != before)
                quiet = 0;
        }
        m_person.waitUntil("the end is shown", [&] { return !m_person.all("EndPage").isEmpty(); });
        m_person.picture("end");
    }

    /// How the match ended is seen alike by all, and all laptops found the deal fair.
    void checkEnd()
    {
        CHECK(m_nights == std::set<std::string>{"forsaken-night-one", kNightTwo});
        CHECK(scene().verdict().contains(m_words.wins));
        CHECK(m_person.sees(scene().verdict()));
        CHECK_FALSE(m_person.all("WinnerSign").isEmpty());
        const auto& first = m_guests.front()->person.view()->scene.outcome;
        REQUIRE(first);
        for (const auto& guest : m_guests) {
            CHECK(guest->person.view()->scene.outcome == first);
            REQUIRE(lan::until([&] { return guest->person.opened.has_value(); }));
            CHECK(guest->person.opened->isDealChecked);
        }
        MESSAGE(m_guests.front()->person.opened->record.moves.size(),
                " moves: ", scene().verdict().toStdString());
    }

private:
    LanTable& lan() const
    {
        auto* const lan = m_person.window().findChild<LanTable*>();
        REQUIRE(lan);
        return *lan;
    }
    TableModel& table() const { return *lan().table(); }
    SceneModel& scene() const { return *table().scene(); }
    QQuickItem* box() const
    {
        return m_person.find([](const QString& name) { return name.startsWith("Forsaken Forest, "); });
    }
    QQuickItem* seatCount() const
    {
        for (QQuickItem* const stepper : m_person.all("Stepper"))
            if (stepper->property("choices").toStringList().size() == 9) // 4 to 12
                return stepper;
        return nullptr;
    }
    static bool shows(const QQuickItem& stepper, int seats)
    {
        return stepper.property("choices")
            .toStringList()
            .value(stepper.property("current").toInt())
            .startsWith(QString::number(seats));
    }
    /// A picture the first time that it comes to it.
    void pictureOnce(const QString& step)
    {
        if (m_seen.insert(step).second)
            m_person.picture(step);
    }
    const SeatView& view() const { return table().source().view(Viewer(Seat{0})); }
    std::uint32_t revision() const { return view().revision; }

    /// The person at the window does one thing that they are asked; false where they are asked nothing.
    bool act()
    {
        if (table().isShowing())
            return false;
        if (!m_person.all("NightPage").isEmpty())
            return actAtNight();
        if (m_nights.contains(kNightTwo) && !m_goesHome) {
            m_goesHome = true;
            pictureOnce("second-day");
        }
        if (!m_eyes.isAllLit())
            return false;
        const std::uint32_t before = revision();
        if (!touch())
            return false;
        // What somebody else did meanwhile may have come before it.
        constexpr int kTaken = 3000;
        if (!QTest::qWaitFor([&] { return scene().isOver() || revision() != before; }, kTaken))
            table().back();
        return true;
    }

    bool actAtNight()
    {
        const NightEntry night = scene().night();
        const auto& script = m_guests.front()->person.view()->scene.night;
        if (script)
            m_nights.insert(script->script);
        const QString part = QStringLiteral("night-%1-%2").arg(m_nights.size()).arg(night.place);
        if (!m_seen.insert(part).second)
            return false;
        m_person.picture(part);
        const bool areHidden = std::ranges::any_of(
            view().offers, [](const Offer& offer) { return offer.move.starts_with("place "); });
        if (areHidden && m_seen.insert("hidden").second) {
            const auto spots = m_person.all("NightSpot");
            const auto corner = std::ranges::find_if(spots, [](const QQuickItem* spot) {
                return Person::nameOf(*spot) == QString::fromStdString(kVillage.text());
            });
            REQUIRE(corner != spots.end());
            m_person.press(**corner);
            m_person.waitFor(m_words.village);
            m_person.picture("destination");
            m_person.press(m_words.village);
        }
        return true;
    }

    bool touch()
    {
        for (const QVariant& row : scene().promptButtons()->entries()) {
            const auto entry = row.value<ButtonEntry>();
            if (entry.id == "pass" && entry.isEnabled && m_person.sees(entry.label)) {
                pictureOnce("asked");
                m_person.press(entry.label);
                return true;
            }
        }
        if (!scene().isMyTurn())
            return false;
        if (!scene().hasNextButton())
            return forge() || pick();
        const ButtonEntry next = scene().nextButton();
        if (next.id == "end" && (m_goesHome || !next.isEnabled) && wander())
            return true;
        if (!next.isEnabled)
            return false;
        pictureOnce(next.id);
        m_person.press(*m_person.findIn(*m_person.all("ActionButtons").first(), next.label));
        return true;
    }

    bool pick()
    {
        QQuickItem* const card = playable({});
        if (!card)
            return false;
        pictureOnce("pick");
        m_person.press(*card);
        return true;
    }
    QQuickItem* playable(const QString& name) const
    {
        return m_person.find([&](const QString& other) {
            return other.startsWith(name) && other.endsWith(QString::fromUtf8(m_words.playable));
        });
    }
    bool wander()
    {
        QQuickItem* const card = playable(QString::fromUtf8(m_words.wander));
        if (!card)
            return false;
        m_person.press(*card);
        constexpr int kPicked = 3000;
        const bool isPicked = QTest::qWaitFor(
            [&] {
                return !table().pickedName().isEmpty() && m_eyes.isAllLit() && !m_eyes.litSpaces().isEmpty();
            },
            kPicked);
        if (!isPicked)
            return true;
        pictureOnce("wander");
        return forge();
    }
    bool forge()
    {
        const QList<LitSpace> spaces = m_eyes.litSpaces();
        if (spaces.isEmpty())
            return false;
        pictureOnce("forge");
        const auto best = std::ranges::min_element(spaces, {}, [this](const LitSpace& space) {
            return worthOf(
                {static_cast<std::int16_t>(space.cell.x()), static_cast<std::int16_t>(space.cell.y())},
                m_goesHome);
        });
        m_person.letSettle(*m_eyes.board());
        m_person.pressAt(m_eyes.middleOf(best->cell));
        return true;
    }

    const EveningWords& m_words;
    FreshFolder m_folder;
    lan::TestClock m_clock;
    OpenedProgram m_program;
    mutable Person m_person;
    BoardEyes m_eyes;
    std::vector<std::unique_ptr<ScriptedGuest>> m_guests;
    std::set<std::string> m_nights;
    std::set<QString> m_seen;
    bool m_goesHome = false;
};

void spend(const EveningWords& words)
{
    LaptopChance::drawFrom(lan::steadyEntropy("ember"));
    const auto back = qScopeGuard([] { LaptopChance::drawFrom({}); });
    Evening evening(words);
    evening.openTable();
    evening.letGuestsIn();
    evening.play();
    evening.checkEnd();
}

} // namespace

TEST_CASE("Eight laptops play Forsaken Forest from the set-up through two Nights until a side has won")
{
    spend({"en", "Host", "Change the options", "Suggested", "Open the table", "The same, let %1 in",
           "Start the match", "The Village", "Wander", ", can be played", " win: they found the Village."});
}

TEST_CASE("The same evening of eight laptops in German")
{
    spend({"de", "Gastgeben", "Regeln ändern", "Vorgeschlagen", "Tisch öffnen", "Dieselben, %1 darf herein",
           "Partie beginnen", "Das Dorf", "Wandern", ", spielbar",
           " gewinnen: Sie haben das Dorf gefunden."});
}
