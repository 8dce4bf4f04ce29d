#include "kit/difference.h"

#include <algorithm>

namespace tablewood::kit {

void PathSink::beginList(std::size_t items)
{
    m_lines.push_back(path() + " = list of " + std::to_string(items));
    m_path.push_back({{}, true, 0});
}

void PathSink::leave()
{
    m_path.pop_back();
    countItem();
}

void PathSink::countItem()
{
    if (!m_path.empty() && m_path.back().isList)
        ++m_path.back().next;
}

std::string PathSink::path() const
{
    std::string path;
    for (const Level& level : m_path)
        path += (path.empty() ? "" : ".") + (level.isList ? std::to_string(level.next) : level.name);
    return path;
}

void PathSink::line(const std::string& value)
{
    m_lines.push_back(path() + " = " + value);
    countItem();
}

std::string firstDifference(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    const auto [inA, inB] = std::ranges::mismatch(a, b);
    if (inA == a.end() && inB == b.end())
        return {};
    const std::string end = "nothing more";
    return (inA == a.end() ? end : *inA) + " against " + (inB == b.end() ? end : *inB);
}

} // namespace tablewood::kit
