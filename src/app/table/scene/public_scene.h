#pragma once

#include "kernel/scene.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace tablewood {

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

    bool isEmpty() const { return !scene || scene->boards.empty(); }
    friend bool operator==(const PublicScene& a, const PublicScene& b)
    {
        return a.game == b.game && (a.scene == b.scene || (a.scene && b.scene && *a.scene == *b.scene));
    }
};

} // namespace tablewood
