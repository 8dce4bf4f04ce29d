#include "games/kingdom-rush/maps/map_templates.h"

namespace tablewood::kingdom_rush {

namespace {

constexpr std::string_view kBeginner = R"({
  "format": 1,
  "game": "kingdom-rush",
  "key": "own-map",
  "name": "The Orchard Road",
  "story": [
    {"line": "Somebody has left the gate open, and the orchard is full of goblins."},
    {"line": "Keep them from the cider."}
  ],
  "win": {"kind": "clear", "number": 5, "text": "As round 5 ends, the map is empty of hordes."},
  "loss": {"kinds": ["allStacksEmpty"], "text": "The hearts are gone, or no stack has a card left as a round begins."},
  "pages": [],
  "modules": [],
  "standardOnly": true,
  "minutes": 60,
  "hearts": 7,
  "crystals": 3,
  "gold": 3,
  "tiers": [],
  "level4": [],
  "mods": ["spare-bolts", "slinger", "moon-steel", "long-glass", "recruit", "scaffold"],
  "towers": [
    {"players": [1], "share": "team", "cards": ["archer", "archer", "mage-guild", "militia", "militia"]},
    {"players": [2], "share": "team", "cards": ["archer", "archer", "mage-guild", "mage-guild", "militia", "militia"]},
    {"players": [3], "share": "team", "cards": ["archer", "archer", "mage-guild", "militia"]},
    {"players": [4], "share": "team", "cards": ["archer", "mage-guild", "militia"]}
  ],
  "maps": [
    {"key": "orchard", "name": "The orchard", "rows": ["..=.....", "..===...", "....====", "=====...", "........"]}
  ],
  "tiles": [
    {"tile": "A1", "at": "A1"},
    {"tile": "A2", "at": "E1"},
    {"tile": "A5", "at": "A4"},
    {"tile": "A6", "at": "E4"}
  ],
  "spawns": [
    {"number": 1, "at": "C1", "side": "north"},
    {"number": 2, "at": "A4", "side": "west"}
  ],
  "exits": [
    {"at": "H3", "side": "east"}
  ],
  "ways": [
    {"spawn": 1, "spaces": ["C1", "C2", "D2", "E2", "E3", "F3", "G3", "H3"]},
    {"spawn": 2, "spaces": ["A4", "B4", "C4", "D4", "E4", "E3", "F3", "G3", "H3"]}
  ],
  "sites": [
    {"at": "B1", "colours": ["second", "second", "third", "first"]},
    {"at": "D1", "colours": ["first", "first", "second", "third"]},
    {"at": "F2", "colours": ["first", "second", "first", "second"]},
    {"at": "G2", "colours": ["none", "none", "third", "fourth"]},
    {"at": "B3", "colours": ["second", "first", "first", "fourth"]},
    {"at": "D3", "colours": ["third", "second", "second", "first"]},
    {"at": "F4", "colours": ["third", "second", "first", "second"]},
    {"at": "G4", "colours": ["second", "first", "third", "third"]},
    {"at": "C5", "colours": ["first", "none", "none", "fourth"]},
    {"at": "E5", "colours": ["none", "none", "second", "none"]}
  ],
  "features": [
    {"kind": "magic", "at": "F1"},
    {"kind": "magic", "at": "C3"}
  ],
  "start": [
    {"card": "0G", "at": "D2"},
    {"card": "0G", "at": "C4"}
  ],
  "stacks": [
    ["0R", "1G", "1Y", "2G"],
    ["1G", "0Y", "2G", "1R"]
  ],
  "source": "stand-in"
}
)";

