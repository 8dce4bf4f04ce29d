#pragma once

#include "kernel/game.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace tablewood {

class FaceBook;

/// The public's view of a match, or of its beginning, as a value that pages pass on to a BoardThumbnail.
struct PublicScene
{
    Q_GADGET
    QML_VALUE_TYPE(publicScene)
    Q_PROPERTY(bool isEmpty READ isEmpty)
    /// The game whose look its names refer to.
    Q_PROPERTY(QString game MEMBER game)

public:
    std::shared_ptr<const Scene> scene;
    QString game;
    /// Where a board is painted from a face's diagram; else there is none.
    std::shared_ptr<const FaceBook> faces;

    bool isEmpty() const { return !scene || scene->boards.empty(); }
    friend bool operator==(const PublicScene& a, const PublicScene& b)
    {
        return a.game == b.game && (a.scene == b.scene || (a.scene && b.scene && *a.scene == *b.scene));
    }
};

/// A scene of a game with what its boards are painted from.
PublicScene publicScene(const std::string& game, Scene scene, const std::vector<Face>& faces);

} // namespace tablewood
