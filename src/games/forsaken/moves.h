#pragma once

#include "games/forsaken/content.h"
#include "kernel/cell.h"
#include "kernel/short_list.h"
#include "kernel/word.h"

#include <charconv>
#include <variant>

/// The moves of a seat. In a move's text territories are named like "G8", players "seat-3", Destinations
/// "place-1" (clockwise from the upper left corner), Curses in play "curse-1", Artifacts "card-57".
namespace tablewood::forsaken {

enum class MarkKind : std::uint8_t
{
    territory,
    seat,
    place,
    card,
    curse
};

/// Something that is announced with a card. `number` counts from 0; of a Curse it is that of its Spell.
struct Mark
{
    MarkKind kind = MarkKind::territory;
    std::uint8_t number = 0;

    static constexpr Mark of(Cell c)
    {
        return {MarkKind::territory, static_cast<std::uint8_t>(c.row * 16 + c.column)};
    }
    static constexpr Mark of(Seat seat) { return {MarkKind::seat, static_cast<std::uint8_t>(seat.index)}; }
    static constexpr Mark ofPlace(std::size_t place)
    {
        return {MarkKind::place, static_cast<std::uint8_t>(place)};
    }
    static constexpr Mark ofCard(CardId card) { return {MarkKind::card, card}; }
    static constexpr Mark ofCurse(std::uint8_t spell) { return {MarkKind::curse, spell}; }

    constexpr Cell cell() const
    {
        return {static_cast<std::int16_t>(number % 16), static_cast<std::int16_t>(number / 16)};
    }
    constexpr Seat seat() const { return {static_cast<std::int8_t>(number)}; }

    std::string text() const
    {
        if (kind == MarkKind::territory)
            return cell().text();
        return std::string(kStarts[static_cast<std::size_t>(kind)]) +
               std::to_string(number + (kind == MarkKind::card ? 0 : 1));
    }
    static std::optional<Mark> fromText(std::string_view text)
    {
        for (const MarkKind kind : {MarkKind::seat, MarkKind::place, MarkKind::card, MarkKind::curse}) {
            const std::string_view start = kStarts[static_cast<std::size_t>(kind)];
            if (!text.starts_with(start))
                continue;
            const std::string_view digits = text.substr(start.size());
            int number = 0;
            const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
            if (error != std::errc{} || end != digits.data() + digits.size())
                return std::nullopt;
            number -= kind == MarkKind::card ? 0 : 1;
            if (number < 0 || number > (kind == MarkKind::card ? 254 : 100))
                return std::nullopt;
            return Mark{kind, static_cast<std::uint8_t>(number)};
        }
        const auto cell = Cell::fromText(text);
        if (!cell || cell->column >= 16 || cell->row >= 16 || cell->column < 0 || cell->row < 0)
            return std::nullopt;
        return of(*cell);
    }

    friend constexpr bool operator==(Mark, Mark) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("number", self.number);
    }

private:
    static constexpr std::array<std::string_view, 5> kStarts{"", "seat-", "place-", "card-", "curse-"};

public:
    constexpr Mark() = default;
    constexpr Mark(MarkKind k, std::uint8_t n) : kind(k), number(n) {}
};
constexpr auto enumNames(MarkKind)
{
    return std::array<std::string_view, 5>{"territory", "seat", "place", "card", "curse"};
}
using Marks = ShortList<Mark, kMaxAims>;

/// The kinds of Destination.
enum class Landmark : std::uint8_t
{
    none,
    village,
    voidPrison,
    deadEnd
};
constexpr auto enumNames(Landmark)
{
    return std::array<std::string_view, 4>{"none", "village", "void", "dead-end"};
}

/// Say that one has looked at one's Role card, before Night One; before others that the Night is to begin,
/// whoever is away.
struct Ready
{
    static constexpr std::string_view name = "ready";
    friend bool operator==(const Ready&, const Ready&) = default;
    static void describe(auto&, auto&) {}
};

/// Put a Destination card down on Night One; places count from 1.
struct Place
{
    static constexpr std::string_view name = "place";
    Landmark what = Landmark::village;
    std::int8_t at = 1;
    friend bool operator==(const Place&, const Place&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("what", self.what);
        visit("at", self.at);
    }
};

/// Move a Destination card that lies to another place on Night One; what lies there goes where it came from.
struct Shift
{
    static constexpr std::string_view name = "shift";
    Landmark what = Landmark::village;
    std::int8_t from = 1;
    std::int8_t to = 1;
    friend bool operator==(const Shift&, const Shift&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("what", self.what);
        visit("from", self.from);
        visit("to", self.to);
    }
};

