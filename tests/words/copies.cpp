#include "copies.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace tablewood::copying {

Exceptions::Exceptions(std::string_view file)
{
    std::istringstream lines{std::string(file)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        const std::size_t reason = line.find(':');
        if (reason == std::string::npos || wordsOf(std::string_view(line).substr(reason)).empty())
            throw std::runtime_error("an exception without a reason: " + line);
        m_phrases.push_back(wordsOf(std::string_view(line).substr(0, reason)));
    }
}

bool Exceptions::has(const Word* row) const
{
    return std::ranges::any_of(m_phrases, [&](const std::vector<Word>& phrase) {
        return std::search(phrase.begin(), phrase.end(), row, row + kRow) != phrase.end();
    });
}

std::vector<Copy> copiesIn(std::string_view text, const RowList& listed, const Exceptions& allowed)
{
    std::vector<Copy> copies;
    const std::vector<Word> words = wordsOf(text);
    /// The first word that the last copy does not have.
    std::size_t end = 0;
    for (std::size_t i = 0; i + kRow <= words.size(); ++i) {
        if (!listed.has(markOf(&words[i])) || allowed.has(&words[i]))
            continue;
        const bool goesOn = !copies.empty() && end == i + kRow - 1;
        if (!goesOn)
            copies.push_back({words[i].line, {}});
        for (std::size_t k = goesOn ? end : i; k < i + kRow; ++k)
            copies.back().words += (copies.back().words.empty() ? "" : " ") + words[k].letters;
        end = i + kRow;
    }
    return copies;
}

} // namespace tablewood::copying