constexpr std::string_view kFork = R"({
  "format": 1,
  "game": "kingdom-rush",
  "key": "own-map",
  "name": "Round the Pond",
  "story": [
    {"line": "One road to the mill has two arms, and the hordes know both of them."},
    {"line": "Watch the signpost."}
  ],
  "win": {"kind": "clear", "number": 5, "text": "As round 5 ends, the map is empty of hordes."},
  "loss": {"kinds": ["allStacksEmpty"], "text": "The hearts are gone, or no stack has a card left as a round begins."},
  "pages": [],
  "modules": [],
  "standardOnly": true,
  "minutes": 60,
  "hearts": 7,
  "crystals": 3,
  "gold": 3,
  "tiers": [],
  "level4": [],
  "mods": ["spare-bolts", "slinger", "moon-steel", "long-glass", "recruit", "scaffold"],
  "towers": [
    {"players": [1], "share": "team", "cards": ["archer", "archer", "mage-guild", "militia", "militia"]},
    {"players": [2], "share": "team", "cards": ["archer", "archer", "mage-guild", "mage-guild", "militia", "militia"]},
    {"players": [3], "share": "team", "cards": ["archer", "archer", "mage-guild", "militia"]},
    {"players": [4], "share": "team", "cards": ["archer", "mage-guild", "militia"]}
  ],
  "maps": [
    {"key": "pond", "name": "The pond", "rows": ["........", "..====..", "===..===", "..====..", "...=...."]}
  ],
  "tiles": [
    {"tile": "A1", "at": "A1"},
    {"tile": "A2", "at": "E1"},
    {"tile": "A5", "at": "A4"},
    {"tile": "A6", "at": "E4"}
  ],
  "spawns": [
    {"number": 1, "at": "A3", "side": "west"},
    {"number": 2, "at": "D5", "side": "south"}
  ],
  "exits": [
    {"at": "H3", "side": "east"}
  ],
  "ways": [
    {"spawn": 1, "spaces": ["A3", "B3", "C3", "C2", "D2", "E2", "F2", "F3", "G3", "H3"]},
    {"spawn": 2, "spaces": ["D5", "D4", "E4", "F4", "F3", "G3", "H3"]}
  ],
  "branches": [
    {"from": "C3", "to": "C4", "rank": 1},
    {"from": "C4", "to": "D4", "rank": 1}
  ],
  "sites": [
    {"at": "C1", "colours": ["second", "second", "third", "first"]},
    {"at": "E1", "colours": ["first", "first", "second", "third"]},
    {"at": "B2", "colours": ["third", "second", "first", "fourth"]},
    {"at": "G2", "colours": ["none", "none", "third", "second"]},
    {"at": "D3", "colours": ["first", "first", "first", "second"]},
    {"at": "E3", "colours": ["second", "second", "second", "first"]},
    {"at": "B4", "colours": ["second", "first", "third", "fourth"]},
    {"at": "G4", "colours": ["first", "second", "first", "third"]},
    {"at": "C5", "colours": ["none", "none", "none", "fourth"]},
    {"at": "E5", "colours": ["third", "first", "second", "third"]}
  ],
  "features": [
    {"kind": "magic", "at": "A2"},
    {"kind": "magic", "at": "G5"}
  ],
  "start": [
    {"card": "0G", "at": "D2"},
    {"card": "0Y", "at": "F4"}
  ],
  "stacks": [
    ["0R", "1Y", "1G", "2G"],
    ["0G", "1G", "2G", "1R"]
  ],
  "source": "stand-in"
}
)";

