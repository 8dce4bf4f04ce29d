#pragma once

#include "wire/guest_says.h"
#include "wire/host_says.h"

/// Messages of a guest and a host around those of the table (wire/messages.h). A payload of a frame is empty,
/// which says that its sender is alive, or begins with a byte that tells what follows.
namespace tablewood::lan {

enum class PayloadKind : std::uint8_t
{
    /// A GuestSays or a HostSays.
    lan,
    /// An UpMessage or a DownMessage.
    table,
    /// A piece of what is said in the dark; an empty one ends it.
    piece
};

/// A payload that says this.
Bytes payloadOf(const GuestSays& message);
Bytes payloadOf(const HostSays& message);
/// A payload that carries a message of the table.
Bytes tablePayload(std::span<const std::uint8_t> message);
/// The payload by which a host says that no pieces follow.
Bytes endOfPieces();

/// The kind of a payload; throws InputError for one that is empty or of no known kind.
PayloadKind kindOf(std::span<const std::uint8_t> payload);
/// The payload without the byte of its kind.
std::span<const std::uint8_t> bodyOf(std::span<const std::uint8_t> payload);

/// Makes the names of a lobby plain; throws InputError for a lobby past a limit.
void checkLobby(LobbyView& lobby);

/// Read a body that anybody may have sent; throw InputError for what is no such message or is past a limit.
GuestSays decodeGuest(std::span<const std::uint8_t> body);
HostSays decodeHost(std::span<const std::uint8_t> body);

} // namespace tablewood::lan
