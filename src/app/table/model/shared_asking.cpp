#include "app/table/model/shared_asking.h"

#include "app/table/scene/scene_words.h"
#include "app/words/wording.h"

#include <algorithm>
#include <ranges>

namespace tablewood {

namespace {

const SeatView& viewOf(const TableSource& source, Seat seat) { return source.view(Viewer(seat)); }

Seats here(const TableSource& source, Seats seats)
{
    Seats some;
    for (const Seat seat : seats)
        if (source.persons().has(seat))
            some.add(seat);
    return some;
}

bool hasVoted(const Scene& scene, Seat seat)
{
    return scene.ballot && std::ranges::any_of(scene.ballot->slips, [&](const Slip& slip) {
               return slip.seat == seat && slip.isIn;
           });
}

Seats both(Seats one, Seats other)
{
    for (const Seat seat : other)
        one.add(seat);
    return one;
}

} // namespace

Seats mayAnswer(const TableSource& source)
{
    const Scene& scene = source.view(Viewer::publicView()).scene;
    Seats seats;
    for (const Seat seat : here(source, both(scene.aloud, scene.open)))
        if (!viewOf(source, seat).offers.empty())
            seats.add(seat);
    return seats;
}

std::vector<EntryModel::Row> askedRows(const TableSource& source)
{
    const SeatView& open = source.view(Viewer::publicView());
    std::vector<EntryModel::Row> rows;
    for (const Seat seat : here(source, both(open.scene.aloud, open.scene.open))) {
        AskedEntry entry;
        entry.who = seatEntry(seat, open.players);
        entry.isOpen = open.scene.open.has(seat);
        entry.isEntered = entry.isOpen && hasVoted(open.scene, seat);
        if (!entry.isOpen && viewOf(source, seat).offers.empty())
            continue;
        for (const Button& button : viewOf(source, seat).scene.buttons) {
            if (!entry.isOpen || button.role != ButtonRole::prompt || button.look == ButtonLook::veiled ||
                !moveOfButton(source, seat, button.id))
                continue;
            ButtonEntry answer;
            answer.id = named(button.id);
            answer.icon = named(button.icon);
            answer.label = shown(button.label, open.players);
            answer.isEnabled = true;
            entry.answers.append(QVariant::fromValue(answer));
        }
        rows.push_back({QString::number(seat.index), QVariant::fromValue(entry)});
    }
    return rows;
}

std::optional<std::string> moveOfButton(const TableSource& source, Seat seat, const Name& button)
{
    const auto& offers = viewOf(source, seat).offers;
    const auto found = std::ranges::find_if(offers, [&](const Offer& offer) {
        return offer.picks.size() == 1 && offer.picks.front().kind == PickKind::button &&
               offer.picks.front().id == button;
    });
    return found == offers.end() ? std::nullopt : std::optional(found->move);
}

std::optional<std::string> passOf(const TableSource& source, Seat seat)
{
    // To want nothing is what is asked last.
    const auto& buttons = viewOf(source, seat).scene.buttons;
    for (auto button = buttons.rbegin(); button != buttons.rend(); ++button)
        if (button->role != ButtonRole::action)
            if (auto move = moveOfButton(source, seat, button->id))
                return move;
    return std::nullopt;
}

} // namespace tablewood
