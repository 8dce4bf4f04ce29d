#pragma once

#include "games/forsaken/cast.h"
#include "games/forsaken/hand.h"
#include "games/forsaken/moves.h"
#include "games/forsaken/territories.h"

namespace tablewood::forsaken {

using Layout = std::array<Landmark, kLandmarks>;

/// A seat.
struct Traveler
{
    /// The dealt role, and that of the card which lies before the player.
    Role role = Role::commonfolk;
    Role shown = Role::commonfolk;
    Hand hand;
    /// Finder's Actions, face up.
    ShortList<CardId, kMaxArtifacts> finds;
    /// Players whose Role cards they have peeked at, Destinations that they have (a bit each), and how many
    /// cards on top of the Forest deck they have foreseen.
    Seats souls;
    std::uint8_t places = 0;
    std::int8_t foreseen = 0;
    /// In a Night: the Destinations as they arrange them, and whom or what they chose (-1 for nothing yet).
    Layout draft{};
    std::int8_t choice = -1;
    /// Cards chosen for the effect that waits for them.
    ShortList<CardId, kMaxPicks> picks;
    friend bool operator==(const Traveler&, const Traveler&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("role", self.role);
        visit("shown", self.shown);
        visit("hand", self.hand);
        visit("finds", self.finds);
        visit("souls", self.souls);
        visit("places", self.places);
        visit("foreseen", self.foreseen);
        visit("draft", self.draft);
        visit("choice", self.choice);
        visit("picks", self.picks);
    }
};

} // namespace tablewood::forsaken