/// Take a Destination card up again on Night One. Which one is named: what another has put there meanwhile
/// stays.
struct Lift
{
    static constexpr std::string_view name = "lift";
    Landmark what = Landmark::village;
    std::int8_t from = 1;
    friend bool operator==(const Lift&, const Lift&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("what", self.what);
        visit("from", self.from);
    }
};

/// Choose a player in the running step of a Night; seats count from 1.
struct Point
{
    static constexpr std::string_view name = "point";
    std::int8_t seat = 1;
    friend bool operator==(const Point&, const Point&) = default;
    static void describe(auto& self, auto& visit) { visit("seat", self.seat); }
};

/// Choose a Destination in the running step of a Night; places count from 1.
struct Seek
{
    static constexpr std::string_view name = "seek";
    std::int8_t place = 1;
    friend bool operator==(const Seek&, const Seek&) = default;
    static void describe(auto& self, auto& visit) { visit("place", self.place); }
};

/// Forge a Path in the Fugue Phase.
struct Forge
{
    static constexpr std::string_view name = "forge";
    Cell at;
    friend bool operator==(const Forge&, const Forge&) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};

/// The card of the Draw Phase.
struct Draw
{
    static constexpr std::string_view name = "draw";
    friend bool operator==(const Draw&, const Draw&) = default;
    static void describe(auto&, auto&) {}
};

/// Discard two Wanders and draw a card.
struct Forage
{
    static constexpr std::string_view name = "forage";
    friend bool operator==(const Forage&, const Forage&) = default;
    static void describe(auto&, auto&) {}
};

/// End the Action Phase.
struct EndAction
{
    static constexpr std::string_view name = "end";
    friend bool operator==(const EndAction&, const EndAction&) = default;
    static void describe(auto&, auto&) {}
};

/// Play a card from the hand, or a Finder's Action.
struct PlayCard
{
    static constexpr std::string_view name = "play";
    Word card;
    Marks at;
    friend bool operator==(const PlayCard&, const PlayCard&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("at", self.at);
    }
};

/// Announce that one wants to respond: only they act until they have, or pass.
struct Respond
{
    static constexpr std::string_view name = "respond";
    friend bool operator==(const Respond&, const Respond&) = default;
    static void describe(auto&, auto&) {}
};

/// No response; no other vote or choice of a Night than the one that was made.
struct Pass
{
    static constexpr std::string_view name = "pass";
    friend bool operator==(const Pass&, const Pass&) = default;
    static void describe(auto&, auto&) {}
};

/// Choose a card that an effect asks for: one's own, or one of the discard.
struct PickCard
{
    static constexpr std::string_view name = "pick";
    Word card;
    friend bool operator==(const PickCard&, const PickCard&) = default;
    static void describe(auto& self, auto& visit) { visit("card", self.card); }
};

/// Choose no more cards.
struct Finish
{
    static constexpr std::string_view name = "enough";
    friend bool operator==(const Finish&, const Finish&) = default;
    static void describe(auto&, auto&) {}
};

/// Rather be on Death's Doorstep than pay.
struct Suffer
{
    static constexpr std::string_view name = "suffer";
    friend bool operator==(const Suffer&, const Suffer&) = default;
    static void describe(auto&, auto&) {}
};

/// Put foreseen cards back: the numbers of the cards as they lay, from 1 on, the new top first.
struct Arrange
{
    static constexpr std::string_view name = "arrange";
    ShortList<std::int8_t, 3> order;
    friend bool operator==(const Arrange&, const Arrange&) = default;
    static void describe(auto& self, auto& visit) { visit("order", self.order); }
};

/// The Accused has said everything.
struct Rest
{
    static constexpr std::string_view name = "rest";
    friend bool operator==(const Rest&, const Rest&) = default;
    static void describe(auto&, auto&) {}
};

enum class Thumb : std::uint8_t
{
    up,
    down
};
constexpr auto enumNames(Thumb) { return std::array<std::string_view, 2>{"up", "down"}; }

/// Whether the Accused lives.
struct Vote
{
    static constexpr std::string_view name = "vote";
    Thumb thumb = Thumb::up;
    friend bool operator==(const Vote&, const Vote&) = default;
    static void describe(auto& self, auto& visit) { visit("thumb", self.thumb); }
};

/// The time of a step is over; the clock says so.
struct Close
{
    static constexpr std::string_view name = "close";
    friend bool operator==(const Close&, const Close&) = default;
    static void describe(auto&, auto&) {}
};

using Move = std::variant<Ready, Place, Shift, Lift, Point, Seek, Forge, Draw, Forage, EndAction, PlayCard,
                          Respond, Pass, PickCard, Finish, Suffer, Arrange, Rest, Vote, Close>;
static_assert(std::is_trivially_copyable_v<Move>);

} // namespace tablewood::forsaken
