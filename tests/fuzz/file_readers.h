#pragma once

#include <cstdint>
#include <span>

/// Give bytes from anywhere to the readers of files, which refuse them or read them. What was read is used as
/// the program uses it. They throw nothing and break off the program if something is not as it should be.
namespace tablewood {

/// A match file: read, played again, looked at, and written.
void readMatchBytes(std::span<const std::uint8_t> bytes);
/// A position. The first byte says of which game; what follows is JSON where it begins with a brace and
/// canonical bytes otherwise: read, and played on from.
void readPositionBytes(std::span<const std::uint8_t> bytes);
/// A file of a pack. The first byte says which: of each game the shipped files replaced, then changed; at
/// last pack.json. What fits is played with.
void readContentBytes(std::span<const std::uint8_t> bytes);
/// A map that somebody drew: checked, opened as a document and written again, and played where a match can be
/// set up with it.
void readMapBytes(std::span<const std::uint8_t> bytes);
/// settings.ini: every setting is read, and one is set.
void readSettingsBytes(std::span<const std::uint8_t> bytes);

/// The script of a night: read, planned in each of its languages, and run to its end.
void readNightBytes(std::span<const std::uint8_t> bytes);

} // namespace tablewood
