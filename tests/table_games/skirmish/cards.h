#pragma once

#include "kernel/game.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The cards of Skirmish. All of them are invented here.
namespace tablewood::skirmish {

inline constexpr std::size_t kKinds = 15;
inline constexpr std::size_t kDeckCards = 20;
/// Each card of a match has a number of its own, from 1 to this.
inline constexpr std::uint8_t kCards = 2 * kDeckCards;
/// Of a keep, as it is printed.
inline constexpr std::uint8_t kHearts = 10;
inline constexpr std::size_t kMostFighters = 12;
inline constexpr std::size_t kMostGear = 3;
inline constexpr std::size_t kMostTricks = 5;
inline constexpr std::size_t kMostReserve = 3;

enum class CardType : std::uint8_t
{
    fighter,
    gear,
    trick
};

/// What a trick does.
enum class Effect : std::uint8_t
{
    none,
    rally,
    sling,
    cloak,
    cancel
};

/// A kind of card, of which a deck has some copies. The strength and toughness of gear are added to whoever
/// wears it.
struct CardKind
{
    std::string_view key;
    TextKey name;
    CardType type;
    std::uint8_t strength;
    std::uint8_t toughness;
    Effect effect;
    std::uint8_t copies;
    std::string_view emblem;
    std::string_view palette;
    TextKey body;
};
const std::array<CardKind, kKinds>& cardKinds();

/// A card of a match. Its number comes from a shuffle and tells nothing of its kind.
struct Card
{
    std::uint8_t kind = 0;
    std::uint8_t number = 0;
    /// It has lain in a reserve, so that all know it in the hand.
    bool isKnown = false;
    const CardKind& is() const { return cardKinds()[kind]; }
    friend bool operator==(const Card&, const Card&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("number", self.number);
        visit("isKnown", self.isKnown);
    }
};

/// The name of a card with its number, by which two of one kind are told apart.
Text nameOf(const Card& card);

/// The faces of all cards, and of the keep.
std::vector<Face> facesOfCards();

} // namespace tablewood::skirmish
