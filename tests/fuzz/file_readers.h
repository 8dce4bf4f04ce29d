#pragma once

#include <cstdint>
#include <span>

/// Give bytes from anywhere to the readers of files, which refuse them or read them. What was read is used as
/// the program uses it. They throw nothing and break off the program if something is not as it should be.
namespace tablewood {

/// A match file: read, played again, looked at, and written.
void readMatchBytes(std::span<const std::uint8_t> bytes);
/// A position, as JSON where it begins with a brace and as canonical bytes otherwise: read, and played on
/// from.
void readPositionBytes(std::span<const std::uint8_t> bytes);
/// A file of a pack of Arbor. The first byte says which: the shipped files replaced, then changed, then
/// pack.json. What fits is played with.
void readContentBytes(std::span<const std::uint8_t> bytes);
/// settings.ini: every setting is read, and one is set.
void readSettingsBytes(std::span<const std::uint8_t> bytes);

/// The script of a night: read, planned in each of its languages, and run to its end.
void readNightBytes(std::span<const std::uint8_t> bytes);

/// How many files readContentBytes knows.
inline constexpr std::uint8_t kContentFiles = 7;

} // namespace tablewood
