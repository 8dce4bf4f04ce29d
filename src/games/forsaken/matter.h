#pragma once

#include "games/forsaken/moves.h"

namespace tablewood::forsaken {

enum class MatterKind : std::uint8_t
{
    /// A card that was played, flipped or found.
    card,
    /// Players on Death's Doorstep, settled one by one.
    dying,
    /// A player on the Gallows.
    hearing,
    /// The end of a Forest Turn.
    closing
};
constexpr auto enumNames(MatterKind)
{
    return std::array<std::string_view, 4>{"card", "dying", "hearing", "closing"};
}

enum class Stage : std::uint8_t
{
    /// Others shall be asked; are asked; have been asked.
    fresh,
    asking,
    happening,
    /// In a hearing the Accused speaks, then all vote. They can change it until the countdown.
    testimony,
    voting,
    countdown
};
constexpr auto enumNames(Stage)
{
    return std::array<std::string_view, 6>{"fresh",     "asking", "happening",
                                           "testimony", "voting", "countdown"};
}

/// Something that is not settled yet. What happens inside of it lies above it, and it waits.
struct Matter
{
    MatterKind kind = MatterKind::card;
    Stage stage = Stage::fresh;
    CardId card = kNoCard;
    /// The player of the card, or the Accused; nobody for the Forest.
    Seat author;
    Marks marks;
    bool isForbidden = false;
    /// The Night brought this death. In this hearing a tie lynches.
    bool isByNight = false;
    bool tieLynches = false;
    /// The effect that is on, whether it has begun, and which mark it would use next.
    std::int8_t effect = 0;
    bool hasBegun = false;
    std::int8_t marksUsed = 0;
    /// The seats the effect is about, or whose votes stay as they are; and the seats that still choose or
    /// vote.
    Seats concerned;
    Seats awaited;
    /// Votes for death.
    Seats down;
    /// Those on Death's Doorstep, the next first.
    ShortList<Seat, kMaxPlayers> victims;
    friend bool operator==(const Matter&, const Matter&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("stage", self.stage);
        visit("card", self.card);
        visit("author", self.author);
        visit("marks", self.marks);
        visit("isForbidden", self.isForbidden);
        visit("isByNight", self.isByNight);
        visit("tieLynches", self.tieLynches);
        visit("effect", self.effect);
        visit("hasBegun", self.hasBegun);
        visit("marksUsed", self.marksUsed);
        visit("concerned", self.concerned);
        visit("awaited", self.awaited);
        visit("down", self.down);
        visit("victims", self.victims);
    }
};

} // namespace tablewood::forsaken
