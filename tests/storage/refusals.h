#pragma once

#include "kernel/input_error.h"

#include <string>

namespace tablewood {

/// In which words a call is refused.
template <class Call>
std::string refusalOf(Call&& call)
{
    try {
        call();
    } catch (const InputError& error) {
        return error.what();
    }
    return "no refusal";
}

inline bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace tablewood
