#pragma once

#include <QString>

#include <vector>

namespace tablewood {

/// A set of a board's spaces, row by row from the top left. As text: hexadecimal digits, four spaces each,
/// the first space in a digit's highest bit.
class SpaceSet
{
public:
    SpaceSet(int columns, int rows) : m_columns(columns), m_spaces(static_cast<std::size_t>(columns * rows))
    {
    }
    /// Digits that are missing or wrong stand for spaces that are not in the set.
    static SpaceSet fromHex(int columns, int rows, const QString& digits);

    QString toHex() const;
    void insert(int column, int row);
    bool contains(int column, int row) const;
    bool isEmpty() const;

private:
    int m_columns;
    std::vector<bool> m_spaces;
};

} // namespace tablewood
