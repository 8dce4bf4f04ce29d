#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tablewood::copying {

/// So many words in a row of somebody's text are a copy of it.
inline constexpr std::size_t kRow = 8;

/// A word of a text, in small letters.
struct Word
{
    std::string letters;
    /// The line in which it begins, from 1.
    std::size_t line = 1;

    bool operator==(const Word& other) const { return letters == other.letters; }
};

/// The words of a text, of a rulebook as of a source file: runs of the letters a to z, with an apostrophe
/// inside. Marks, digits, breaks, tags and what is written instead of a letter ("\n", "&quot;") lie between
/// words, so that a copy is found however it is broken up: `"Mind the " "gap"` is the same as `<b>Mind</b>
/// the gap`.
std::vector<Word> wordsOf(std::string_view text);

/// What stays of a row of words: the first 40 bits of its SHA-256. From them alone no words can be read. Of
/// 30,000 rows in a list one is met by chance once in 37 million other rows.
using RowMark = std::uint64_t;
RowMark markOf(const Word* row);

/// The marks of all rows of some texts, in order, each once. A file of it has five bytes for each, the
/// highest first.
class RowList
{
public:
    RowList() = default;
    /// Throws std::runtime_error where the bytes are no such file.
    explicit RowList(std::string_view file);

    void add(std::string_view text);
    bool has(RowMark mark) const;
    std::size_t size() const { return m_marks.size(); }
    std::string file() const;

private:
    std::vector<RowMark> m_marks;
};

} // namespace tablewood::copying
