#include "app/table/model/touching_hand.h"

#include "app/table/scene/panel_entries.h"
#include "app/table/touch/touches.h"
#include "app/words/wording.h"

#include <algorithm>
#include <utility>

namespace tablewood {

TouchingHand::TouchingHand(const ScreenSeats& seats, const ShownCourse& course, const LonePerson& lone,
                           RefusalNote& refusal)
    : m_seats(seats), m_course(course), m_lone(lone), m_refusal(refusal), m_options(new EntryModel(this))
{
}

void TouchingHand::follow()
{
    const Seat seat = m_seats.hand();
    m_gesture.setOffers(seat.isPlayer() ? m_seats.source().view(Viewer(seat)).offers : std::vector<Offer>(),
                        m_seats.scene().buttons, m_lone.handVeil());
}

std::vector<Pick> TouchingHand::closed() const
{
    return closedOptions(m_seats.source().type().faces(), m_course.scene(), m_gesture);
}

void TouchingHand::showOptions()
{
    const std::vector<Player>& players = m_seats.view().players;
    std::vector<EntryModel::Row> rows;
    for (const NextPick& next : m_gesture.next()) {
        if (next.pick.kind != PickKind::option || isPanel(m_course.scene(), next.pick.id))
            continue;
        const QString id = named(next.pick.id);
        rows.push_back(
            {id, QVariant::fromValue(AskedOption{id, named(next.pick.icon), shown(next.pick.label, players),
                                                 shown(next.pick.hint, players), true})});
    }
    for (const Pick& pick : closed()) {
        const QString label = shown(pick.label, players);
        rows.push_back(
            {QStringLiteral("closed ") + label,
             QVariant::fromValue(AskedOption{{}, {}, label, tr("Not now. Press it to read why."), false})});
    }
    m_options->setRows(std::move(rows));
}

bool TouchingHand::hasOnlyOptions() const
{
    return std::ranges::all_of(m_gesture.next(),
                               [](const NextPick& next) { return next.pick.kind == PickKind::option; });
}

std::vector<Pick> TouchingHand::picksAt(const QString& board, int column, int row) const
{
    return tablewood::picksAt(m_course.scene(), nameFrom(board),
                              {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
}

bool TouchingHand::isVeil(const Pick& pick) const
{
    return std::ranges::any_of(m_seats.scene().buttons, [&](const Button& button) {
        return button.look == ButtonLook::veil && pick.touchesSame(Pick::ofButton(button.id));
    });
}

void TouchingHand::press(const Pick& pick)
{
    const PieceId dropped = std::exchange(m_lifted, 0);
    if (dropped != 0 && !m_gesture.beginAlike(Pick::ofPiece(dropped), pick)) {
        explain({Pick::ofPiece(dropped), pick});
        return;
    }
    switch (m_gesture.press(pick)) {
    case PressResult::refused:
        if (const QString why = untoldReason(m_gesture.attempt().back()); !why.isEmpty())
            m_refusal.say(why);
        else
            explain(m_gesture.attempt());
        return;
    case PressResult::played:
        Q_EMIT wished(Act{m_gesture.move()});
        return;
    case PressResult::chosen:
        sound(QStringLiteral("piece-lift"));
        break;
    case PressResult::dropped:
        break;
    }
    m_refusal.clear();
    Q_EMIT turned();
}

void TouchingHand::sound(const QString& name)
{
    if (m_seats.source().isLocal() || !m_lone.isAskedUnseen())
        Q_EMIT sounded(name);
}

/// Why a press comes to nothing where nobody else may notice it: no sound, and nobody is asked.
QString TouchingHand::untoldReason(const Pick& pick) const
{
    const std::vector<Player>& players = m_seats.view().players;
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

void TouchingHand::explain(std::vector<Pick> picks)
{
    if (m_seats.hand().isPlayer() && !m_seats.view().scene.outcome)
        Q_EMIT wished(Explain{std::move(picks)});
}

void TouchingHand::askWhyNot(const Pick& pick)
{
    const Press press = m_gesture.pressed(pick);
    if (press.result != PressResult::refused)
        return;
    m_refusal.whisper();
    explain(press.picks);
}

void TouchingHand::forgetWhyNot() { m_refusal.clear(); }

void TouchingHand::lie(Orientation orientation)
{
    m_gesture.lie(orientation);
    m_refusal.clear();
    Q_EMIT turned();
}

bool TouchingHand::askWhyClosed(int row)
{
    const std::vector<Pick> closed = this->closed();
    const int open = m_options->count() - static_cast<int>(closed.size());
    if (row < open)
        return false;
    std::vector<Pick> picks = m_gesture.picks();
    picks.push_back(closed[static_cast<std::size_t>(row - open)]);
    explain(std::move(picks));
    return true;
}

bool TouchingHand::lift(PieceId piece)
{
    const Pick pick = Pick::ofPiece(piece);
    if (m_course.isShowing())
        return false;
    if (m_gesture.isChosen(pick))
        return true;
    if (!m_gesture.accepts(pick))
        return false;
    // A piece whose choice alone is a move is not played by lifting it.
    if (m_gesture.pressed(pick).result != PressResult::chosen)
        m_lifted = piece;
    else
        press(pick);
    return true;
}

bool TouchingHand::back()
{
    if (!m_gesture.dropLast())
        return false;
    m_refusal.clear();
    Q_EMIT turned();
    return true;
}

void TouchingHand::finish()
{
    if (const auto move = m_gesture.complete()) {
        m_gesture.clear();
        Q_EMIT wished(Act{*move});
    }
}

} // namespace tablewood
