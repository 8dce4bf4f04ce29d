#include "app/table/scene/still_scene.h"

namespace tablewood {

void StillScene::setSource(const PublicScene& source)
{
    if (source == m_source)
        return;
    m_source = source;
    show(m_source.scene ? *m_source.scene : Scene(),
         {m_source.game.toStdString(), Viewer::publicView(), {}, m_source.faces.get(), nullptr});
    Q_EMIT sourceChanged();
}

} // namespace tablewood
