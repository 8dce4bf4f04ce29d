#pragma once

#include "kernel/scene.h"

namespace tablewood {

enum class PickKind : std::uint8_t
{
    piece,
    cell,
    button,
    option,
    zone,
    turn,
    gap
};
constexpr auto enumNames(PickKind)
{
    return std::array<std::string_view, 7>{"piece", "cell", "button", "option", "zone", "turn", "gap"};
}

/// One touch of a gesture: a piece, a space of a board, a button of the scene, a zone, or an option that is
/// asked for in words when it comes to it (`id` tells options apart, `label` and `hint` are shown). After a
/// piece that turns, the way in which it lies: "r2" for two turns, "f2" for two turns of its other side. It
/// is never asked for: the thing has it in the hand. The space after it is where the upper left corner of its
/// box comes to lie. A gap is a place between the pieces of a zone: before the one at `cell.column`, or after
/// the last.
struct Pick
{
    PickKind kind = PickKind::cell;
    Name id;
    PieceId piece = 0;
    Cell cell;
    Name icon;
    Text label;
    Text hint;

    static Pick ofPiece(PieceId piece)
    {
        Pick pick;
        pick.kind = PickKind::piece;
        pick.piece = piece;
        return pick;
    }
    static Pick ofCell(const Name& board, Cell cell)
    {
        Pick pick;
        pick.id = board;
        pick.cell = cell;
        return pick;
    }
    static Pick ofButton(const Name& button)
    {
        Pick pick;
        pick.kind = PickKind::button;
        pick.id = button;
        return pick;
    }
    static Pick ofOption(const Name& option, Text label, Text hint = {}, const Name& icon = {})
    {
        Pick pick;
        pick.kind = PickKind::option;
        pick.id = option;
        pick.label = std::move(label);
        pick.hint = std::move(hint);
        pick.icon = icon;
        return pick;
    }
    static Pick ofTurn(Orientation orientation)
    {
        Pick pick;
        pick.kind = PickKind::turn;
        pick.id = std::string(orientation.isFlipped ? "f" : "r") + std::to_string(orientation.turns);
        return pick;
    }
    /// The way that a pick of a turn is; nothing for what is no such way.
    std::optional<Orientation> orientation() const
    {
        const std::string_view letters = id.letters();
        if (kind != PickKind::turn || letters.size() != 2 || (letters[0] != 'r' && letters[0] != 'f') ||
            letters[1] < '0' || letters[1] > '5')
            return std::nullopt;
        return Orientation{static_cast<std::uint8_t>(letters[1] - '0'), letters[0] == 'f'};
    }
    static Pick ofZone(const Name& zone)
    {
        Pick pick;
        pick.kind = PickKind::zone;
        pick.id = zone;
        return pick;
    }

    static Pick ofGap(const Name& zone, std::int16_t before)
    {
        Pick pick;
        pick.kind = PickKind::gap;
        pick.id = zone;
        pick.cell.column = before;
        return pick;
    }

    /// Whether both touch the same thing, however they are worded.
    bool touchesSame(const Pick& other) const
    {
        return kind == other.kind && id == other.id && piece == other.piece && cell == other.cell;
    }
    friend bool operator==(const Pick&, const Pick&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("id", self.id);
        visit("piece", self.piece);
        visit("cell", self.cell);
        visit("icon", self.icon);
        visit("label", self.label);
        visit("hint", self.hint);
    }
};

/// A legal move in the shape of a gesture: the picks that make it, in order; from `freeFrom` on their order
/// does not matter. Dragging a piece to a space is the two picks piece and space. `move` is the text that the
/// rules read back.
struct Offer
{
    static constexpr std::uint8_t kOrdered = 255;

    Seat seat;
    std::string move;
    std::vector<Pick> picks;
    /// Other things to touch in place of the first pick: an equal card, or the card that a button plays.
    std::vector<Pick> firstToo;
    std::uint8_t freeFrom = kOrdered;
    /// Icon on the last target ("sprout", "step") and a second one for what it brings ("star").
    Name mark;
    Name bonus;

    friend bool operator==(const Offer&, const Offer&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("move", self.move);
        visit("picks", self.picks);
        visit("firstToo", self.firstToo);
        visit("freeFrom", self.freeFrom);
        visit("mark", self.mark);
        visit("bonus", self.bonus);
    }
};

} // namespace tablewood
