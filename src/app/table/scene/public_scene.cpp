#include "app/table/scene/public_scene.h"

#include "app/table/scene/face_book.h"

#include <algorithm>

namespace tablewood {

PublicScene publicScene(const std::string& game, Scene scene, const std::vector<Face>& faces)
{
    PublicScene shown;
    shown.game = QString::fromStdString(game);
    const auto showsFace = [](const Board& board) { return !board.face.empty(); };
    if (std::ranges::any_of(scene.boards, showsFace))
        shown.faces = std::make_shared<const FaceBook>(game, faces);
    shown.scene = std::make_shared<const Scene>(std::move(scene));
    return shown;
}

} // namespace tablewood
