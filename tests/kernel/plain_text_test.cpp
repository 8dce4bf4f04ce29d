#include "kernel/plain_text.h"

#include "kernel/cbor.h"
#include "kernel/input_error.h"
#include "kernel/random.h"

#include <doctest/doctest.h>

#include <array>

using namespace tablewood;

TEST_CASE("What is no UTF-8 is known: bytes alone, long forms, surrogates, and what is past the last letter")
{
    for (const char* text :
         {"", "Mira", "Ärmel", "€", "🦊", "\xf4\x8f\xbf\xbf", "\xed\x9f\xbf", "\xee\x80\x80"})
        CHECK_MESSAGE(isUtf8(text), text);
    for (const char* text :
         {"\x80", "\xff", "a\xc3", "\xc3(", "\xc0\xaf", "\xc1\xbf", "\xe0\x9f\xbf", "\xe2\x82",
          "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80"})
        CHECK_FALSE(isUtf8(text));
}

TEST_CASE("A text of bytes that are no UTF-8 is refused wherever it is read")
{
    for (const char* text : {"Mi\xff", "\xed\xa0\x80", "\xc0\x9b"})
        CHECK_THROWS_WITH_AS(fromBytes<std::string>(toBytes(std::string(text))),
                             "byte 1: the text is not UTF-8", InputError);
    CHECK(fromBytes<std::string>(toBytes(std::string("Ärmel 🦊"))) == "Ärmel 🦊");
}

TEST_CASE("What steers a terminal is a space in a plain line, and what is no letter is seen to be none")
{
    CHECK(plainLine("a\x1b[2Jb\nc\x7f") == "a [2Jb c ");
    CHECK(plainLine("a\u009b1m\u0085b") == "a 1m b");
    CHECK(plainLine("a\u2028b\u2029c\u2800d") == "a b c d");
    CHECK(plainLine("c\xe2") == "c\ufffd");
    CHECK(plainLine(std::string_view("a\0b", 3)) == "a b");
    CHECK(plainLines("one\x1b\n\ttwo\n") == "one \n two\n");
}

TEST_CASE("Signs that nobody sees are left out of a plain line")
{
    for (const char* hidden :
         {"\u00ad", "\u034f", "\u061c", "\u115f",     "\u1160",     "\u17b4",     "\u180e",
          "\u200b", "\u200c", "\u200d", "\u200e",     "\u200f",     "\u202a",     "\u202e",
          "\u2060", "\u2066", "\u2069", "\u206f",     "\u3164",     "\ufe0f",     "\ufeff",
          "\uffa0", "\ufff9", "\ufffc", "\U0001bca0", "\U0001d173", "\U000e0001", "\U000e0061",
          "\ufdd0", "\uffff", "\u180b", "\u17b5",     "\U000e0100", "\U0001343f", "\U0001d159"}) {
        CAPTURE(std::string(hidden));
        CHECK(plainLine(std::string("Mi") + hidden + "ra") == "Mira");
        CHECK(plainLine(hidden).empty());
    }
}

TEST_CASE("What a script or an emoji is written with stays")
{
    for (const char* text : {"Ärmel ß",
                             "Łukasz",
                             "Σωκράτης",
                             "Ольга",
                             "יוסף",
                             "محمد",
                             "می\u200cخواهم",
                             "क्\u200dष",
                             "ශ්\u200dරී",
                             "สมชาย",
                             "葛\U000e0100城",
                             "ᠰ\u180bᠠ",
                             "👩\u200d🌾",
                             "🏳\ufe0f\u200d🌈",
                             "❤\ufe0f",
                             "1\ufe0f\u20e3",
                             "🇩🇪",
                             "👍🏽",
                             "e\u0301",
                             "Việt",
                             "Mira  und\u3000Tom",
                             "\u0601\u0663"})
        CHECK_MESSAGE(plainLine(text) == text, text);
}

TEST_CASE("Marks are not heaped up, and stand on a letter")
{
    std::string heap = "M";
    for (int i = 0; i < 60; ++i)
        heap += "\u0335";
    CHECK(plainLine(heap) == "M\u0335\u0335\u0335\u0335");
    CHECK(plainLine("\u0301x \u0301y") == "x y");
}

TEST_CASE("A line that is plain stays as it is, whatever it was made of")
{
    constexpr std::array<const char*, 24> kParts{
        "a",          " ",      "\u00a0", "\u200d", "\u200c", "\u061c", "\u0627", "\u0301",
        "\ufe0f",     "\u20e3", "1",      "👩",      "\u2800", "\u180b", "ᠰ",      "葛",
        "\U000e0100", "\xff",   "\x1b",   "\n",     "\u3164", "\u0488", "\u200b", "❤"};
    Random random(Seed::fromText("plain"), "test");
    for (int round = 0; round < 5000; ++round) {
        std::string text;
        for (std::uint32_t i = random.below(12); i > 0; --i)
            text += kParts[random.below(kParts.size())];
        const std::string line = plainLine(text);
        CHECK(plainLine(line) == line);
        CHECK(isUtf8(line));
        const std::string name = singleSpaced(line);
        CHECK(singleSpaced(plainLine(name)) == name);
    }
}

TEST_CASE("JSON says the same in signs that a terminal takes for nothing else")
{
    CHECK(plainJson("{\"a\":\"Ä\"}") == "{\"a\":\"Ä\"}");
    CHECK(plainJson("[\n \"\u009b\u202e\x7f\U000e0061\"]") == "[\n \"\\u009b\\u202e\\u007f\\udb40\\udc61\"]");
}

TEST_CASE("The beginning of a text ends with a whole letter")
{
    CHECK(beginningOf("Ärmel", 1) == "");
    CHECK(beginningOf("Ärmel", 2) == "Ä");
    CHECK(beginningOf("Ärmel", 99) == "Ärmel");
    CHECK(beginningOf("a🦊", 4) == "a");
}
