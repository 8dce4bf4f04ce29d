#pragma once

#include "row_list.h"

namespace tablewood::copying {

/// What may be said alike, and why: one a line, "words: reason". Lines that begin with # are for readers.
/// Throws std::runtime_error for a line without a reason.
class Exceptions
{
public:
    Exceptions() = default;
    explicit Exceptions(std::string_view file);

    /// Whether a row lies within words that may be said alike.
    bool has(const Word* row) const;

private:
    std::vector<std::vector<Word>> m_phrases;
};

/// Words of a text that stand in a listed one, too.
struct Copy
{
    /// Where they begin, from 1.
    std::size_t line = 1;
    std::string words;

    bool operator==(const Copy&) const = default;
};

/// All copies in a text, each as long as it goes on.
std::vector<Copy> copiesIn(std::string_view text, const RowList& listed, const Exceptions& allowed = {});

} // namespace tablewood::copying
