#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Names that are told apart by the eye.
namespace tablewood::lan {

/// The look of a plain name to a quick eye. Large and small letters, widths and forms of a letter look the
/// same. Spaces and signs that shape letters are left out. A letter that looks like a Latin one counts as it.
/// `rn` and `m` differ, and so do most letters of further scripts.
std::string lookOf(std::string_view name);

/// The name with a number behind it if another one looks like it: "Bramble (2)". It has at most so many
/// bytes, and a name of nothing is "?".
std::string toldApart(const std::string& name, const std::vector<std::string>& others, std::size_t bytes);
/// Whether toldApart shows the name so, with a number behind it, beside some others.
bool isToldApart(const std::string& shown, const std::string& name, std::size_t bytes);

} // namespace tablewood::lan
