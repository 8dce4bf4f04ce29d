#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

namespace tablewood {

/// Draws the figures of a typeface as high as capitals from here on, where it draws them hanging and sinking
/// otherwise ("Day ı"): its styles of that weight are given to Qt once more, changed in memory. Nothing
/// happens where the typeface is missing, has no such figures or has all its weights in one file.
void useLiningFigures(const QString& family, QFont::Weight weight);

/// Switches the lining figures of a GSUB table on for good: its feature `lnum`, for which one has to ask,
/// becomes `rclt`, which is always applied. False, with the table as it was, where there is no `lnum`, or an
/// `rclt` already.
bool applyLiningFigures(QByteArray& substitutions);

} // namespace tablewood
