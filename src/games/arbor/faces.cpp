#include "games/arbor/arbor_game.h"

namespace tablewood::arbor {

std::vector<Face> ArborGame::makeFaces() const
{
    std::vector<Face> faces;
    for (const Ancient& one : m_content.ancients) {
        Face face;
        face.key = one.key;
        face.name = one.name;
        face.emblem = one.emblem;
        face.palette = one.palette;
        face.source = one.source;
        faces.push_back(std::move(face));
    }
    return faces;
}

} // namespace tablewood::arbor
