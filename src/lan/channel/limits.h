#pragma once

#include "wire/lan_limits.h"

#include <chrono>

namespace tablewood::lan {

/// Connections whose guests have not said who they are yet, before and after the handshake. A laptop opens
/// one, and another when it comes back before the first is known to be lost.
inline constexpr int kMaxHandshakesOfAddress = 8;
/// A room full of laptops that all come back at once.
inline constexpr int kMaxHandshakes = 64;
/// So many files and connections stay free for what is not a guest: the match is stored in a file, and the
/// network is asked what it is.
inline constexpr int kSpareDescriptors = 24;
/// How often the host's person is told that nobody can come in, while that lasts.
inline constexpr double kStuckDoorsPerSecond = 1.0 / 30;
/// So many may knock at once. A person answers each, and nobody looks through more.
inline constexpr int kMaxKnocking = 32;
/// One person knocks once; two copies of the program on one laptop are two.
inline constexpr int kMaxKnockingOfAddress = 4;

/// One laptop knocks now and then; a class behind one address a few times a minute. An address past it uses
/// up nothing of what is for all.
inline constexpr double kKnocksOfAddressPerSecond = 0.2;
inline constexpr double kKnocksOfAddressAtOnce = 8;
/// Addresses whose knocks are counted; one that has not knocked for a while is forgotten first.
inline constexpr std::size_t kMaxKnockAddresses = 256;
/// The first knock of an address in a while does not count among those of all: some addresses that knock
/// without end do not keep others out. Somebody with another address each second can.
inline constexpr double kNewAddressesPerSecond = 1;
inline constexpr double kNewAddressesAtOnce = 20;
inline constexpr auto kNewAddressAgain = std::chrono::minutes(10);
/// So many who were sent away from a table for good are remembered.
inline constexpr std::size_t kMaxSentAway = 256;

/// Each knock shows pictures to compare. Somebody in the middle who knocks until they agree needs hours.
inline constexpr double kKnocksPerSecond = 1;
inline constexpr double kKnocksAtOnce = 20;
/// A guest whose host ends the connection so often when it knows the pictures, and does not show them, comes
/// no more by itself.
inline constexpr int kMaxKeptFromComparing = 5;

/// A guest that lost its table tries at once when the table is announced. Anybody can announce anything.
inline constexpr double kHurriesPerSecond = 1;
inline constexpr double kHurriesAtOnce = 3;

/// A person makes a move a second at most, a bot some dozens. What is more comes from a program gone wrong.
inline constexpr double kMessagesPerSecond = 200;
inline constexpr double kMessagesAtOnce = 400;
/// One sign of life a beat is enough; what a stalled connection held back comes at once.
inline constexpr double kSignsOfLifePerBeat = 5;
inline constexpr double kSignsOfLifeAtOnce = 60;
/// A frame that is not whole is a sign of life for each so many bytes of it: slower is as good as silent.
inline constexpr std::size_t kSlowestBytes = 1024;
/// Taking seats, names and readiness: each is stored and told to all.
inline constexpr double kChangesPerSecond = 5;
inline constexpr double kChangesAtOnce = 20;
/// Pings and reactions go to all screens; more than this is not shown.
inline constexpr double kSignalsPerSecond = 2;
inline constexpr double kSignalsAtOnce = 5;

/// The piece that a host or a guest says in the dark. A step of a night takes one piece of a host, a dawn two
/// or three. A choice takes a tenth of a guest's.
inline constexpr std::size_t kHostPiece = 4096;
inline constexpr std::size_t kGuestPiece = 512;
/// So many pieces go on after the dark, as dawn tells each something else.
inline constexpr int kPiecesAfterDark = 15;

/// The most that waits for a peer that does not read: two whole views of the largest kind. Past it the peer
/// is dropped, and gets a fresh view when it comes back.
inline constexpr std::size_t kMaxQueuedBytes = 2 * kMaxHostFrame;
/// The most that is read from a connection before it is looked at.
inline constexpr std::size_t kReadBufferBytes = std::size_t{64} * 1024;

} // namespace tablewood::lan
