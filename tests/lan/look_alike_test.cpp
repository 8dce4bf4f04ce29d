#include "lan/host/look_alike.h"

#include "wire/lan_messages.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("Names that a quick eye reads as one have one look")
{
    for (const char* like : {"mira", "MIRA", "Mïra"})
        CHECK((lookOf(like) == lookOf("Mira")) == (std::string(like) != "Mïra"));
    CHECK(lookOf("Bramble Owl") == lookOf("BrambleOwl"));
    // Cyrillic, Greek and Armenian letters, a full-width one, digits, a joiner.
    CHECK(lookOf("Мirа") == lookOf("Mira"));
    CHECK(lookOf("Οlα") == lookOf("Ola"));
    CHECK(lookOf("Br\u057dno") == lookOf("Bruno"));
    CHECK(lookOf("Ｔｏｍ") == lookOf("Tom"));
    CHECK(lookOf("B0b") == lookOf("Bob"));
    CHECK(lookOf("BiII") == lookOf("Bill"));
    CHECK(lookOf("می\u200cخواهم") == lookOf("میخواهم"));
    CHECK(lookOf("葛\U000e0100城") == lookOf("葛城"));
    CHECK(lookOf("Mira") != lookOf("Mara"));
    CHECK(lookOf("Ольга") != lookOf("Olga"));
}

TEST_CASE("Who has a name that somebody has already gets a number behind it, within the limit")
{
    CHECK(toldApart("Bramble", {}, kMaxName) == "Bramble");
    CHECK(toldApart("Bramble", {"Mira"}, kMaxName) == "Bramble");
    CHECK(toldApart("Bramble", {"Bramble"}, kMaxName) == "Bramble (2)");
    CHECK(toldApart("bramble", {"Bramble", "Bramble (2)"}, kMaxName) == "bramble (3)");
    CHECK(toldApart("", {}, kMaxName) == "?");
    CHECK(toldApart("", {"?"}, kMaxName) == "? (2)");
    const std::string longest(kMaxName, 'x');
    const std::string apart = toldApart(longest, {longest}, kMaxName);
    CHECK(apart.size() == kMaxName);
    CHECK(apart.ends_with("xx (2)"));
    // Not in the middle of a letter.
    std::string letters;
    while (letters.size() + 2 <= kMaxName)
        letters += "Ä";
    CHECK(plainName(toldApart(letters, {letters}, kMaxName)) == toldApart(letters, {letters}, kMaxName));
}
