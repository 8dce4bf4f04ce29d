#pragma once

#include "app/table/scene/piece_entries.h"

namespace tablewood {

/// A mark or number of a thing, with the words that say it aloud. A value such as "3/5" has pips where they
/// can be counted at a glance.
BadgeEntry badgeEntry(const QString& icon, const QString& value, const QString& meaning);

/// Gives a piece its numbers: those of its face stand in its lower corners, but that a badge with the same
/// icon takes the place of one and says how it has changed. All other badges are marks.
void setNumbers(PieceEntry& piece, const QList<BadgeEntry>& badges);

/// What a thing is called, with all that its numbers and marks say, one after the other.
QString toldWithNumbers(const PieceEntry& piece);

} // namespace tablewood
