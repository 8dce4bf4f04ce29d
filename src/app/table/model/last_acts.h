#pragma once

#include "kernel/log.h"

#include <algorithm>
#include <map>
#include <span>

namespace tablewood {

/// Where in the log of each seat what it has not done itself begins: after the last move of its person that
/// was no answer.
class LastActs
{
public:
    /// The person of a seat does something, after so many lines of the log: if it is not refused, what is
    /// told after what they did is what has changed for them.
    void act(Seat seat, std::size_t lines) { m_acting[seat] = lines; }
    /// It was refused, or is not known to have been done.
    void refuse(Seat seat) { m_acting.erase(seat); }
    /// The log of a seat is this now.
    void hear(Seat seat, std::span<const Event> log)
    {
        if (const auto acting = m_acting.find(seat); acting != m_acting.end()) {
            const std::size_t own = acting->second;
            // What they did themself they know.
            m_acted[seat] = own < log.size() && log[own].seat == seat ? own + 1 : own;
            m_acting.erase(acting);
        }
        if (const auto acted = m_acted.find(seat); acted != m_acted.end())
            acted->second = std::min(acted->second, log.size());
    }
    /// What has come for a seat since it acted last, or all where it has not.
    std::size_t since(Seat seat, std::size_t told) const
    {
        const auto acted = m_acted.find(seat);
        return acted == m_acted.end() ? 0 : std::min(acted->second, told);
    }

private:
    std::map<Seat, std::size_t> m_acted;
    /// The length of the log as a seat did what the table has not answered yet.
    std::map<Seat, std::size_t> m_acting;
};

} // namespace tablewood
