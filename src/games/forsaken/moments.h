#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// Where a match is, and how far a Night is.
namespace tablewood::forsaken {

/// Where the match is. In `roles` everybody looks at their Role card; in `dusk` eyes are closed for all
/// Nights but the first; `drawn` is what is left of the Draw Phase behind the draw, which the active seat
/// waits out; `fast` is the Fast Action Phase; nights have their steps in `Call`.
enum class Step : std::uint8_t
{
    roles,
    dusk,
    night,
    dawn,
    fugue,
    draw,
    drawn,
    action,
    fast,
    forest,
    over
};
constexpr auto enumNames(Step)
{
    return std::array<std::string_view, 11>{"roles", "dusk",   "night", "dawn",   "fugue", "draw",
                                            "drawn", "action", "fast",  "forest", "over"};
}

/// The calls of a Night. Night One has the first five, in this order. All later Nights have the Navigator and
/// those after the Cursed, the Navigator last.
enum class Call : std::uint8_t
{
    shroudedSwaps,
    forsakenPlace,
    cowardLooks,
    navigatorSeeks,
    cursedSwaps,
    oracleReads,
    priestShelters,
    forsakenSacrifice,
    silencerEntangles
};
constexpr auto enumNames(Call)
{
    return std::array<std::string_view, 9>{"shrouded-swaps",  "forsaken-place",     "coward-looks",
                                           "navigator-seeks", "cursed-swaps",       "oracle-reads",
                                           "priest-shelters", "forsaken-sacrifice", "silencer-entangles"};
}

/// How far a step of the Night is. Eyes close before the first and open behind the last; the called are
/// called, choose, look at what they chose, and close their eyes. Choosing begins with the call. Where a
/// Night is not called aloud it has the seconds of choosing and looking alone.
enum class NightStage : std::uint8_t
{
    sleeping,
    calling,
    choosing,
    looking,
    closing,
    waking
};
constexpr auto enumNames(NightStage)
{
    return std::array<std::string_view, 6>{"sleeping", "calling", "choosing", "looking", "closing", "waking"};
}

} // namespace tablewood::forsaken
