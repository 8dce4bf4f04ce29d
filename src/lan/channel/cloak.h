#pragma once

#include "lan/channel/limits.h"
#include "wire/frame.h"

#include <vector>

namespace tablewood::lan {

/// One end of a channel in the dark. What is said waits and goes in pieces of one size, so that neither
/// number nor length nor time of what goes over the network tells what is said in it, nor whether anything
/// is. docs/protocol.md has the pieces.
class Cloak
{
public:
    /// The size of this end's pieces, and the longest payload that the far end may say in its own.
    Cloak(std::size_t piece, std::size_t frameLimit) : m_piece(piece), m_reader(frameLimit) {}

    bool isOn() const { return m_isOn; }
    void putOn() { m_isOn = true; }
    /// Hands out what waits yet, to be said openly.
    std::vector<Bytes> takeOff();

    /// Something to say.
    void put(std::span<const std::uint8_t> payload) { appendFrame(m_waiting, payload); }
    bool isEmpty() const { return waiting() == 0; }
    /// How many bytes wait.
    std::size_t waiting() const { return m_waiting.size() - m_gone; }
    /// The next piece, whether or not there is anything to say.
    Bytes next();

    /// Payloads that a piece of the far end completes, in order. Throws InputError for no piece.
    std::vector<Bytes> taken(std::span<const std::uint8_t> body);

private:
    bool m_isOn = false;
    std::size_t m_piece;
    /// Waiting bytes, behind `m_gone` bytes that have gone.
    Bytes m_waiting;
    std::size_t m_gone = 0;
    FrameReader m_reader;
};

} // namespace tablewood::lan
