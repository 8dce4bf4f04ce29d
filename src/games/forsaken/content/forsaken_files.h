#pragma once

#include "content/face_entries.h"
#include "games/forsaken/content.h"
#include "kernel/fields.h"

/// The content files of Forsaken Forest, field by field as they are written.
namespace tablewood::forsaken {

/// Where something comes from, apart from what it belongs to.
struct LabelEntry
{
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit) { visit("source", self.source); }
};

/// Where all of a Travelers, Forest or Artifact card but its name comes from, but for what has a label of its
/// own; of a role, the number of cards, and its weight.
struct DetailsEntry
{
    Source source = Source::standIn;
    std::optional<LabelEntry> type;
    std::optional<LabelEntry> speed;
    std::optional<LabelEntry> effects;
    std::optional<LabelEntry> weight;
    static void describe(auto& self, auto& visit)
    {
        visit("source", self.source);
        visit("type", self.type);
        visit("speed", self.speed);
        visit("effects", self.effects);
        visit("weight", self.weight);
    }
};

struct RoleEntry
{
    Role role = Role::commonfolk;
    std::string name;
    std::string text;
    std::string emblem;
    std::optional<PictureEntry> picture;
    int cards = 0;
    int halves = 0;
    Team weighsFor = Team::villagers;
    Source source = Source::standIn;
    DetailsEntry details;
    static void describe(auto& self, auto& visit)
    {
        visit("role", self.role);
        visit("name", self.name);
        visit("text", self.text);
        visit("emblem", self.emblem);
        visit("picture", self.picture);
        visit("cards", self.cards);
        visit("halves", self.halves);
        visit("weighsFor", self.weighsFor);
        visit("source", self.source);
        visit("details", self.details);
    }
};

struct DistributionEntry
{
    int players = 0;
    int forsaken = 0;
    Advantage advantage = Advantage::even;
    bool isStandard = false;
    Source source = Source::standIn;
    /// Where it comes from that this one of two is the standard.
    std::optional<LabelEntry> asStandard;
    static void describe(auto& self, auto& visit)
    {
        visit("players", self.players);
        visit("forsaken", self.forsaken);
        visit("advantage", self.advantage);
        visit("standard", self.isStandard);
        visit("source", self.source);
        visit("asStandard", self.asStandard);
    }
};

struct EffectEntry
{
    Deed deed = Deed::forge;
    std::optional<Who> who;
    std::optional<Who> whom;
    std::optional<Filter> filter;
    std::optional<Until> until;
    std::optional<int> amount;
    std::optional<int> players;
    std::optional<int> price;
    std::optional<bool> isByLot;
    std::optional<bool> tieLynches;
    static void describe(auto& self, auto& visit)
    {
        visit("do", self.deed);
        visit("who", self.who);
        visit("whom", self.whom);
        visit("filter", self.filter);
        visit("until", self.until);
        visit("amount", self.amount);
        visit("players", self.players);
        visit("price", self.price);
        visit("byLot", self.isByLot);
        visit("tieLynches", self.tieLynches);
    }
};

struct CardEntry
{
    std::string key;
    std::string name;
    std::string text;
    CardType type = CardType::navigation;
    std::optional<Speed> speed;
    std::optional<bool> isWander;
    int copies = 0;
    std::optional<std::vector<Aim>> aims;
    std::vector<EffectEntry> effects;
    std::optional<PictureEntry> picture;
    Source source = Source::standIn;
    DetailsEntry details;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("text", self.text);
        visit("type", self.type);
        visit("speed", self.speed);
        visit("wander", self.isWander);
        visit("copies", self.copies);
        visit("aims", self.aims);
        visit("effects", self.effects);
        visit("picture", self.picture);
        visit("source", self.source);
        visit("details", self.details);
    }
};

} // namespace tablewood::forsaken
