#pragma once

#include "games/arbor/state.h"
#include "kernel/scene.h"

#include <string>

/// Names that the view and the offers share.
namespace tablewood::arbor {

inline constexpr const char* kBoard = "board";
inline constexpr const char* kDisplayZone = "display";
inline constexpr const char* kDeckZone = "deck";
inline constexpr const char* kDiscardZone = "discard";
inline std::string panelId(Seat seat) { return "seat" + std::to_string(seat.index); }
inline std::string handZone(Seat seat) { return "hand" + std::to_string(seat.index); }

/// The Ancients dealt lie before their player as pieces until one is chosen. Roots are pieces too.
inline constexpr PieceId choiceId(Seat seat, int number)
{
    return static_cast<PieceId>(20 + seat.index * 2 + number);
}
inline constexpr PieceId rootId(int number) { return static_cast<PieceId>(100 + number); }

/// Faces of the catalogue.
inline std::string faceOf(Spirit spirit)
{
    return std::string(enumNames(Spirit{})[static_cast<std::size_t>(spirit)]);
}
inline std::string faceOf(const Ancient& ancient) { return "ancient." + ancient.key; }
inline constexpr const char* kTreeFace = "tree";
inline constexpr const char* kGuardianFace = "guardian";
inline constexpr const char* kSageFace = "sage";
inline constexpr const char* kRootFace = "root";

/// A Spirit in one word, such as "Fire".
inline Text spiritWord(Spirit spirit)
{
    switch (spirit) {
    case Spirit::fire:
        return Text(TW_TEXT("arbor", "Fire"));
    case Spirit::light:
        return Text(TW_TEXT("arbor", "Light"));
    case Spirit::shadow:
        return Text(TW_TEXT("arbor", "Shadow"));
    case Spirit::storm:
        return Text(TW_TEXT("arbor", "Storm"));
    case Spirit::fate:
        return Text(TW_TEXT("arbor", "Fate"));
    case Spirit::life:
        return Text(TW_TEXT("arbor", "Life"));
    }
    return {};
}

/// How many players answer to "the opponent": where it is one, nobody needs to be named.
inline bool hasSeveralOpponents(const State& state) { return state.seats() > 2; }

} // namespace tablewood::arbor
