#pragma once

#include <string>
#include <string_view>

/// Texts that anybody may have written, as a person can be shown them. docs/hostility.md says which signs go.
namespace tablewood {

/// Whether it is UTF-8 as RFC 3629 has it: in the shortest form, without surrogates.
bool isUtf8(std::string_view text);

/// The text as one line in which nothing is hidden and nothing steers a terminal or turns the writing round:
/// - a control, a line's or a paragraph's end and the blank of braille become a space, what is no UTF-8
///   U+FFFD;
/// - what Unicode lets be ignored, steers the direction or formats is left out, but joiners and variation
///   selectors where a script or an emoji needs them;
/// - of marks over and under a letter four are left.
/// Plain text stays as it is.
std::string plainLine(std::string_view text);
/// The same for each line of a text.
std::string plainLines(std::string_view text);

/// A line without spaces at its ends, in which each run of spaces of any kind is one.
std::string singleSpaced(std::string_view line);

/// JSON with what is not plain in its texts written as \u: what it says stays the same.
std::string plainJson(std::string_view json);

/// As much of a text as fits into so many bytes, without half a letter at its end.
std::string_view beginningOf(std::string_view text, std::size_t bytes);

} // namespace tablewood
