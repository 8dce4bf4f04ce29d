#include "forester.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

namespace tablewood::journeys {

namespace {

/// How far a space is from the nearest free one beside a Root; a large number if there is none.
int stepsToGlory(const BoardEyes& eyes, QPoint cell)
{
    int least = 1000;
    for (const QPoint root : eyes.places(QStringLiteral("root")))
        for (int row = -1; row <= 1; ++row)
            for (int column = -1; column <= 1; ++column) {
                const QPoint beside = root + QPoint(column, row);
                if (beside == cell || !eyes.isTaken(beside))
                    least = std::min(least, stepsBetween(cell, beside));
            }
    return least;
}

} // namespace

bool Forester::isWaited() const
{
    TableModel& table = m_eyes.table();
    return !table.isShowing() && (lesson() || m_eyes.scene().isOver() || table.isGateClosed() ||
                                  m_eyes.scene().isMyTurn() || m_eyes.scene().promptButtons()->count() > 0);
}

void Forester::pressButton(const QString& name)
{
    if (m_hands == Hands::mouse) {
        m_person.press(name);
        return;
    }
    m_person.tabTo(name);
    m_person.pressKey(Qt::Key_Return);
}

void Forester::openGate()
{
    if (m_hands == Hands::mouse) {
        const QString name = m_eyes.table().awaited().name + QStringLiteral(", press to look");
        m_person.waitUntil("the gate opens", [&] {
            if (QQuickItem* button = m_person.find(name))
                m_person.press(*button);
            return !m_eyes.table().isGateClosed();
        });
    } else {
        m_person.waitUntil("the gate opens", [&] {
            m_person.pressKey(Qt::Key_Space);
            return !m_eyes.table().isGateClosed();
        });
    }
    m_person.waitUntil("the gate is away", [&] { return m_person.all("Cover").isEmpty(); });
}

void Forester::pressSpace(QPoint cell)
{
    if (m_hands == Hands::mouse) {
        m_person.letSettle(*m_eyes.board());
        m_person.pressAt(m_eyes.middleOf(cell));
        return;
    }
    QQuickItem* board = m_eyes.board();
    m_person.tabTo(QStringLiteral("the board"), [&] { return m_person.focused() == board; });
    const auto cursor = [&] { return board->property("cursor").toPointF().toPoint(); };
    // The first arrow brings the light to the middle of the board.
    if (cursor().y() < 0)
        m_person.pressKey(Qt::Key_Left);
    while (cursor() != cell) {
        const QPoint way = cell - cursor();
        const QPoint before = cursor();
        m_person.pressKey(way.x() < 0   ? Qt::Key_Left
                          : way.x() > 0 ? Qt::Key_Right
                          : way.y() < 0 ? Qt::Key_Up
                                        : Qt::Key_Down);
        if (cursor() == before)
            m_person.giveUp(QStringLiteral("the arrows do not walk over the board"));
    }
    m_person.pressKey(Qt::Key_Return);
}

void Forester::chooseAncient()
{
    const auto isPlayable = [](const QString& name) {
        return name.endsWith(QStringLiteral(", can be played"));
    };
    if (m_hands == Hands::mouse) {
        m_person.press(*m_person.find(isPlayable));
        return;
    }
    m_person.tabTo(QStringLiteral("an Ancient"), [&] { return isPlayable(m_person.focusedName()); });
    m_person.pressKey(Qt::Key_Return);
}

bool Forester::canGoOn() const
{
    const SceneModel& scene = m_eyes.scene();
    return scene.hasNextButton() && scene.nextButton().isEnabled;
}

bool Forester::goOn()
{
    if (!canGoOn())
        return false;
    pressButton(m_eyes.scene().nextButton().label);
    return true;
}

void Forester::sitDown()
{
    m_person.press("Play at this table");
    m_person.press("Start");
    m_person.waitUntil("an Ancient is asked for",
                       [&] { return !m_person.all("MatchView").isEmpty() && m_eyes.scene().isMyTurn(); });
    m_eyes.table().setBotPace(1);
}

void Forester::playToDay()
{
    sitDown();
    REQUIRE(act());
    awaitDay();
}

void Forester::awaitDay()
{
    // On the way who begins may be named, and two Blessings be rolled again.
    for (int step = 0; step < 4; ++step) {
        m_person.waitUntil("it is my day, or something comes before it", [&] {
            const SceneModel& scene = m_eyes.scene();
            return scene.isMyTurn() && m_eyes.isAllLit() &&
                   (isNaming() || scene.promptButtons()->count() > 0 || canGoOn() ||
                    !m_eyes.litSpaces().isEmpty());
        });
        if (!m_eyes.litSpaces().isEmpty())
            return;
        REQUIRE(act());
    }
}

QQuickItem* Forester::lesson() const
{
    const QList<QQuickItem*> cards = m_person.all("LessonCard");
    return cards.isEmpty() || !cards.first()->property("isOpen").toBool() ? nullptr : cards.first();
}

void Forester::readLesson()
{
    const auto step = [this] { return m_eyes.table().lesson()->step(); };
    const QString before = step();
    pressButton(QStringLiteral("Got it"));
    m_person.waitUntil("it is read", [&] { return step() != before; });
}

bool Forester::act()
{
    m_person.waitUntil("something is to be done", [this] { return isWaited(); });
    if (m_eyes.scene().isOver())
        return false;
    if (lesson())
        readLesson();
    else if (m_eyes.table().isGateClosed())
        openGate();
    else
        play();
    // Until then the scene is still the one before it.
    m_person.waitUntil("what was done is shown", [this] { return !m_eyes.table().isShowing(); });
    return true;
}

bool Forester::isNaming() const { return m_eyes.scene().promptTitle() == QStringLiteral("Name who begins"); }

void Forester::play()
{
    m_person.waitUntil("all that can be touched is lit", [this] { return m_eyes.isAllLit(); });
    if (isNaming()) {
        pressSpace(m_eyes.standing(m_eyes.table().viewerSeat()));
        return;
    }

    std::optional<LitSpace> growing;
    std::optional<LitSpace> moving;
    int growingSteps = 0;
    int movingSteps = 0;
    for (const LitSpace& space : m_eyes.litSpaces()) {
        if (space.bonus == QStringLiteral("star")) {
            pressSpace(space.cell);
            return;
        }
        const int steps = stepsToGlory(m_eyes, space.cell);
        if (space.isMove ? !moving || steps < movingSteps
                         : space.mark == QStringLiteral("sprout") && (!growing || steps < growingSteps)) {
            (space.isMove ? moving : growing) = space;
            (space.isMove ? movingSteps : growingSteps) = steps;
        }
    }
    const int here = stepsToGlory(m_eyes, m_eyes.standing(m_eyes.table().viewerSeat()));
    if (moving && movingSteps < here && (!growing || movingSteps < growingSteps)) {
        pressSpace(moving->cell);
    } else if (growing) {
        pressSpace(growing->cell);
    } else if (!goOn()) {
        chooseAncient();
    }
}

bool Forester::playTurn()
{
    m_person.waitUntil("somebody is to act", [this] { return isWaited(); });
    if (m_eyes.table().isGateClosed())
        openGate();
    const QString turn = m_eyes.scene().turn();
    const int seat = m_eyes.table().viewerSeat();
    const QString moment = m_eyes.scene().moment();
    while (m_eyes.scene().isMyTurn() || m_eyes.scene().promptButtons()->count() > 0) {
        if (!act())
            return false;
        if (m_eyes.table().isGateClosed() || m_eyes.table().viewerSeat() != seat ||
            m_eyes.scene().moment() != moment)
            break;
    }
    return !m_eyes.scene().isOver();
}

} // namespace tablewood::journeys
