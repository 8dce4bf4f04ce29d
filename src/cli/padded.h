#pragma once

#include <algorithm>
#include <string>

namespace tablewood::cli {

/// The text with spaces after it, so that it is at least so many bytes wide.
inline std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

} // namespace tablewood::cli
