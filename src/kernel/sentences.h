#pragma once

#include <string>
#include <string_view>

/// How sentences from different hands become one text.
namespace tablewood {

/// A text from anywhere as a person can read it: its plain lines (kernel/plain_text.h). A control character
/// of ASCII is shown by its sign ("␀"), a tab by a space.
std::string readable(std::string_view text);

/// Whether a sentence has its full stop, or another sign that ends it.
bool isEnded(std::string_view sentence);

/// A sentence with its full stop, which it may have brought along; so may a question.
std::string ended(std::string sentence);

/// Two sentences, one stop between them. Where one is empty it is the other alone.
std::string sentences(const std::string& first, const std::string& next);

} // namespace tablewood
