#pragma once

#include "content/face_entries.h"
#include "games/arbor/content.h"
#include "kernel/fields.h"

/// The content files of Arbor II, field by field as they are written.
namespace tablewood::arbor {

struct GoalEntry
{
    int glory = 0;
    WinRule win = WinRule::hold;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("glory", self.glory);
        visit("win", self.win);
        visit("source", self.source);
    }
};

struct BoardEntry
{
    std::vector<std::string> rows;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("rows", self.rows);
        visit("source", self.source);
    }
};

struct ScenarioEntry
{
    std::string key;
    std::string name;
    std::string line;
    Source source = Source::standIn;
    GoalEntry goal;
    BoardEntry board;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("line", self.line);
        visit("source", self.source);
        visit("goal", self.goal);
        visit("board", self.board);
    }
};

struct SongEntry
{
    Song song = Song::flame;
    std::string name;
    std::string text;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("song", self.song);
        visit("name", self.name);
        visit("text", self.text);
        visit("source", self.source);
    }
};

struct DeckEntry
{
    int cards = 0;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("cards", self.cards);
        visit("source", self.source);
    }
};

struct StarEntry
{
    Spirit spirit = Spirit::fire;
    std::string name;
    std::string title;
    std::string emblem;
    std::string palette;
    std::optional<PictureEntry> picture;
    Source source = Source::standIn;
    DeckEntry deck;
    std::vector<SongEntry> songs;
    static void describe(auto& self, auto& visit)
    {
        visit("spirit", self.spirit);
        visit("name", self.name);
        visit("title", self.title);
        visit("emblem", self.emblem);
        visit("palette", self.palette);
        visit("picture", self.picture);
        visit("source", self.source);
        visit("deck", self.deck);
        visit("songs", self.songs);
    }
};

struct TraitEntry
{
    TraitKind kind = TraitKind::extraSlots;
    std::optional<int> amount;
    std::optional<Spirit> spirit;
    std::string name;
    std::string text;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("amount", self.amount);
        visit("spirit", self.spirit);
        visit("name", self.name);
        visit("text", self.text);
    }
};

struct PowerEntry
{
    PowerKind kind = PowerKind::grow;
    std::optional<int> amount;
    std::optional<int> range;
    std::string name;
    std::string text;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("amount", self.amount);
        visit("range", self.range);
        visit("name", self.name);
        visit("text", self.text);
    }
};

struct AncientEntry
{
    std::string key;
    std::string name;
    std::string line;
    std::string emblem;
    std::string palette;
    std::optional<PictureEntry> picture;
    std::string figure;
    Source source = Source::standIn;
    TraitEntry trait;
    PowerEntry blessing;
    PowerEntry invocation;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("line", self.line);
        visit("emblem", self.emblem);
        visit("palette", self.palette);
        visit("picture", self.picture);
        visit("figure", self.figure);
        visit("source", self.source);
        visit("trait", self.trait);
        visit("blessing", self.blessing);
        visit("invocation", self.invocation);
    }
};

} // namespace tablewood::arbor