constexpr std::string_view kTwoMaps = R"({
  "format": 1,
  "game": "kingdom-rush",
  "key": "own-map",
  "name": "Bridge and Tunnel",
  "story": [
    {"line": "While all look at the bridge, something digs below it."}
  ],
  "win": {"kind": "survive", "number": 5, "text": "As round 5 ends, a heart is left."},
  "loss": {"kinds": [], "text": "The hearts are gone."},
  "pages": [],
  "modules": ["twoMaps"],
  "standardOnly": true,
  "minutes": 75,
  "hearts": 7,
  "crystals": 3,
  "gold": 3,
  "tiers": [],
  "level4": [],
  "mods": ["spare-bolts", "slinger", "moon-steel", "long-glass", "recruit", "scaffold"],
  "reach": "own",
  "towers": [
    {"players": [1], "share": "team", "cards": ["archer", "archer", "mage-guild", "militia", "militia"]},
    {"players": [2], "share": "team", "cards": ["archer", "archer", "mage-guild", "mage-guild", "militia", "militia"]},
    {"players": [3], "share": "team", "cards": ["archer", "archer", "mage-guild", "militia"]},
    {"players": [4], "share": "team", "cards": ["archer", "mage-guild", "militia"]}
  ],
  "maps": [
    {"key": "bridge", "name": "The bridge", "rows": ["...===..", "====.===", "........"]},
    {"key": "tunnel", "name": "The tunnel", "rows": ["........", "===.====", "..===..."]}
  ],
  "tiles": [
    {"tile": "A1", "at": "A1"},
    {"tile": "A2", "at": "E1"},
    {"tile": "A3", "at": "tunnel:A1"},
    {"tile": "A4", "at": "tunnel:D1"},
    {"tile": "A7", "at": "tunnel:G1", "turns": 1}
  ],
  "spawns": [
    {"number": 1, "at": "A2", "side": "west"},
    {"number": 2, "at": "tunnel:A2", "side": "west"}
  ],
  "exits": [
    {"at": "H2", "side": "east"},
    {"at": "tunnel:H2", "side": "east"}
  ],
  "ways": [
    {"spawn": 1, "exit": 1, "spaces": ["A2", "B2", "C2", "D2", "D1", "E1", "F1", "F2", "G2", "H2"]},
    {"spawn": 2, "exit": 2, "spaces": ["tunnel:A2", "tunnel:B2", "tunnel:C2", "tunnel:C3", "tunnel:D3", "tunnel:E3", "tunnel:E2", "tunnel:F2", "tunnel:G2", "tunnel:H2"]}
  ],
  "sites": [
    {"at": "C1", "colours": ["second", "first", "second", "first"]},
    {"at": "G1", "colours": ["first", "second", "third", "fourth"]},
    {"at": "E2", "colours": ["third", "first", "first", "second"]},
    {"at": "B3", "colours": ["first", "second", "second", "third"]},
    {"at": "G3", "colours": ["none", "none", "first", "fourth"]},
    {"at": "tunnel:B1", "colours": ["second", "first", "third", "second"]},
    {"at": "tunnel:F1", "colours": ["first", "second", "first", "third"]},
    {"at": "tunnel:D2", "colours": ["third", "second", "second", "first"]},
    {"at": "tunnel:B3", "colours": ["second", "first", "third", "fourth"]},
    {"at": "tunnel:F3", "colours": ["none", "none", "none", "third"]}
  ],
  "features": [
    {"kind": "magic", "at": "A1"},
    {"kind": "magic", "at": "tunnel:H3"}
  ],
  "start": [
    {"card": "0G", "at": "C2"},
    {"card": "0G", "at": "tunnel:C3"}
  ],
  "stacks": [
    ["0R", "1Y", "1G", "2G"],
    ["0Y", "1G", "2G", "1R"]
  ],
  "source": "stand-in"
}
)";

} // namespace

const std::vector<MapTemplate>& mapTemplates()
{
    static const std::vector<MapTemplate> kTemplates{
        {"beginner", Text(TW_TEXT("kingdom-rush", "A small map")),
         Text(TW_TEXT("kingdom-rush", "Two spawns, one exit, ready to be played."))},
        {"fork", Text(TW_TEXT("kingdom-rush", "A fork")),
         Text(TW_TEXT("kingdom-rush", "A way that parts, and the arm that hordes prefer."))},
        {"two-maps", Text(TW_TEXT("kingdom-rush", "Two maps")),
         Text(TW_TEXT("kingdom-rush", "One above the other. Its rules are still to come."))},
    };
    return kTemplates;
}

std::string_view templateText(std::string_view key)
{
    if (key == "beginner")
        return kBeginner;
    if (key == "fork")
        return kFork;
    if (key == "two-maps")
        return kTwoMaps;
    return {};
}

} // namespace tablewood::kingdom_rush
