#include "art/art_catalog.h"
#include "art/woodcut.h"
#include "content/game_catalog.h"
#include "kernel/match.h"

#include <doctest/doctest.h>

#include <QImage>
#include <QPainter>

#include <map>
#include <utility>

using namespace tablewood;

namespace {

/// The emblems of a picture as people write them: "wolf, moon behind".
std::string emblemsIn(const FacePicture& picture)
{
    std::string emblems = picture.emblem;
    for (const PosedEmblem& other : picture.with)
        emblems += ", " + other.emblem + " " + other.pose;
    return emblems;
}

/// A card's picture as small as the table shows it, without what only the card's own seed decides.
QImage smallPicture(const FacePicture& picture)
{
    Woodcut woodcut;
    woodcut.emblem = QString::fromStdString(picture.emblem);
    woodcut.palette = QString::fromStdString(picture.palette);
    for (const PosedEmblem& other : picture.with)
        woodcut.with.push_back({QString::fromStdString(other.emblem), QString::fromStdString(other.pose)});
    woodcut.seed = QStringLiteral("one for all");
    woodcut.hasTrees = true;
    QImage image(58, 81, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    CHECK(paintWoodcut(painter, image.size(), woodcut, ArtCatalog::builtIn()));
    return image;
}

/// How many pixels are clearly lighter in one picture than in the other, whatever their colour.
int differentPixels(const QImage& one, const QImage& other)
{
    int different = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            different += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 24;
    return different;
}

bool isNamed(const QStringList& names, const std::string& name)
{
    return names.contains(QString::fromStdString(name));
}

} // namespace

TEST_CASE("No two kinds of card of one game have the same picture")
{
    constexpr int leastDifferent = 58 * 81 / 50;
    const GameCatalog catalog;
    for (const GameType* game : catalog.all()) {
        CAPTURE(game->sheet().id);
        std::map<std::string, std::string> ownerOf;
        std::vector<std::pair<std::string, QImage>> pictures;
        for (const Face& face : game->faces()) {
            if (face.picture.emblem.empty())
                continue;
            CAPTURE(face.key);
            const std::string emblems = emblemsIn(face.picture);
            const std::string& owner = ownerOf.emplace(emblems, face.key).first->second;
            CHECK_MESSAGE(owner == face.key, owner, " has ", emblems, " too");
            const QImage picture = smallPicture(face.picture);
            for (const auto& other : pictures)
                CHECK_MESSAGE(differentPixels(picture, other.second) >= leastDifferent, "it looks like ",
                              other.first);
            pictures.emplace_back(face.key, picture);
        }
    }
}

TEST_CASE(
    "Each emblem, pose and palette that a card's picture names is there, and no more than three emblems")
{
    const ArtCatalog& art = ArtCatalog::builtIn();
    const GameCatalog catalog;
    for (const GameType* game : catalog.all())
        for (const Face& face : game->faces()) {
            if (face.picture.emblem.empty())
                continue;
            CAPTURE(game->sheet().id);
            CAPTURE(face.key);
            CHECK_MESSAGE(isNamed(art.emblemNames(), face.picture.emblem), face.picture.emblem);
            CHECK_MESSAGE(isNamed(art.paletteNames(), face.picture.palette), face.picture.palette);
            CHECK(1 + face.picture.with.size() <= kMaxEmblems);
            for (const PosedEmblem& other : face.picture.with) {
                CHECK_MESSAGE(isNamed(art.emblemNames(), other.emblem), other.emblem);
                CHECK_MESSAGE(isNamed(art.poseNames(), other.pose), other.pose);
            }
        }
}
