#pragma once

#include "app/table/scene/seen_scene.h"

namespace tablewood {

/// The arrows of a scene that are seen now, each where both of its ends lie.
class ArrowBuilder
{
public:
    explicit ArrowBuilder(const SeenScene& seen);

    /// Those on a board, of ArrowEntry; with an empty name those among the fields.
    QVariantList on(const Name& board) const;

private:
    std::multimap<Name, QVariant> m_arrows;
};

} // namespace tablewood
