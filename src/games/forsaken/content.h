#pragma once

#include "kernel/game.h"
#include "kernel/short_list.h"
#include "kernel/word.h"

#include <string>
#include <vector>

/// The content of Forsaken Forest, read from resources/games/forsaken/*.json.
namespace tablewood::forsaken {

inline constexpr int kMinPlayers = 4;
inline constexpr int kMaxPlayers = 12;

/// In the order in which the rulebook presents them, the Villagers first.
enum class Role : std::uint8_t
{
    commonfolk,
    oracle,
    navigator,
    priest,
    blessed,
    cursed,
    forsaken,
    coward,
    silencer,
    shrouded
};
constexpr auto enumNames(Role)
{
    return std::array<std::string_view, 10>{"commonfolk", "oracle",   "navigator", "priest",   "blessed",
                                            "cursed",     "forsaken", "coward",    "silencer", "shrouded"};
}
inline constexpr std::size_t kRoles = enumNames(Role{}).size();

enum class Team : std::uint8_t
{
    villagers,
    forsaken
};
constexpr auto enumNames(Team) { return std::array<std::string_view, 2>{"villagers", "forsaken"}; }

constexpr Team teamOf(Role role) { return role < Role::forsaken ? Team::villagers : Team::forsaken; }
/// Whether a role is called as one of the Forsaken at night, and counts as one while it lives.
constexpr bool isForsaken(Role role)
{
    return role == Role::forsaken || role == Role::silencer || role == Role::shrouded;
}
/// Whether there is at most one of it in a match.
constexpr bool isSpecial(Role role) { return role != Role::commonfolk && role != Role::forsaken; }

/// A role as it is printed, and its weight.
struct RoleSheet
{
    Role role = Role::commonfolk;
    Text name;
    Text text;
    /// Without a palette it has that of its side.
    FacePicture picture;
    /// How many such cards there are.
    int cards = 0;
    /// In halves: 2 is the weight of one Commonfolk or one Forsaken.
    int halves = 2;
    /// The side that the weight counts for: that of the Cursed counts for the Forsaken.
    Team weighsFor = Team::villagers;
    /// Where all but the number of cards comes from; where that number does.
    Source source = Source::standIn;
    Source cardsSource = Source::standIn;
};

/// The side that a distribution of roles favours.
enum class Advantage : std::uint8_t
{
    villagers,
    even,
    forsaken
};
constexpr auto enumNames(Advantage)
{
    return std::array<std::string_view, 3>{"villagers", "even", "forsaken"};
}

/// A column of the rulebook's table: so many Forsaken among so many players.
struct Distribution
{
    int players = 0;
    int forsaken = 0;
    Advantage advantage = Advantage::even;
    /// Taken for this number of players unless another is chosen.
    bool isStandard = false;
    Source source = Source::standIn;
};

enum class Deck : std::uint8_t
{
    travelers,
    forest,
    artifacts
};

enum class Speed : std::uint8_t
{
    slow,
    fast
};
constexpr auto enumNames(Speed) { return std::array<std::string_view, 2>{"slow", "fast"}; }

/// The Sub-Types of the three decks.
enum class CardType : std::uint8_t
{
    navigation,
    resistance,
    discovery,
    insight,
    alliance,
    weapon,
    suspicion,
    revival,
    betrayal,
    darkness,
    disaster,
    curse,
    finder,
    group
};
constexpr auto enumNames(CardType)
{
    return std::array<std::string_view, 14>{"navigation", "resistance", "discovery", "insight",  "alliance",
                                            "weapon",     "suspicion",  "revival",   "betrayal", "darkness",
                                            "disaster",   "curse",      "finder",    "group"};
}
constexpr Deck deckOf(CardType type)
{
    return type < CardType::darkness ? Deck::travelers
           : type < CardType::finder ? Deck::forest
                                     : Deck::artifacts;
}

/// A kind of target, announced with a card.
enum class Aim : std::uint8_t
{
    /// A territory where a Path can be forged; one that is not on the edge; one that is exactly two steps
    /// from the Paths; one that is not on the edge, once the first announced lies.
    territory,
    inland,
    leap,
    onward,
    /// A territory with a Path Token.
    path,
    /// Another living player who is not on Death's Doorstep.
    player,
    /// A player who has died.
    spirit,
    /// A face-down Destination.
    destination,
    /// A Curse in play.
    curse,
    /// A Finder's Action that lies before another player.
    artifact
};
constexpr auto enumNames(Aim)
{
    return std::array<std::string_view, 10>{"territory", "inland", "leap",        "onward", "path",
                                            "player",    "spirit", "destination", "curse",  "artifact"};
}
constexpr bool isTerritory(Aim aim) { return aim <= Aim::path; }
constexpr bool isSeat(Aim aim) { return aim == Aim::player || aim == Aim::spirit; }

/// The targets of an effect.
enum class Who : std::uint8_t
{
    /// The author of the card.
    self,
    /// The first and the second player announced.
    target,
    second,
    /// All the living, those on Death's Doorstep left out.
    everyone,
    /// As many of them as the effect's `players` says, by lot.
    lot,
    /// The lower of a throw of author and target.
    loser,
    /// The player on Death's Doorstep for whom the card was played.
    dying
};
constexpr auto enumNames(Who)
{
    return std::array<std::string_view, 7>{"self", "target", "second", "everyone", "lot", "loser", "dying"};
}

/// Which cards an effect is about.
enum class Filter : std::uint8_t
{
    any,
    travelers,
    forest,
    darkness,
    navigation,
    discovery,
    insight,
    revival,
    fast,
    wander,
    notWander,
    /// No card: forging on Destinations and Excavation Sites.
    landmarks
};
constexpr auto enumNames(Filter)
{
    return std::array<std::string_view, 12>{"any",        "travelers", "forest",    "darkness",
                                            "navigation", "discovery", "insight",   "revival",
                                            "fast",       "wander",    "notWander", "landmarks"};
}

/// The deed of an effect. `amount` counts cards, Paths or looks.
enum class Deed : std::uint8_t
{
    /// Forges on the next announced territory.
    forge,
    /// `who` draws.
    draw,
    /// `who` discards, by choice or lot; `amount` 0 is the whole hand.
    discard,
    /// `who` may discard up to `amount` and draws as many.
    refresh,
    /// Takes from `whom`'s hand by lot.
    take,
    takeArtifact,
    /// Gives a card of choice to `whom`.
    give,
    /// Author and target give each other a card, chosen at the same time.
    trade,
    /// `who` looks at the Role before `whom`.
    peekRole,
    /// `who` looks at the next announced Destination, or the same as before.
    peekDestination,
    /// `who` looks at the hand of `whom`.
    peekHand,
    /// Looks at the top of the Forest deck and puts it back in any order.
    peekForest,
    /// Takes a card of choice out of the Travelers discard.
    retrieve,
    /// `who` is on Death's Doorstep. With a `price` they can discard as many cards instead.
    doorstep,
    revive,
    /// Forbids the card that was just played.
    forbid,
    /// Destroys the announced Path, or as many as `amount` by lot.
    destroyPath,
    destroyCurse,
    /// Destroys all Curses.
    cleanse,
    /// Sends `who` to the Gallows.
    accuse,
    /// Nobody, or not `who`, plays the cards of the filter.
    ban,
    /// A tie lynches `who`.
    mark,
    nightfall
};
constexpr auto enumNames(Deed)
{
    return std::array<std::string_view, 23>{
        "forge",  "draw",     "discard",         "refresh",      "take",       "takeArtifact", "give",
        "trade",  "peekRole", "peekDestination", "peekHand",     "peekForest", "retrieve",     "doorstep",
        "revive", "forbid",   "destroyPath",     "destroyCurse", "cleanse",    "accuse",       "ban",
        "mark",   "nightfall"};
}

/// How long a ban or mark lasts.
enum class Until : std::uint8_t
{
    /// The end of the running Turn Cycle.
    endOfCycle,
    endOfNextCycle,
    destroyed
};
constexpr auto enumNames(Until)
{
    return std::array<std::string_view, 3>{"endOfCycle", "endOfNextCycle", "destroyed"};
}

/// One step of what a card does; they happen one after the other.
struct Effect
{
    Deed deed = Deed::forge;
    Who who = Who::self;
    Who whom = Who::target;
    Filter filter = Filter::any;
    Until until = Until::endOfNextCycle;
    std::int8_t amount = 1;
    std::int8_t players = 1;
    std::int8_t price = 0;
    bool isByLot = false;
    /// In a hearing a tie lynches.
    bool tieLynches = false;
};

/// A card by its place among all cards of the content.
using CardId = std::uint8_t;
inline constexpr CardId kNoCard = 255;
/// There are no more kinds of Travelers cards, and of all cards.
inline constexpr std::size_t kMaxTravelerKinds = 64;
inline constexpr std::size_t kMaxKinds = 128;
/// No more cards are in a deck.
inline constexpr std::size_t kMaxTravelers = 200;
inline constexpr std::size_t kMaxForest = 48;
inline constexpr std::size_t kMaxArtifacts = 16;
/// No more cards are chosen at once by one player.
inline constexpr std::size_t kMaxPicks = 2;
/// More is never announced with a card.
inline constexpr std::size_t kMaxAims = 2;

struct Card
{
    Word key;
    Text name;
    Text text;
    CardType type = CardType::navigation;
    /// The speed of a Travelers card. A Finder's Action is fast.
    Speed speed = Speed::slow;
    bool isWander = false;
    int copies = 1;
    ShortList<Aim, kMaxAims> aims;
    std::vector<Effect> effects;
    /// What is empty in it is as usual for its type.
    FacePicture picture;
    /// Where the name comes from; where all else does.
    Source source = Source::standIn;
    Source detailsSource = Source::standIn;

    Deck deck() const { return deckOf(type); }
    bool isFast() const { return speed == Speed::fast; }
    const Effect* effect(Deed deed) const
    {
        for (const Effect& one : effects)
            if (one.deed == deed)
                return &one;
        return nullptr;
    }
    bool does(Deed deed) const { return effect(deed) != nullptr; }
};

/// Whether a card is one of those a filter speaks of.
bool fits(Filter filter, const Card& card);

struct Content
{
    /// One of each, in their order.
    std::vector<RoleSheet> roles;
    std::vector<Distribution> distributions;
    /// The Travelers cards first, then the Forest's, then the Artifacts.
    std::vector<Card> cards;

    const Card& card(CardId id) const { return cards[id]; }
    /// The card with a key, kNoCard if there is none.
    CardId find(const Word& key) const;
    const RoleSheet& role(Role role) const { return roles[static_cast<std::size_t>(role)]; }
    /// All distributions for a number of players, and the one that is taken unless another is chosen.
    const Distribution& standardFor(int players) const;
};

} // namespace tablewood::forsaken
