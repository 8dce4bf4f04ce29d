#pragma once

#include "app/table/scene/piece_entries.h"
#include "kernel/game.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QHash>

namespace tablewood {

/// The faces of a game in the language that is installed now.
class FaceBook
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::FaceBook)

public:
    FaceBook() = default;
    FaceBook(const std::string& game, const std::vector<Face>& faces);

    /// The face of that key; a plain one that says its key where the game has none.
    FaceEntry face(const std::string& key) const;

private:
    QHash<QString, FaceEntry> m_faces;
};

} // namespace tablewood
