#pragma once

#include "kernel/text.h"

#include <array>
#include <string_view>

/// What the reader of files says, as people who draw are told of it.
namespace tablewood::kingdom_rush {

struct FileCause
{
    /// The reader's words; of these fields alone, or of all where it is empty.
    std::string_view cause;
    std::string_view field;
    std::string_view key;
    TextKey title;
    /// With what the reader's words have in them.
    TextKey sentence;
};

inline const std::array<FileCause, 41> kFileCauses{{
    {"it is empty", "", "text-missing", TW_TEXT("kingdom-rush", "Text missing"),
     TW_TEXT("kingdom-rush", "It is empty. Write what people shall read.")},
    {"it has %n entries", "story", "text-missing", TW_TEXT("kingdom-rush", "Story missing"),
     TW_TEXT("kingdom-rush", "The story has one line or two. Write one.")},
    {"it has %n entries", "spawns", "spawn-missing", TW_TEXT("kingdom-rush", "No spawn, or too many"),
     TW_TEXT("kingdom-rush", "Hordes come in by one to four spawns. Lay some, or take some away.")},
    {"it has %n entries", "exits", "exit-missing", TW_TEXT("kingdom-rush", "No exit, or too many"),
     TW_TEXT("kingdom-rush", "Hordes leave by one exit or two. Lay one, or take some away.")},
    {"it has %n entries", "tiles", "land-missing", TW_TEXT("kingdom-rush", "No land"),
     TW_TEXT("kingdom-rush", "Nothing is drawn yet. Lay a tile, or draw land.")},
    {"it has %n entries", "stacks", "stack-length", TW_TEXT("kingdom-rush", "Stack empty or too long"),
     TW_TEXT("kingdom-rush", "A stack has 1 to 16 cards. Add some, or take some away.")},
    {"it has %n entries", "otherStacks", "stack-length", TW_TEXT("kingdom-rush", "Stack empty or too long"),
     TW_TEXT("kingdom-rush", "A stack has 1 to 16 cards. Add some, or take some away.")},
    {"no tile covers %1", "", "land-without-tile", TW_TEXT("kingdom-rush", "Land without a tile"),
     TW_TEXT("kingdom-rush", "No tile covers %1. Lay one there, or draw no land.")},
    {"the tile covers %1, where no space is drawn", "", "tile-off-land",
     TW_TEXT("kingdom-rush", "Tile beyond the land"),
     TW_TEXT("kingdom-rush", "A tile covers %1, where no land is drawn. Turn it, move it, or draw land.")},
    {"two tiles cover %1", "", "tiles-overlap", TW_TEXT("kingdom-rush", "Tiles one over another"),
     TW_TEXT("kingdom-rush", "Two tiles cover %1. Move one.")},
    {"this tile lies there twice", "", "tile-twice", TW_TEXT("kingdom-rush", "Tile laid twice"),
     TW_TEXT("kingdom-rush", "The box has this tile once. Use another.")},
    {"the map of %1 players is in several pieces", "", "land-in-pieces",
     TW_TEXT("kingdom-rush", "Map in pieces"),
     TW_TEXT("kingdom-rush", "At a table of %1 this land is apart from the rest. Lay it edge to edge.")},
    {"there are %1 ways", "", "spawn-without-way", TW_TEXT("kingdom-rush", "Spawn without a way"),
     TW_TEXT("kingdom-rush", "No way leads from this spawn to an exit. Draw it along the path.")},
    {"this space is not beside the one before", "ways", "way-gap", TW_TEXT("kingdom-rush", "Gap in a way"),
     TW_TEXT("kingdom-rush",
             "The way jumps to this space. Draw it up, down, left or right, a space a step.")},
    {"it is named twice", "ways", "way-loop", TW_TEXT("kingdom-rush", "Way in a loop"),
     TW_TEXT("kingdom-rush", "The way comes to this space twice. Draw it without a loop.")},
    {"this space is no path", "ways", "way-off-path", TW_TEXT("kingdom-rush", "Way off the path"),
     TW_TEXT("kingdom-rush", "The way leads over a space that is no path. Draw path there, or another way.")},
    {"the way does not begin at its spawn", "", "way-start",
     TW_TEXT("kingdom-rush", "Way away from its spawn"),
     TW_TEXT("kingdom-rush", "The way does not begin at its spawn. Draw it from there.")},
    {"the way does not end at its exit", "", "way-without-exit",
     TW_TEXT("kingdom-rush", "Way that reaches no exit"),
     TW_TEXT("kingdom-rush",
             "The way ends before its exit. Lead it to the exit's space, or to one beside that "
             "at the edge.")},
    {"no way goes over the path at %1", "", "path-without-way", TW_TEXT("kingdom-rush", "Path on no way"),
     TW_TEXT("kingdom-rush", "No way leads over the path at %1. Lead one there, or draw ground.")},
    {"a space is on this side, so that nothing comes in there", "", "spawn-inside",
     TW_TEXT("kingdom-rush", "Spawn inside the map"),
     TW_TEXT("kingdom-rush", "Land is where the hordes should come in. Turn the spawn to the edge.")},
    {"a space is on this side, so that nothing goes out there", "", "exit-inside",
     TW_TEXT("kingdom-rush", "Exit inside the map"),
     TW_TEXT("kingdom-rush", "Land is where the hordes should go out. Turn the exit to the edge.")},
    {"this space is no ground", "", "site-off-ground", TW_TEXT("kingdom-rush", "Site off the ground"),
     TW_TEXT("kingdom-rush", "Nobody builds on path or water. Take the site away, or draw ground.")},
    {"it is named twice", "sites", "site-twice", TW_TEXT("kingdom-rush", "Two sites on a space"),
     TW_TEXT("kingdom-rush", "Two sites are on this space. Take one away.")},
    {"%1 players have no such colour", "", "colour-of-nobody", TW_TEXT("kingdom-rush", "Colour of nobody"),
     TW_TEXT("kingdom-rush", "At a table of %1 nobody has this colour. Give the site another, or none.")},
    {"it lies on a tile that is not there for all these players", "", "not-there",
     TW_TEXT("kingdom-rush", "Land that is left out"),
     TW_TEXT("kingdom-rush",
             "This land is left out for some players, and something lies on it for them. Leave "
             "that out too.")},
    {"nothing can be built over it on this site", "", "feature-on-site",
     TW_TEXT("kingdom-rush", "Impossible on a site"),
     TW_TEXT("kingdom-rush", "Nobody can build over it, and here is a site. Move it, or take it away.")},
    {"something lies there already", "", "feature-twice", TW_TEXT("kingdom-rush", "Two things on a space"),
     TW_TEXT("kingdom-rush", "Something lies there already. Take one away.")},
    {"only lava has treasure", "", "treasure", TW_TEXT("kingdom-rush", "Treasure out of place"),
     TW_TEXT("kingdom-rush", "Only lava has crystals and gold in it. Take them out.")},
    {"a horde is there already", "", "start-twice", TW_TEXT("kingdom-rush", "Two hordes on a space"),
     TW_TEXT("kingdom-rush", "A horde is there already. Move one.")},
    {"no way leads over this space", "", "start-off-way", TW_TEXT("kingdom-rush", "Horde off the ways"),
     TW_TEXT("kingdom-rush", "A horde begins here, and no way leads on. Move it onto a way.")},
    {"this space is no path", "start", "start-off-way", TW_TEXT("kingdom-rush", "Horde off the ways"),
     TW_TEXT("kingdom-rush", "A horde begins here, and this is no path. Move it onto a way.")},
    {"this card is no horde", "", "start-no-horde", TW_TEXT("kingdom-rush", "Card that is no horde"),
     TW_TEXT("kingdom-rush", "Events and blank cards cannot lie on the map. Use a horde.")},
    {"the box has %1 cards like \"%2\", and this is one more", "", "too-many-cards",
     TW_TEXT("kingdom-rush", "More cards than there are"),
     TW_TEXT("kingdom-rush", "The box has %1 cards \"%2\", and this is one more. Use another.")},
    {"this card is taken twice", "", "too-many-cards", TW_TEXT("kingdom-rush", "More cards than there are"),
     TW_TEXT("kingdom-rush", "This very card is there already. Use another.")},
    {"there are %1 stacks", "", "stack-missing", TW_TEXT("kingdom-rush", "Stack missing"),
     TW_TEXT("kingdom-rush", "Each spawn has a stack; there are %1. Add what is missing.")},
    {"what is on the table needs the rules of \"%1\"", "", "module-missing",
     TW_TEXT("kingdom-rush", "Rules missing"),
     TW_TEXT("kingdom-rush", "What lies on the table needs the rules of \"%1\". Add them.")},
    {"one player has sites of too few colours to block one each round", "", "solo-colours",
     TW_TEXT("kingdom-rush", "Too few colours alone"),
     TW_TEXT("kingdom-rush",
             "Who plays alone blocks a colour each round, and there is one at most. Give sites "
             "of two, or block none.")},
    {"the box has too few of this tower for %1 players", "", "too-many-towers",
     TW_TEXT("kingdom-rush", "More towers than there are"),
     TW_TEXT("kingdom-rush", "The box has too few of a tower for a table of %1. Use another to start with.")},
    {"the supply has no such tower", "", "tower-not-there",
     TW_TEXT("kingdom-rush", "Tower that is not there"),
     TW_TEXT("kingdom-rush", "A tower to start with is not in the supply. Add it there, or use another.")},
    {"there are %1 lists for %2 players", "", "towers-missing",
     TW_TEXT("kingdom-rush", "Starting towers missing"),
     TW_TEXT("kingdom-rush", "A table of %2 has %1 lists of towers to start with. Give it one.")},
    {"there is no space %1", "", "off-land", TW_TEXT("kingdom-rush", "Beyond the land"),
     TW_TEXT("kingdom-rush", "At %1 is no land. Move what is there, or draw land.")},
}};

} // namespace tablewood::kingdom_rush
