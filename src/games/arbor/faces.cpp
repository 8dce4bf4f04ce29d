#include "games/arbor/arbor_game.h"
#include "games/arbor/view_ids.h"

namespace tablewood::arbor {

namespace {

Keyword burn()
{
    return {"target", Text(TW_TEXT("arbor", "Burn")),
            Text(TW_TEXT("arbor", "The Tree goes back to its owner’s supply. Eternal tiles do not burn."))};
}

Keyword aura()
{
    return {"tree", Text(TW_TEXT("arbor", "Aura")),
            Text(TW_TEXT("arbor", "The spaces straight beside your Ancient."))};
}

Keyword eternal()
{
    return {"star", Text(TW_TEXT("arbor", "Eternal")),
            Text(TW_TEXT("arbor", "Guardians, the Sage and the Tree under an Ancient, while connected. Star "
                                  "cards and Ancients leave them alone."))};
}

Keyword connected()
{
    return {"link", Text(TW_TEXT("arbor", "Connected")),
            Text(TW_TEXT("arbor", "Joined to your Ancient by an unbroken line of your tiles. What is cut off "
                                  "brings no Glory and opens no manna slot."))};
}

Keyword fateCard()
{
    return {"eye", Text(TW_TEXT("arbor", "Answer")),
            Text(TW_TEXT("arbor",
                         "Fate cards are free and may answer a song of somebody else before it happens."))};
}

Text titled(const Text& title, const Text& body) { return Text(TW_TEXT("arbor", "%1. %2"), title, body); }

Face starFace(const Star& star)
{
    Face face;
    face.key = faceOf(star.spirit);
    face.name = star.name;
    face.picture = star.picture;
    face.typeIcon = "star";
    face.type = Text(TW_TEXT("arbor", "Star, %1"), star.title);
    if (star.spirit == Spirit::fate)
        face.cost = "0";
    else
        face.costIcon = "drop";
    for (const SongText& song : star.songs) {
        face.titles.push_back(song.name);
        face.body.push_back(titled(song.name, song.text));
    }
    switch (star.spirit) {
    case Spirit::fire:
        face.keywords = {burn(), aura(), eternal()};
        break;
    case Spirit::light:
        face.keywords = {connected()};
        break;
    case Spirit::shadow:
        face.keywords = {eternal()};
        break;
    case Spirit::fate:
        face.keywords = {fateCard()};
        break;
    case Spirit::storm:
    case Spirit::life:
        break;
    }
    face.source = star.source;
    return face;
}

Face ancientFace(const Ancient& ancient)
{
    Face face;
    face.key = faceOf(ancient);
    face.name = ancient.name;
    face.picture = ancient.picture;
    face.typeIcon = "tree";
    face.type = Text(TW_TEXT("arbor", "Ancient"));
    const auto add = [&](const Text& name, Text kind, const Text& text) {
        face.titles.push_back(name);
        face.body.push_back(titled(name, titled(kind, text)));
    };
    add(ancient.blessing.name, Text(TW_TEXT("arbor", "Blessing")), ancient.blessing.text);
    add(ancient.invocation.name, Text(TW_TEXT("arbor", "Invocation")), ancient.invocation.text);
    add(ancient.trait.name, Text(TW_TEXT("arbor", "Trait")), ancient.trait.text);
    face.body.push_back(ancient.line);
    face.keywords = {aura(), connected()};
    face.source = ancient.source;
    return face;
}

Face tileFace(const char* key, FacePicture picture, Text name, Text body, std::vector<Keyword> keywords)
{
    Face face;
    face.key = key;
    face.name = std::move(name);
    face.picture = std::move(picture);
    face.typeIcon = "tree";
    face.type = Text(TW_TEXT("arbor", "Forest tile"));
    face.body = {std::move(body)};
    face.keywords = std::move(keywords);
    face.source = Source::rulebook;
    return face;
}

} // namespace

std::vector<Face> ArborGame::makeFaces() const
{
    std::vector<Face> faces;
    for (const Star& star : m_content.stars)
        faces.push_back(starFace(star));
    for (const Ancient& ancient : m_content.ancients)
        faces.push_back(ancientFace(ancient));
    faces.push_back(
        tileFace(kTreeFace, {"tree", "forest"}, Text(TW_TEXT("arbor", "Tree")),
                 Text(TW_TEXT("arbor", "Brings 1 Glory beside a Root while it is connected to its Ancient.")),
                 {connected(), burn()}));
    faces.push_back(tileFace(
        kGuardianFace, {"guardian", "wood"}, Text(TW_TEXT("arbor", "Guardian")),
        Text(TW_TEXT("arbor",
                     "Wakes under the Ancient, one in a turn. While connected it opens a manna slot.")),
        {eternal(), connected()}));
    faces.push_back(tileFace(
        kSageFace, {"door", "gold", {{"leafking", "above"}}}, Text(TW_TEXT("arbor", "Sage")),
        Text(TW_TEXT("arbor", "Wakes once under the Ancient, and with it the Ancient’s Invocation.")),
        {eternal(), connected()}));
    Face root = tileFace(
        kRootFace, {"root", "wood"}, Text(TW_TEXT("arbor", "Root")),
        Text(TW_TEXT(
            "arbor",
            "Each connected tile on the eight spaces around it brings 1 Glory. Nothing is placed on it.")),
        {connected()});
    root.type = Text(TW_TEXT("arbor", "Place of the board"));
    faces.push_back(std::move(root));
    return faces;
}

} // namespace tablewood::arbor
