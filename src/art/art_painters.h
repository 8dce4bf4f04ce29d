#pragma once

#include "art/art_catalog.h"
#include "art/art_request.h"
#include "art/game_look.h"

#include <QImage>
#include <QStringList>

#include <functional>
#include <memory>

namespace tablewood {

/// The data that painters draw from.
struct ArtSources
{
    const ArtCatalog& catalog;
    std::function<std::shared_ptr<const GameLook>(const QString& game)> look;
};

/// The names that an id may begin with.
QStringList artPainterNames();

/// Makes the picture that is asked for. A null image when the painter, or what it should paint, is unknown.
QImage paintArt(const ArtRequest& request, QSize requestedSize, const ArtSources& sources);

} // namespace tablewood
