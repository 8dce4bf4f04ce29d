#include "app/lan/comparison_words.h"

#include <QCoreApplication>

namespace tablewood {

namespace {

struct Picture
{
    /// An emblem and a palette of the art.
    const char* emblem;
    const char* palette;
    const char* name;
};

/// By their numbers, which both laptops of a comparison work out: never moved, only a new protocol has
/// others. None is a seat's emblem, so that none can be taken for a person. The names are read aloud.
constexpr std::array<Picture, lan::kComparisonPictures> kPictures{{
    {"flame", "fire", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Flame")},
    {"sun", "light", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Sun")},
    {"mask", "shadow", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Mask")},
    {"storm", "storm", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Lightning")},
    {"bow", "forest", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Bow and arrow")},
    {"deny", "steel", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Shield")},
    {"eye", "night", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Eye")},
    {"stag", "wood", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Stag")},
    {"wolf", "berry", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Wolf")},
    {"potion", "teal", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Bottle")},
    {"blade", "steel", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Sword")},
    {"lantern", "storm", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Lantern")},
    {"door", "wood", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Door")},
    {"book", "gold", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Book")},
    {"map", "wood", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Map")},
    {"beetle", "teal", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Beetle")},
    {"hand", "berry", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Hand")},
    {"heron", "night", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Heron")},
    {"hare", "forest", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Hare")},
    {"bear", "fire", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Bear")},
    {"crown", "gold", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Crown")},
    {"sprout", "light", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Sprout")},
    {"tree", "forest", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Tree")},
    {"raven", "shadow", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Raven")},
    {"snail", "gold", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Snail")},
    {"key", "gold", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Key")},
    {"bell", "light", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Bell")},
    {"anchor", "storm", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Anchor")},
    {"wheel", "wood", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Wheel")},
    {"boat", "night", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Boat")},
    {"mountain", "fate", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Mountain")},
    {"hourglass", "berry", QT_TRANSLATE_NOOP("tablewood::ComparisonWords", "Hourglass")},
}};

} // namespace

QVariantList comparedPictures(const lan::Comparison& comparison)
{
    QVariantList pictures;
    for (const std::uint8_t number : comparison) {
        const Picture& picture = kPictures.at(number);
        pictures.append(QVariant::fromValue(
            ComparedPicture{QString::fromLatin1(picture.emblem), QString::fromLatin1(picture.palette),
                            QCoreApplication::translate("tablewood::ComparisonWords", picture.name)}));
    }
    return pictures;
}

} // namespace tablewood
