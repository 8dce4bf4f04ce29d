#include "row_list.h"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace tablewood::copying;

namespace {

std::string reading(std::string_view text)
{
    std::string all;
    for (const Word& word : wordsOf(text))
        all += (all.empty() ? "" : " ") + word.letters;
    return all;
}

} // namespace

TEST_CASE("Words are read alike from a rulebook, a source file, JSON, translations and a page")
{
    const std::string words = "mind the hare's gap";
    CHECK(reading("Mind the hare's gap.") == words);
    CHECK(reading("Mind the hare\u2019s GAP!") == words);
    CHECK(reading("TW_TEXT(\"\", \"Mind the \"\n        \"hare's gap\")") == "tw text " + words);
    CHECK(reading(R"("Mind\nthe \"hare's\" gap")") == words);
    CHECK(reading("<b>Mind</b> the hare&apos;s<br/>gap") == words);
    CHECK(reading("    /// Mind the\n    /// hare's 12 gap") == words);
    CHECK(reading("| Mind | the hare's **gap** |") == words);
    CHECK(reading("'Mind' the 'hare's gap'") == words);
    CHECK(reading("a < b && c > d; e") == "a b c d e");
    CHECK(reading("\\").empty());
    CHECK(reading("").empty());
}

TEST_CASE("A word knows its line")
{
    const std::vector<Word> words = wordsOf("one two\n\nthree \\n four\nfive");
    std::vector<std::size_t> lines;
    for (const Word& word : words)
        lines.push_back(word.line);
    CHECK(lines == std::vector<std::size_t>{1, 1, 3, 3, 4});
}

TEST_CASE(
    "A list has the rows of its texts, comes back from its file, and is the same however texts were added")
{
    RowList list;
    list.add("one two three four five six seven");
    CHECK(list.size() == 0);
    list.add("one two three four five six seven eight nine");
    list.add("two three four five six seven eight nine");
    CHECK(list.size() == 2);
    const std::string file = list.file();
    CHECK(file.size() == 10);
    const RowList again(file);
    CHECK(again.file() == file);
    CHECK(again.has(markOf(wordsOf("Two, three, four, five, six, seven, eight: nine").data())));
    CHECK_FALSE(again.has(markOf(wordsOf("two three four five six seven nine eight").data())));
    // A list of another machine would say otherwise what a row's mark is.
    CHECK(markOf(wordsOf("one two three four five six seven eight").data()) == 0x6dc6331426);
}

TEST_CASE("A file that is no list of rows is refused")
{
    CHECK_THROWS_AS(RowList("1234"), std::runtime_error);
    CHECK_THROWS_AS(RowList("2234512345"), std::runtime_error);
    CHECK_THROWS_AS(RowList("1234512345"), std::runtime_error);
}
