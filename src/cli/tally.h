#pragma once

#include <map>
#include <string>

namespace tablewood::cli {

/// Counts how often something was there and how often it won.
class Tally
{
public:
    struct Result
    {
        int matches = 0;
        int won = 0;
    };

    void count(const std::string& what, bool hasWon)
    {
        Result& result = m_results[what];
        ++result.matches;
        result.won += hasWon ? 1 : 0;
    }
    const std::map<std::string, Result>& results() const { return m_results; }

private:
    std::map<std::string, Result> m_results;
};

} // namespace tablewood::cli
