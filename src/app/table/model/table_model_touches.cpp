#include "app/table/model/table_model.h"

#include "app/words/wording.h"

#include <algorithm>
#include <utility>

/// The part of a table that takes what the person touches: touches become picks, picks a whole move.
namespace tablewood {

namespace {

bool isVeil(const Scene& scene, const Pick& pick)
{
    return std::ranges::any_of(scene.buttons, [&](const Button& button) {
        return button.look == ButtonLook::veil && pick.touchesSame(Pick::ofButton(button.id));
    });
}

} // namespace

void TableModel::showOptions()
{
    std::vector<EntryModel::Row> rows;
    for (const NextPick& next : m_gesture.next()) {
        if (next.pick.kind != PickKind::option || isPanel(m_shown, next.pick.id))
            continue;
        const QString id = named(next.pick.id);
        rows.push_back({id, QVariant::fromValue(AskedOption{id, named(next.pick.icon),
                                                            shown(next.pick.label, now().players),
                                                            shown(next.pick.hint, now().players), true})});
    }
    for (const Pick& closed : closedNow()) {
        const QString label = shown(closed.label, now().players);
        rows.push_back(
            {QStringLiteral("closed ") + label,
             QVariant::fromValue(AskedOption{{}, {}, label, tr("Not now. Press it to read why."), false})});
    }
    m_options->setRows(std::move(rows));
}

void TableModel::press(const Pick& pick)
{
    const PieceId dropped = std::exchange(m_lifted, 0);
    // Who wants to come in between does not want the bots to go on.
    if (isVeil(m_seats.scene(), pick) ? hurry() : hurryBots())
        return;
    if (dropped != 0 && !m_gesture.accepts(pick))
        explain({Pick::ofPiece(dropped), pick});
    else
        settle(m_gesture.press(pick));
}

void TableModel::settle(PressResult result)
{
    switch (result) {
    case PressResult::refused:
        if (const QString why = untoldReason(m_gesture.attempt().back()); !why.isEmpty())
            setRefusal(why);
        else
            explain(m_gesture.attempt());
        return;
    case PressResult::played:
        send(Act{m_gesture.move()});
        return;
    case PressResult::chosen:
        soundTouch(QStringLiteral("piece-lift"));
        break;
    case PressResult::dropped:
        break;
    }
    setRefusal({});
    showScene();
}

/// Whoever sits in the room at another laptop would hear what a touch comes to before an answer is played.
void TableModel::soundTouch(const QString& sound)
{
    if (isLocal() || !m_lone.isAskedUnseen())
        Q_EMIT sounded(sound);
}

/// Why a press comes to nothing where nobody else may notice it: no sound, and nobody is asked.
QString TableModel::untoldReason(const Pick& pick) const
{
    const std::vector<Player>& players = now().players;
    const Button* veil = nullptr;
    for (const Button& button : m_seats.scene().buttons) {
        if (button.look != ButtonLook::plain && pick.touchesSame(Pick::ofButton(button.id)))
            return shown(button.reason, players);
        if (button.look == ButtonLook::veil)
            veil = &button;
    }
    return veil && m_gesture.isVeiled() ? tr("Press “%1” first.").arg(shown(veil->label, players))
                                        : QString();
}

void TableModel::explain(std::vector<Pick> picks)
{
    if (!m_seats.hand().isPlayer() || now().scene.outcome)
        return;
    send(Explain{std::move(picks)});
}

std::vector<Pick> TableModel::picksAt(const QString& board, int column, int row) const
{
    return tablewood::picksAt(m_shown, nameFrom(board),
                              {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
}

void TableModel::pressSpace(const QString& board, int column, int row)
{
    if (!hurryBots())
        press(meantPick(picksAt(board, column, row), m_gesture));
}

void TableModel::pressPiece(int piece) { press(Pick::ofPiece(static_cast<PieceId>(piece))); }

void TableModel::pressButton(const QString& button) { press(Pick::ofButton(nameFrom(button))); }

void TableModel::pressZone(const QString& zone) { press(Pick::ofZone(nameFrom(zone))); }

void TableModel::pressPanel(const QString& panel) { press(Pick::ofOption(nameFrom(panel), {})); }

std::vector<Pick> TableModel::closedNow() const { return closedOptions(type().faces(), m_shown, m_gesture); }

void TableModel::pressOption(int row)
{
    const std::vector<Pick> closed = closedNow();
    const int open = m_options->count() - static_cast<int>(closed.size());
    if (row >= open) {
        std::vector<Pick> picks = m_gesture.picks();
        picks.push_back(closed[static_cast<std::size_t>(row - open)]);
        explain(std::move(picks));
        return;
    }
    press(Pick::ofOption(nameFrom(m_options->at(row).value<AskedOption>().id), {}));
}

int TableModel::topPiece(const QString& board, int column, int row) const
{
    return static_cast<int>(picksAt(board, column, row).front().piece);
}

int TableModel::pieceToLift(const QString& board, int column, int row) const
{
    return static_cast<int>(tablewood::pieceToLift(picksAt(board, column, row), m_gesture));
}

QPoint TableModel::homeOf(const QString& board) const
{
    if (const auto home = homeOn(nameFrom(board), m_shown, m_gesture, viewer()))
        return {home->column, home->row};
    const BoardEntry entry = m_scene->board(board);
    return {entry.columns / 2, entry.rows / 2};
}

bool TableModel::lift(int piece)
{
    const Pick pick = Pick::ofPiece(static_cast<PieceId>(piece));
    if (isShowing())
        return false;
    if (m_gesture.isChosen(pick))
        return true;
    if (!m_gesture.accepts(pick))
        return false;
    // A piece whose choice alone is a move is not played by lifting it.
    Gesture trial = m_gesture;
    if (trial.press(pick) != PressResult::chosen) {
        m_lifted = pick.piece;
        return true;
    }
    press(pick);
    return true;
}

void TableModel::putBack()
{
    m_lifted = 0;
    if (back())
        soundTouch(QStringLiteral("piece-place"));
}

bool TableModel::back()
{
    if (!m_gesture.dropLast())
        return false;
    setRefusal({});
    showScene();
    return true;
}

void TableModel::finish()
{
    if (hurry())
        return;
    if (const auto move = m_gesture.complete()) {
        m_gesture.clear();
        send(Act{*move});
    }
}

QString TableModel::pieceName(PieceId id) const
{
    const PieceEntry piece = m_scene->piece(static_cast<int>(id));
    return piece.face.name.isEmpty() ? piece.name : piece.face.name;
}

QString TableModel::pickedName() const
{
    return PickedWords::name(m_gesture, m_seats.scene(), now().players,
                             [this](PieceId id) { return pieceName(id); });
}

} // namespace tablewood
