#pragma once

#include "kernel/fault.h"
#include "kernel/word.h"
#include "session/match_record.h"

#include <QString>

#include <string_view>
#include <type_traits>
#include <vector>

namespace tablewood {

/// Kernel texts in the language that is installed now, with the players' names for their seats.
Wording translatedWording(const std::vector<Player>& players = {});

/// The words of a text as a person reads them.
QString shown(const Text& text, const std::vector<Player>& players = {});

/// A name of a scene as QML has it.
QString named(const Name& name);
/// A value of an enumeration that has names, as QML has it.
template <typename Enum>
requires std::is_enum_v<Enum> QString named(Enum value)
{
    const std::string_view name = enumNames(value)[static_cast<std::size_t>(value)];
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}
/// The name that QML has; an empty one, which nothing is called, where no scene can have it.
Name nameFrom(const QString& name);

/// Tells what does not fit and what to do about it.
QString shown(const Fault& fault);
/// Tells what went wrong and where: translated if it is a Fault, else as it is told.
QString shown(const std::exception& error);

/// The name of whoever sits there: the player's own, else "Player 2" in the language that is installed now.
QString seatName(Seat seat, const std::vector<Player>& players = {});

/// The word for a bot of this kind: "Fair bot", or "Bot" where it is none that people choose.
QString botWord(const std::string& kind);

} // namespace tablewood
