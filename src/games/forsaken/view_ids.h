#pragma once

#include "games/forsaken/state.h"
#include "kernel/scene.h"

#include <span>
#include <string>

/// Names that the view and the offers share.
namespace tablewood::forsaken {

inline constexpr const char* kBoard = "board";
inline constexpr const char* kStackZone = "stack";
inline constexpr const char* kDeckZone = "deck";
inline constexpr const char* kDiscardZone = "discard";
inline constexpr const char* kForestZone = "forest";
inline constexpr const char* kForestDiscardZone = "forest-discard";
inline constexpr const char* kArtifactZone = "artifacts";
inline constexpr const char* kCurseZone = "curses";
inline constexpr const char* kForeseenZone = "foreseen";
inline std::string panelId(Seat seat) { return "seat" + std::to_string(seat.index); }
inline std::string handZone(Seat seat) { return "hand" + std::to_string(seat.index); }
inline std::string roleZone(Seat seat) { return "role" + std::to_string(seat.index); }
inline std::string findsZone(Seat seat) { return "finds" + std::to_string(seat.index); }

/// A piece's id never follows what lies face down: cards of a hand are numbered by their kind for who holds
/// them, and are no pieces for others.
inline constexpr PieceId kCampId = 1;
inline constexpr PieceId roleId(Seat seat) { return static_cast<PieceId>(10 + seat.index); }
inline constexpr PieceId placeId(std::size_t place) { return static_cast<PieceId>(30 + place); }
inline constexpr PieceId siteId(std::size_t site) { return static_cast<PieceId>(40 + site); }
inline constexpr PieceId foreseenId(std::size_t number) { return static_cast<PieceId>(60 + number); }
inline constexpr PieceId kDiscardId = 70;
inline constexpr PieceId kForestDiscardId = 71;
inline constexpr PieceId pathId(Cell c) { return static_cast<PieceId>(100 + c.row * kSide + c.column); }
inline constexpr PieceId stackId(std::size_t matter) { return static_cast<PieceId>(300 + matter); }
inline constexpr PieceId curseId(const Spell& spell) { return static_cast<PieceId>(400 + spell.number); }
inline constexpr PieceId findId(CardId card) { return static_cast<PieceId>(500 + card); }
inline constexpr PieceId unseenId(int number) { return static_cast<PieceId>(900 + number); }
inline constexpr PieceId handId(CardId card, int copy)
{
    return static_cast<PieceId>(1000 + card * static_cast<int>(kMaxTravelers) + copy);
}

inline std::string seatButton(Seat seat) { return "seat-" + std::to_string(seat.index + 1); }
inline std::string placeButton(std::size_t place) { return "place-" + std::to_string(place + 1); }
inline std::string cardButton(const Card& card) { return "take-" + card.key.text(); }

/// Faces of the catalogue; those of cards are their keys.
inline std::string faceOf(Role role)
{
    return "role." + std::string(enumNames(Role{})[static_cast<std::size_t>(role)]);
}
inline std::string faceOf(Landmark landmark)
{
    return "place." + std::string(enumNames(Landmark{})[static_cast<std::size_t>(landmark)]);
}

/// "A, B, C" of at least one name. They are put together by halves: texts nest only so deep.
inline Text joined(std::span<const Text> names)
{
    if (names.size() == 1)
        return names.front();
    const std::size_t half = names.size() / 2;
    return Text(TW_TEXT("forsaken", "%1, %2"), joined(names.first(half)), joined(names.subspan(half)));
}

/// A card that is in force, and on whom.
inline Text nameOf(const Content& content, const Spell& spell)
{
    const Text& name = content.card(spell.card).name;
    return spell.whom.isPlayer() ? Text(TW_TEXT("forsaken", "%1 on %2"), name, spell.whom) : name;
}

/// The name of a target that was announced with a card. A Curse may have ended since.
inline TextArg nameOf(const Content& content, const State& state, Mark mark)
{
    switch (mark.kind) {
    case MarkKind::seat:
        return mark.seat();
    case MarkKind::place:
        return kDestinations[mark.number];
    case MarkKind::card:
        return content.card(mark.number).name;
    case MarkKind::curse:
        if (const Spell* spell = state.spell(mark.number))
            return nameOf(content, *spell);
        return Text(TW_TEXT("forsaken", "a Curse that has ended"));
    case MarkKind::territory:
        break;
    }
    return mark.cell();
}

/// How long it stays.
inline Text lastingOf(const Spell& spell)
{
    switch (spell.cycles) {
    case 0:
        return Text(TW_TEXT("forsaken", "Stays until it is destroyed."));
    case 1:
        return Text(TW_TEXT("forsaken", "Ends with this Turn Cycle."));
    default:
        break;
    }
    return Text(TW_TEXT("forsaken", "Ends with the next Turn Cycle."));
}

inline Text nameOf(Landmark landmark)
{
    switch (landmark) {
    case Landmark::village:
        return Text(TW_TEXT("forsaken", "The Village"));
    case Landmark::voidPrison:
        return Text(TW_TEXT("forsaken", "The Void"));
    case Landmark::deadEnd:
        return Text(TW_TEXT("forsaken", "Dead End"));
    case Landmark::none:
        break;
    }
    return Text(TW_TEXT("forsaken", "Destination"));
}

} // namespace tablewood::forsaken
