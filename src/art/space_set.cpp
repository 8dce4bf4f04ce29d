#include "art/space_set.h"

#include <algorithm>

namespace tablewood {

SpaceSet SpaceSet::fromHex(int columns, int rows, const QString& digits)
{
    SpaceSet set(columns, rows);
    for (std::size_t space = 0;
         space < set.m_spaces.size() && space / 4 < static_cast<std::size_t>(digits.size()); ++space) {
        bool isDigit = false;
        const int digit = digits.mid(static_cast<qsizetype>(space / 4), 1).toInt(&isDigit, 16);
        set.m_spaces[space] = isDigit && (digit >> (3 - space % 4) & 1);
    }
    return set;
}

QString SpaceSet::toHex() const
{
    QString digits;
    for (std::size_t first = 0; first < m_spaces.size(); first += 4) {
        int digit = 0;
        for (std::size_t space = first; space < first + 4; ++space)
            digit = digit * 2 + (space < m_spaces.size() && m_spaces[space] ? 1 : 0);
        digits += QString::number(digit, 16);
    }
    return digits;
}

void SpaceSet::insert(int column, int row)
{
    m_spaces.at(static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                static_cast<std::size_t>(column)) = true;
}

bool SpaceSet::contains(int column, int row) const
{
    const std::size_t space = static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                              static_cast<std::size_t>(column);
    return column >= 0 && row >= 0 && column < m_columns && space < m_spaces.size() && m_spaces[space];
}

bool SpaceSet::isEmpty() const
{
    return std::none_of(m_spaces.begin(), m_spaces.end(), [](bool in) { return in; });
}

} // namespace tablewood
