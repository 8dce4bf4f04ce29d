#pragma once

#include "games/rise-of-the-forest/keywords.h"
#include "kernel/game.h"

#include <string>
#include <vector>

/// The content of Rise of the Forest, read from resources/games/rise-of-the-forest/*.json.
namespace tablewood::rise_of_the_forest {

/// What the rulebook fixes.
inline constexpr std::size_t kTiles = 18;
inline constexpr std::size_t kTowers = 6;
inline constexpr int kRounds = 6;
inline constexpr int kBaseHealth = 10;
inline constexpr std::size_t kDeckCards = 40;
inline constexpr std::size_t kDieFaces = 6;
inline constexpr std::size_t kLeaders = 4;
/// There are three dice: nobody rolls more.
inline constexpr int kMostDice = 3;
/// A stack has no more, and no more Lightborn are in play than there are towers.
inline constexpr std::size_t kMostStacked = 6;
/// Two a round can come, and none goes for good.
inline constexpr std::size_t kMostUnits = 2 * std::size_t{kRounds};
inline constexpr std::size_t kTeamHand = 5;
inline constexpr std::size_t kPartnerHand = 3;
inline constexpr int kTeamPlays = 2;
inline constexpr int kMaxPlayers = 4;
/// After so many sequences who still runs stands beside the base (ruling 23).
inline constexpr int kLastSequence = 40;

enum class Side : std::uint8_t
{
    shadowborn,
    lightborn
};
constexpr auto enumNames(Side) { return std::array<std::string_view, 2>{"shadowborn", "lightborn"}; }
constexpr Side otherSide(Side side) { return side == Side::shadowborn ? Side::lightborn : Side::shadowborn; }

enum class Grade : std::uint8_t
{
    basic,
    leveled,
    item,
    leader
};
constexpr auto enumNames(Grade)
{
    return std::array<std::string_view, 4>{"basic", "leveled", "item", "leader"};
}

/// One of the eight types that units and items are of.
struct UnitType
{
    std::string key;
    Text name;
    Side side = Side::shadowborn;
    std::string icon;
    std::string emblem;
    std::string palette;
    Source source = Source::standIn;
};

/// A kind of card. Shadowborn have movement and health, Lightborn range and damage, items none of these.
struct CardKind
{
    std::string key;
    Text name;
    Side side = Side::shadowborn;
    int type = 0;
    Grade grade = Grade::basic;
    int movement = 0;
    int health = 0;
    int range = 0;
    int damage = 0;
    Powers powers;
    /// The same by keyword, 0 for what is not on the card.
    std::array<std::uint8_t, kKeywords> amounts{};
    int copies = 0;
    FacePicture picture;
    Source source = Source::standIn;

    bool isUnit() const { return grade != Grade::item; }
    int amount(Trait keyword) const { return amounts[static_cast<std::size_t>(keyword)]; }
};

/// A keyword in words; the text has %1 for an amount where it has one.
struct KeywordText
{
    Text name;
    std::string icon;
    bool hasAmount = false;
    /// The English source, whose placeholder takes the amount.
    std::string text;
    Source source = Source::standIn;
};

struct Content
{
    std::vector<UnitType> types;
    /// All kinds of both sides, the Shadowborn first; a card names its kind by the number in this list.
    std::vector<CardKind> cards;
    std::array<KeywordText, kKeywords> keywords;
    int straights = 0;
    int corners = 0;
    std::array<std::uint8_t, kTowers> pips{};
    std::array<std::uint8_t, kDieFaces> dieFaces{};

    const KeywordText& textOf(Trait keyword) const { return keywords[static_cast<std::size_t>(keyword)]; }
    const UnitType& typeOf(const CardKind& kind) const { return types[static_cast<std::size_t>(kind.type)]; }
    /// The leaders of a side, by their numbers in `cards`, in the order of the files.
    std::vector<std::uint8_t> leadersOf(Side side) const;
    /// The kind of a card by its key; none where there is no such card.
    const CardKind* kind(std::string_view key) const;
};

/// A keyword with its amount, such as "Armor 1".
Text nameOf(const Content& content, const Power& power);
/// What it does, with its amount.
Text meaningOf(const Content& content, const Power& power);

} // namespace tablewood::rise_of_the_forest
