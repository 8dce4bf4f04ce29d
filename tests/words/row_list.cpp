#include "row_list.h"

#include <QCryptographicHash>

#include <algorithm>
#include <stdexcept>

namespace tablewood::copying {

namespace {

constexpr std::size_t kMarkBytes = 5;

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// How long a name is that stands between two marks, such as <b>, </b> or &amp;; 0 where none does.
std::size_t nameBetween(std::string_view text, char open, char close)
{
    constexpr std::size_t kLongest = 8;
    if (text.front() != open)
        return 0;
    const std::size_t end = text.substr(0, kLongest).find(close);
    if (end == std::string_view::npos)
        return 0;
    const auto isOfName = [](char c) { return isLetter(c) || c == '/'; };
    return std::ranges::all_of(text.substr(1, end - 1), isOfName) ? end + 1 : 0;
}

/// How much at the begin of a text has letters and is no word.
std::size_t noWord(std::string_view text)
{
    if (text.front() == '\\' && text.size() > 1 && text[1] != '\n')
        return 2;
    return std::max(nameBetween(text, '<', '>'), nameBetween(text, '&', ';'));
}

/// How long an apostrophe is that a word goes on behind; 0 where there is none.
std::size_t apostropheIn(std::string_view text)
{
    for (const std::string_view apostrophe : {"'", "\u2019", "&apos;"})
        if (text.starts_with(apostrophe) && text.size() > apostrophe.size() &&
            isLetter(text[apostrophe.size()]))
            return apostrophe.size();
    return 0;
}

} // namespace

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    std::size_t line = 1;
    bool isInside = false;
    while (!text.empty()) {
        const char c = text.front();
        std::size_t length = 1;
        if (const std::size_t apostrophe = isInside ? apostropheIn(text) : 0; apostrophe > 0) {
            words.back().letters += '\'';
            length = apostrophe;
        } else if (const std::size_t skipped = noWord(text); skipped > 0) {
            isInside = false;
            length = skipped;
        } else {
            if (isLetter(c)) {
                if (!isInside)
                    words.push_back({{}, line});
                words.back().letters += small(c);
            }
            isInside = isLetter(c);
            line += c == '\n' ? 1 : 0;
        }
        text.remove_prefix(length);
    }
    return words;
}

RowMark markOf(const Word* row)
{
    QByteArray words;
    for (std::size_t i = 0; i < kRow; ++i)
        words.append(row[i].letters.data(), static_cast<qsizetype>(row[i].letters.size())).append(' ');
    const QByteArray digest = QCryptographicHash::hash(words, QCryptographicHash::Sha256);
    RowMark mark = 0;
    for (std::size_t i = 0; i < kMarkBytes; ++i)
        mark = mark << 8U | static_cast<std::uint8_t>(digest[static_cast<qsizetype>(i)]);
    return mark;
}

RowList::RowList(std::string_view file)
{
    if (file.size() % kMarkBytes != 0)
        throw std::runtime_error("a list of rows that is cut off");
    for (std::size_t place = 0; place < file.size(); place += kMarkBytes) {
        RowMark mark = 0;
        for (const char c : file.substr(place, kMarkBytes))
            mark = mark << 8U | static_cast<std::uint8_t>(c);
        if (!m_marks.empty() && mark <= m_marks.back())
            throw std::runtime_error("a list of rows that is out of order");
        m_marks.push_back(mark);
    }
}

void RowList::add(std::string_view text)
{
    const std::vector<Word> words = wordsOf(text);
    for (std::size_t i = 0; i + kRow <= words.size(); ++i)
        m_marks.push_back(markOf(&words[i]));
    std::ranges::sort(m_marks);
    m_marks.erase(std::unique(m_marks.begin(), m_marks.end()), m_marks.end());
}

bool RowList::has(RowMark mark) const { return std::ranges::binary_search(m_marks, mark); }

std::string RowList::file() const
{
    std::string bytes;
    for (const RowMark mark : m_marks)
        for (std::size_t i = kMarkBytes; i-- > 0;)
            bytes += static_cast<char>(mark >> (8 * i) & 0xffU);
    return bytes;
}

} // namespace tablewood::copying
