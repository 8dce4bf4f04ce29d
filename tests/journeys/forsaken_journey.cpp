#include "board_eyes.h"
#include "pace.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

constexpr int kSwift = 20;

/// Somebody at a table of Forsaken Forest with three bots, and what they call its things.
class LoneTraveler
{
public:
    LoneTraveler(const char* language, const char* seed)
        : m_language(QString::fromLatin1(language)),
          m_program(m_folder, seed, {}, [&](StartOptions& options) { options.language = m_language; }),
          m_person(m_program, QStringLiteral("forsaken-") + m_language), m_eyes(m_person)
    {
    }

    /// Starts the match by mouse. The clock stands still.
    void sitDown(const QString& play, const QString& start, const QString& ready)
    {
        m_person.press(play);
        m_person.waitUntil("the box is on the shelf", [&] { return box() != nullptr; });
        m_person.press(*box());
        m_person.waitUntil("four sit down", [&] { return m_person.all("SeatRow").size() == 4; });
        m_person.picture("set-up");
        m_person.press(start);
        m_person.waitUntil("the table is laid", [&] { return !m_person.all("MatchView").isEmpty(); });
        m_eyes.table().setSecond(kStill);
        m_eyes.table().setBotPace(1);
        m_person.waitUntil("a Role lies before them", [&] { return canGoOn(ready); });
        m_person.picture("role");
        m_person.press(ready);
        m_person.waitUntil("everybody sits in the dark", [&] { return isNight(); });
        letRun(
            "the Destinations are placed", [&] { return spots().size() == 8; }, kSwift);
        m_person.picture("night");
    }

    bool isNight() const { return !m_person.all("NightPage").isEmpty(); }
    QList<QQuickItem*> spots() const { return m_person.all("NightSpot"); }
    static NightSpotEntry entryOf(const QQuickItem& spot)
    {
        return spot.property("entry").value<NightSpotEntry>();
    }

    /// The clock runs until it is so.
    void letRun(const char* what, const std::function<bool()>& isSo, int second = kHurried)
    {
        m_eyes.table().setSecond(second);
        m_person.waitUntil(what, isSo);
        m_eyes.table().setSecond(kStill);
    }

    /// Chooses a Destination card for the first spot.
    void putDown(const QString& what)
    {
        m_person.press(*spots().first());
        m_person.waitFor(what);
        m_person.picture("options");
        m_person.press(what);
        m_person.waitUntil("the card lies there",
                           [&] { return entryOf(*spots().first()).face.name == what; });
        m_person.picture("chosen");
    }

    /// The clock runs on to the day, and until the first Path is theirs to forge: forges it.
    void forgeFirstPath()
    {
        letRun("it is day", [&] { return !isNight(); });
        letRun("a first Path is asked for", [&] { return isAtRest() && isAsked(); });
        m_person.picture("day");
        const QPoint cell = m_eyes.litSpaces().first().cell;
        CHECK(m_eyes.places("path").isEmpty());
        press(cell);
        m_person.waitUntil("the Path lies there", [&] { return isPath(cell); });
        m_person.picture("first-path");
    }

    /// The others play on until it is their turn: draws, wanders onto the first lit space, ends the turn.
    /// Nobody answers, but what was thought out before.
    void takeTurn(const QString& draw, const QString& wander, const QString& end)
    {
        letRun("it is their turn", [&] { return canGoOn(draw); });
        m_eyes.table().setBotPace(kStill);
        m_person.picture("turn");
        const int cards = handCards();
        // The Action Phase begins some seconds behind the draw.
        goOnUntil("a card is drawn, and can be played", draw,
                  [&] { return isAtRest() && handCards() > cards && m_person.sees(wander); });
        // Who has a Wander must Wander first.
        CHECK_FALSE(canGoOn(end));
        m_person.picture("drawn");
        m_person.press(wander);
        m_person.waitUntil("the card is picked",
                           [&] { return !m_eyes.table().pickedName().isEmpty() && isAsked(); });
        m_person.picture("card-in-hand");
        const QPoint cell = m_eyes.litSpaces().first().cell;
        press(cell);
        letRun("the Path lies there", [&] { return isPath(cell); });
        m_person.picture("wandered");
        letRun("the turn can be ended", [&] { return canGoOn(end); });
        goOnUntil("the turn is over", end, [&] { return !m_eyes.table().isShowing() && !canGoOn(end); });
        m_person.picture("ended");
    }

private:
    bool isAtRest() const { return !m_eyes.table().isShowing() && m_eyes.scene().isMyTurn(); }
    bool isAsked() const { return m_eyes.isAllLit() && !m_eyes.litSpaces().isEmpty(); }
    bool isPath(QPoint cell) const { return m_eyes.places("path").contains(cell); }
    bool canGoOn(const QString& name) const
    {
        const SceneModel& scene = m_eyes.scene();
        return isAtRest() && scene.hasNextButton() && scene.nextButton().label == name &&
               scene.nextButton().isEnabled;
    }
    /// Presses the way on until it is so: others may act meanwhile, and then a press only hurries what is
    /// shown.
    void goOnUntil(const char* what, const QString& name, const std::function<bool()>& isSo)
    {
        letRun(what, [&] {
            if (isSo())
                return true;
            // A phase may be called like the button that is in it.
            if (canGoOn(name))
                m_person.pressAt(
                    m_person.shownPart(*m_person.findIn(*m_person.all("ActionButtons").first(), name))
                        .center());
            return isSo();
        });
    }
    int handCards() const { return m_eyes.scene().hand().count; }
    void press(QPoint cell)
    {
        m_person.letSettle(*m_eyes.board());
        m_person.pressAt(m_eyes.middleOf(cell));
    }
    QQuickItem* box() const
    {
        return m_person.find([](const QString& name) { return name.startsWith("Forsaken Forest, "); });
    }

    QString m_language;
    FreshFolder m_folder;
    OpenedProgram m_program;
    mutable Person m_person;
    BoardEyes m_eyes;
};

} // namespace

TEST_CASE(
    "A person plays Forsaken Forest with three bots: chooses in the dark, forges the first Path and takes a "
    "turn by mouse")
{
    LoneTraveler traveler("en", "fugue");
    traveler.sitDown("Play at this table", "Start", "I know my Role");
    REQUIRE(traveler.spots().size() == 8);
    traveler.putDown("The Village");
    traveler.forgeFirstPath();
    traveler.takeTurn("Draw", "Wander, can be played", "End the Action Phase");
}

TEST_CASE("The same evening of Forsaken Forest in German")
{
    LoneTraveler traveler("de", "fugue");
    traveler.sitDown("An diesem Tisch spielen", "Los", "Ich kenne meine Rolle");
    traveler.putDown("Das Dorf");
    traveler.forgeFirstPath();
    traveler.takeTurn("Ziehen", "Wandern, spielbar", "Aktionsphase beenden");
}
