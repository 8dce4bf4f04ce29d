#pragma once

#include "kernel/game.h"

#include <string>
#include <vector>

namespace tablewood::kit {

/// Collects what checks find, each with what is needed to see it again: setup, number of the move and its
/// text.
class Breaches
{
public:
    explicit Breaches(const Setup& setup);

    /// Says which position is looked at: how many moves were played before it, and the last of them.
    void setPosition(std::size_t movesPlayed, std::string lastMove);
    void report(std::string_view check, const std::string& what);

    bool isEmpty() const { return m_list.empty(); }
    const std::vector<std::string>& list() const { return m_list; }

private:
    std::string m_setup;
    std::string m_position;
    std::vector<std::string> m_list;
};

} // namespace tablewood::kit
