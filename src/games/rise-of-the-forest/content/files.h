#pragma once

#include "content/face_entries.h"
#include "games/rise-of-the-forest/content.h"
#include "kernel/fields.h"

/// The content files of Rise of the Forest, field by field as they are written.
namespace tablewood::rise_of_the_forest {

struct TypeEntry
{
    std::string key;
    std::string name;
    Side side = Side::shadowborn;
    std::string icon;
    std::string palette;
    std::string emblem;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("side", self.side);
        visit("icon", self.icon);
        visit("palette", self.palette);
        visit("emblem", self.emblem);
        visit("source", self.source);
    }
};

struct KeywordEntry
{
    Trait keyword = Trait::vigor;
    std::string name;
    std::string icon;
    bool hasAmount = false;
    std::string text;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("keyword", self.keyword);
        visit("name", self.name);
        visit("icon", self.icon);
        visit("hasAmount", self.hasAmount);
        visit("text", self.text);
        visit("source", self.source);
    }
};

struct PowerEntry
{
    Trait keyword = Trait::vigor;
    std::optional<int> amount;
    static void describe(auto& self, auto& visit)
    {
        visit("keyword", self.keyword);
        visit("amount", self.amount);
    }
};

struct CardEntry
{
    std::string key;
    std::string name;
    std::string type;
    Grade grade = Grade::basic;
    std::optional<int> movement;
    std::optional<int> health;
    std::optional<int> range;
    std::optional<int> damage;
    std::optional<std::vector<PowerEntry>> powers;
    int copies = 0;
    std::optional<PictureEntry> picture;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("type", self.type);
        visit("grade", self.grade);
        visit("movement", self.movement);
        visit("health", self.health);
        visit("range", self.range);
        visit("damage", self.damage);
        visit("powers", self.powers);
        visit("copies", self.copies);
        visit("picture", self.picture);
        visit("source", self.source);
    }
};

/// How many straight and corner tiles there are, the pips of the towers, the faces of a die.
struct PartEntry
{
    std::string key;
    std::vector<int> numbers;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("numbers", self.numbers);
        visit("source", self.source);
    }
};

} // namespace tablewood::rise_of_the_forest
