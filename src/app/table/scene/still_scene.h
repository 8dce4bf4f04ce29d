#pragma once

#include "app/table/scene/public_scene.h"
#include "app/table/scene/scene_model.h"

namespace tablewood {

/// A scene to look at and not to touch: a saved match, a scenario, a page of the guide.
class StillScene : public tablewood::SceneModel
{
    Q_OBJECT
    QML_NAMED_ELEMENT(StillScene)
    Q_PROPERTY(tablewood::PublicScene source READ source WRITE setSource NOTIFY sourceChanged)

public:
    using SceneModel::SceneModel;

    PublicScene source() const { return m_source; }
    void setSource(const PublicScene& source);

Q_SIGNALS:
    void sourceChanged();

private:
    PublicScene m_source;
};

} // namespace tablewood
