#pragma once

#include "games/arbor/stars.h"
#include "kernel/cell.h"
#include "kernel/game.h"

#include <string>
#include <vector>

/// The content of Arbor II, read from resources/games/arbor/*.json.
namespace tablewood::arbor {

/// No board is larger than this in either direction.
inline constexpr int kMaxSide = 15;
inline constexpr std::size_t kMaxSpaces = std::size_t{kMaxSide} * kMaxSide;
inline constexpr int kMaxPlayers = 4;
/// No deck has more cards.
inline constexpr std::size_t kMaxDeck = 120;

enum class WinRule : std::uint8_t
{
    hold,
    reach
};
constexpr auto enumNames(WinRule) { return std::array<std::string_view, 2>{"hold", "reach"}; }

/// A board and what is played for on it.
struct Scenario
{
    std::string key;
    Text name;
    Text line;
    int players = 2;
    int columns = 0;
    int rows = 0;
    std::vector<Cell> roots;
    std::vector<Cell> missing;
    /// The start of each seat.
    std::vector<Cell> starts;
    int glory = 0;
    WinRule win = WinRule::hold;
    /// Where the name, the board and the goal come from.
    Source source = Source::standIn;
    Source boardSource = Source::standIn;
    Source goalSource = Source::standIn;
};

/// One of the songs of a Spirit, in words.
struct SongText
{
    Song song = Song::flame;
    Text name;
    Text text;
    Source source = Source::standIn;
};

/// A Spirit of the Star deck.
struct Star
{
    Spirit spirit = Spirit::fire;
    /// The Spirit's own name and what it is the Spirit of.
    Text name;
    Text title;
    FacePicture picture;
    std::vector<SongText> songs;
    Source source = Source::standIn;
    /// How many cards the deck has of it.
    int cards = 0;
    Source cardsSource = Source::standIn;
};

enum class TraitKind : std::uint8_t
{
    /// Maximum manna is `amount` higher, up to 8.
    extraSlots,
    /// `amount` manna comes back after a song of `spirit` took effect.
    kinship,
    /// From the second on, the cards of a Dusk cost nothing.
    starlight,
    /// Songs of opponents neither move the Ancient nor take manna.
    unmoved,
    /// The Aura has the diagonal spaces too (the Ancient still moves straight).
    wideAura,
    /// Connection passes diagonally too.
    threads,
    /// Trees of one's own within `amount` spaces of the Ancient are Eternal.
    hardBark,
    /// The Ancient moves up to `amount` tiles for one manna.
    longStride,
};
constexpr auto enumNames(TraitKind)
{
    return std::array<std::string_view, 8>{"extraSlots", "kinship", "starlight", "unmoved",
                                           "wideAura",   "threads", "hardBark",  "longStride"};
}

enum class PowerKind : std::uint8_t
{
    /// Grow `amount` Trees next to the connected forest.
    grow,
    /// Fill every empty space of the Aura with a Tree.
    overgrow,
    /// Burn `amount` Trees within `range` spaces of the Ancient.
    burn,
    /// Burn every Tree of the opponents within `range` spaces of the Ancient.
    wildfire,
    /// Draw `amount` cards from the deck, as far as the hand has room.
    draw,
    /// All opponents gain `amount` less manna at their next Dawn.
    chill,
    /// Move the Ancient to any tile of its connected forest.
    leap,
    /// Move an opponent's Ancient to any Tree of its colour.
    uproot,
    /// Replace `amount` opponents' Trees within `range` spaces of the Ancient by Trees of one's own.
    convert,
    /// Wake a Guardian under the Ancient, besides the one of the turn.
    guard,
    /// Trees of one's own in the Aura become Guardians.
    council,
    /// Gain `amount` manna.
    manna,
};
constexpr auto enumNames(PowerKind)
{
    return std::array<std::string_view, 12>{"grow", "overgrow", "burn",    "wildfire", "draw",    "chill",
                                            "leap", "uproot",   "convert", "guard",    "council", "manna"};
}

struct Trait
{
    TraitKind kind = TraitKind::extraSlots;
    int amount = 0;
    Spirit spirit = Spirit::fire;
    Text name;
    Text text;
};

/// A Blessing or an Invocation.
struct Power
{
    PowerKind kind = PowerKind::grow;
    int amount = 0;
    int range = 0;
    Text name;
    Text text;
};

struct Ancient
{
    std::string key;
    Text name;
    Text line;
    FacePicture picture;
    std::string figure;
    Trait trait;
    Power blessing;
    Power invocation;
    Source source = Source::standIn;
};

struct Content
{
    std::vector<Scenario> scenarios;
    /// One of each Spirit, in their order.
    std::vector<Star> stars;
    std::vector<Ancient> ancients;

    /// An Ancient by its place in the list; throws InputError, since states that were read name it so.
    const Ancient& ancient(int index) const;
    const Star& star(Spirit spirit) const { return stars[static_cast<std::size_t>(spirit)]; }
    const SongText& songText(Song song) const;
};

} // namespace tablewood::arbor
