#include "forest_player.h"

#include "app/table/model/held_model.h"
#include "laid_match.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>

namespace tablewood::journeys {

void layForestMatch(Person& person, MatchRecord match)
{
    match.players = personAndBot();
    layRecord(person, "rise-of-the-forest", std::move(match));
    TableModel& table = BoardEyes(person).table();
    table.setBotPace(1);
    table.setStepPace(1);
    table.setSecond(1);
}

void openForestMatch(Person& person, std::map<std::string, std::string> options, const char* seed)
{
    MatchRecord match;
    match.setup = {2, std::move(options), Seed::fromText(seed)};
    layForestMatch(person, std::move(match));
}

bool ForestPlayer::isAsked() const { return !table().isShowing() && scene().isMyTurn() && m_eyes.isAllLit(); }

QQuickItem* ForestPlayer::playable(const QString& name) const
{
    for (const EntryModel::Row& row : scene().hand().pieces->rows()) {
        const auto card = row.entry.value<PieceEntry>();
        if (card.isLit && card.name.startsWith(name))
            return m_person.find([&](const QString& other) { return other.startsWith(card.told + ", "); });
    }
    return nullptr;
}

std::optional<QPoint> ForestPlayer::litUnit() const
{
    for (const QQuickItem* item : m_person.all("PieceItem")) {
        const auto piece = item->property("entry").value<PieceEntry>();
        if (piece.isLit && piece.figure == QStringLiteral("lightborn"))
            return QPoint(piece.column, piece.row);
    }
    return std::nullopt;
}

QQuickItem* ForestPlayer::litOnPanel() const
{
    for (QQuickItem* card : m_person.all("SmallCard"))
        if (card->property("entry").value<PieceEntry>().isLit)
            return card;
    return nullptr;
}

QPoint ForestPlayer::litInMiddle() const
{
    const QList<LitSpace> spaces = m_eyes.litSpaces();
    REQUIRE_FALSE(spaces.isEmpty());
    QPoint sum;
    for (const LitSpace& space : spaces)
        sum += space.cell;
    const QPoint middle = sum / static_cast<int>(spaces.size());
    const auto best = std::ranges::min_element(
        spaces, {}, [&](const LitSpace& space) { return stepsBetween(space.cell, middle); });
    return best->cell;
}

bool ForestPlayer::mayPlay() const
{
    const auto isSkip = [](const EntryModel::Row& row) {
        return row.entry.value<ButtonEntry>().id == QStringLiteral("skip");
    };
    return !scene().hasNextButton() && std::ranges::any_of(scene().actionButtons()->rows(), isSkip);
}

void ForestPlayer::goOn()
{
    // Who holds cards passes by a button that is none of those that go on.
    const QString name = scene().hasNextButton() ? scene().nextButton().label : QStringLiteral("Play no");
    if (m_hands == Hands::mouse) {
        m_person.press(scene().hasNextButton()
                           ? *m_person.findIn(*m_person.all("ActionButtons").first(), name)
                           : *m_person.find([&](const QString& other) { return other.startsWith(name); }));
        return;
    }
    m_person.tabTo(name, [&] { return m_person.focusedName().startsWith(name); });
    m_person.pressKey(Qt::Key_Return);
}

void ForestPlayer::pressCard(QQuickItem& card)
{
    if (m_hands == Hands::mouse) {
        m_person.press(card);
        return;
    }
    m_person.tabTo(QStringLiteral("the card"), [&] { return m_person.focused() == &card; });
    m_person.pressKey(Qt::Key_Return);
}

void ForestPlayer::pressSpace(QPoint cell)
{
    if (m_hands == Hands::mouse) {
        m_person.letSettle(*m_eyes.board());
        m_person.pressAt(m_eyes.middleOf(cell));
        return;
    }
    QQuickItem* const board = m_eyes.board();
    m_person.tabTo(QStringLiteral("the board"), [&] { return m_person.focused() == board; });
    const auto cursor = [&] { return board->property("cursor").toPointF().toPoint(); };
    // The first arrow brings the light to the board.
    if (cursor().y() < 0)
        m_person.pressKey(Qt::Key_Left);
    for (int steps = 0; cursor() != cell; ++steps) {
        REQUIRE(steps < 60);
        const QPoint way = cell - cursor();
        m_person.pressKey(way.x() < 0   ? Qt::Key_Left
                          : way.x() > 0 ? Qt::Key_Right
                          : way.y() < 0 ? Qt::Key_Up
                                        : Qt::Key_Down);
    }
    m_person.pressKey(Qt::Key_Return);
}

void ForestPlayer::layTile(const std::string& move)
{
    const auto at = Cell::fromText(move.substr(4, move.rfind(' ') - 4));
    REQUIRE(at);
    constexpr int kQuarter = 3;
    const int turns = move.back() - '0';
    const QPoint cell(at->column, at->row);
    const HeldModel& held = *table().held();
    m_person.letSettle(*m_eyes.board());
    QTest::mouseMove(&m_person.window(), m_eyes.middleOf(cell).toPoint());
    for (int presses = 0; held.piece().facing != kQuarter * turns; ++presses) {
        REQUIRE(presses < 4);
        m_person.pressKey(Qt::Key_Z);
    }
    m_person.pressAt(m_eyes.middleOf(cell));
    m_person.waitUntil("it lies there", [&] { return table().record().moves.back().move == move; });
}

/// A leveled unit or a leader takes the place of the first that it can.
void ForestPlayer::playCard()
{
    QQuickItem* card = playable();
    for (auto name = m_wanted.rbegin(); name != m_wanted.rend(); ++name)
        if (QQuickItem* const wanted = playable(*name))
            card = wanted;
    if (m_zeal == Zeal::watches || !card)
        goOn();
    else
        playFrom(*card);
}

void ForestPlayer::playFrom(QQuickItem& card)
{
    const std::size_t before = moves();
    pressCard(card);
    m_person.waitUntil("it is played, or those who can go are lit", [&] {
        return moves() != before || (!table().pickedName().isEmpty() && (litUnit() || litOnPanel()));
    });
    if (moves() != before)
        return;
    if (const auto unit = litUnit())
        pressSpace(*unit);
    else
        pressCard(*litOnPanel());
}

void ForestPlayer::takeTower()
{
    pressCard(*litOnPanel());
    m_person.waitUntil("towers are lit", [&] { return m_eyes.isAllLit() && !m_eyes.litSpaces().isEmpty(); });
    pressSpace(litInMiddle());
}

bool ForestPlayer::act()
{
    m_person.waitUntil("something can be done, or it is over", [&] { return isAsked() || scene().isOver(); });
    if (scene().isOver())
        return false;
    const std::size_t before = moves();
    const QString next = scene().hasNextButton() ? scene().nextButton().id : QString();
    if (next == QStringLiteral("skip") || mayPlay())
        playCard();
    else if (next == QStringLiteral("end") && !scene().nextButton().isEnabled)
        takeTower();
    else if (next.isEmpty() && m_eyes.litSpaces().isEmpty())
        pressCard(*playable());
    else if (next.isEmpty())
        pressSpace(litInMiddle());
    else
        goOn();
    m_person.waitUntil("it is done", [&] { return moves() > before; });
    return true;
}

} // namespace tablewood::journeys
