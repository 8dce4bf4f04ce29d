#pragma once

#include "wire/messages.h"

/// How much a peer on the network may take of us before it is dropped. Everything here is far above what
/// people at a table do.
namespace tablewood::lan {

/// The version of everything that goes over the network, the record of a match included: any change of a
/// message, or of what lies in one, is another. A peer of another one is told both.
inline constexpr std::uint32_t kProtocol = 4;

/// Before somebody is admitted they say a Hello: names, and an id and a hash for each game they have.
inline constexpr std::size_t kMaxKnockFrame = 4096;
/// After that a guest says wishes, each behind the byte that tells the kind of a payload.
inline constexpr std::size_t kMaxGuestFrame = kMaxUpBytes + 1;
/// The longest message of a host is a whole view, or a match that moves to another laptop.
inline constexpr std::size_t kMaxHostFrame = kMaxDownBytes + 1;

inline constexpr std::size_t kMaxName = 160;
inline constexpr std::size_t kMaxEmblem = 64;
inline constexpr std::size_t kMaxVersion = 64;
inline constexpr std::size_t kMaxGames = 64;
inline constexpr std::size_t kMaxGameId = 64;
/// A bot waits for who is away a day at most.
inline constexpr std::uint32_t kMaxAwaySeconds = 24 * 60 * 60;
/// A laptop in several networks.
inline constexpr std::size_t kMaxAddresses = 16;
inline constexpr std::size_t kMaxAddress = 64;
/// All seats and a room full of spectators. The one after is turned away.
inline constexpr std::size_t kMaxGuests = 64;

} // namespace tablewood::lan
