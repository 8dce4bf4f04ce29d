#include "art/game_look.h"

#include "art/art_catalog.h"
#include "art/art_json.h"
#include "art/art_random.h"

#include <QFile>
#include <QJsonObject>

#include <map>
#include <stdexcept>

namespace tablewood {

namespace {

FigureBase baseOf(const QString& name)
{
    if (name == u"tile")
        return FigureBase::Tile;
    if (name == u"pawn")
        return FigureBase::Pawn;
    if (name == u"none")
        return FigureBase::None;
    if (name == u"counter")
        return FigureBase::Counter;
    if (name == u"slab")
        return FigureBase::Slab;
    throw std::runtime_error("\"base\" must be \"tile\", \"pawn\", \"counter\", \"slab\" or \"none\"");
}

TerrainGrowth growthOf(const QString& name)
{
    const QStringList names{QStringLiteral("none"),   QStringLiteral("firs"),    QStringLiteral("grass"),
                            QStringLiteral("gravel"), QStringLiteral("ripples"), QStringLiteral("knots")};
    const qsizetype index = names.indexOf(name);
    if (index < 0)
        throw std::runtime_error("\"grows\" must be one of " +
                                 names.join(QStringLiteral(", ")).toStdString());
    return static_cast<TerrainGrowth>(index);
}

TerrainLook readTerrain(const QJsonObject& json)
{
    const QJsonArray ground = json[u"ground"].toArray();
    TerrainLook look;
    look.top = QColor(ground[0].toString());
    look.foot = QColor(ground[1].toString());
    if (ground.size() != 2 || !look.top.isValid() || !look.foot.isValid())
        throw std::runtime_error("needs \"ground\" with two colours, at its top and its foot");
    if (json.contains(u"bank"))
        look.bank = colourIn(json, QStringLiteral("bank"));
    look.grows = growthOf(json[u"grows"].toString(QStringLiteral("none")));
    if (json.contains(u"plate"))
        look.plate = LayeredShape::fromJson(json[u"plate"].toArray());
    return look;
}

FigureLook readFigure(const QJsonObject& json)
{
    FigureLook look;
    look.base = baseOf(json[u"base"].toString());
    const QJsonArray face = json[u"face"].toArray();
    look.faceTop = face[0].toString();
    look.faceFoot = face[1].toString();
    const bool hasFace = look.base == FigureBase::Tile || look.base == FigureBase::Slab;
    if (hasFace && (look.faceTop.isEmpty() || look.faceFoot.isEmpty()))
        throw std::runtime_error("a tile or slab needs \"face\" with two colours");
    look.rim = json[u"rim"].toString(QStringLiteral("tint~#FFFFFF@0.3/0.75"));
    look.ring = json[u"ring"].toString();
    look.patternColour = json[u"pattern"].toString(QStringLiteral("tint"));
    if (json.contains(u"patternStrength"))
        look.patternStrength = json[u"patternStrength"].toDouble();
    look.halo = json[u"halo"].toString();
    const QJsonArray place = json[u"place"].toArray();
    if (place.size() == 3) {
        look.origin = {place[0].toDouble(), place[1].toDouble()};
        look.scale = place[2].toDouble();
    }
    if (json.contains(u"label")) {
        const QJsonArray box = json[u"label"].toArray();
        if (box.size() != 4)
            throw std::runtime_error("\"label\" needs x, y, width and height");
        look.label = QRectF(box[0].toDouble(), box[1].toDouble(), box[2].toDouble(), box[3].toDouble());
    }
    look.isFormBySeat = json[u"formBy"].toString() == u"seat";
    std::map<QString, QJsonArray> layersOf;
    for (const QJsonValue entry : json[u"forms"].toArray()) {
        const QJsonObject form = entry.toObject();
        QJsonArray layers;
        if (form.contains(u"like")) {
            const auto earlier = layersOf.find(form[u"like"].toString());
            if (earlier == layersOf.end())
                throw std::runtime_error("a form is \"like\" one that does not come before it");
            layers = earlier->second;
        }
        for (const QJsonValue layer : form[u"layers"].toArray())
            layers.append(layer);
        const QString name = form[u"name"].toString();
        layersOf[name] = layers;
        look.formNames.append(name);
        look.forms.push_back(LayeredShape::fromJson(layers));
    }
    if (look.forms.empty())
        throw std::runtime_error("needs at least one form in \"forms\"");
    if (json.contains(u"over"))
        look.over = LayeredShape::fromJson(json[u"over"].toArray());
    return look;
}

} // namespace

const LayeredShape& FigureLook::form(int seat, const QString& variant) const
{
    const int count = static_cast<int>(forms.size());
    const auto counted = [&](int number) -> const LayeredShape& {
        return forms[static_cast<std::size_t>(((number % count) + count) % count)];
    };
    if (isFormBySeat || variant.isEmpty())
        return counted(isFormBySeat ? seat : 0);
    const qsizetype named = formNames.indexOf(variant);
    if (named >= 0)
        return forms[static_cast<std::size_t>(named)];
    bool isNumber = false;
    const int number = variant.toInt(&isNumber);
    return counted(isNumber ? number : static_cast<int>(artSeed(variant) % static_cast<quint32>(count)));
}

GameLook::GameLook(const QString& file)
{
    const QJsonObject json = readArtFile(file);
    try {
        const QJsonObject colours = json[u"colours"].toObject();
        for (auto colour = colours.begin(); colour != colours.end(); ++colour)
            m_colours.insert(colour.key(), colourIn(colours, colour.key()));
        readGrounds(json[u"grounds"].toObject());
        readTerrains(json[u"terrains"].toObject());
        readFigures(json[u"figures"].toObject());
    } catch (const std::runtime_error& error) {
        throw std::runtime_error(file.toStdString() + ": " + error.what());
    }
}

GameLook GameLook::of(const QString& game, const QString& games)
{
    const QString own = QStringLiteral("%1/%2/look.json").arg(games, game);
    return QFile::exists(own) ? GameLook(own) : plain();
}

QString GameLook::faultOf(const QString& game, const QString& games)
{
    try {
        of(game, games);
        return {};
    } catch (const std::runtime_error& error) {
        return QString::fromUtf8(error.what());
    }
}

QStringList GameLook::terrainsOf(const QString& game, const QString& games)
{
    const QString own = QStringLiteral("%1/%2/look.json").arg(games, game);
    try {
        return QFile::exists(own) ? readArtFile(own)[u"terrains"].toObject().keys() : QStringList();
    } catch (const std::runtime_error&) {
        return {};
    }
}

QHash<QString, QRectF> GameLook::boardsOnFigures(const QString& game, const QString& games)
{
    QHash<QString, QRectF> boards;
    try {
        const QString own = QStringLiteral("%1/%2/look.json").arg(games, game);
        const QJsonObject figures =
            QFile::exists(own) ? readArtFile(own)[u"figures"].toObject() : QJsonObject();
        for (auto figure = figures.begin(); figure != figures.end(); ++figure) {
            const QJsonArray box = figure.value()[u"board"].toArray();
            if (box.size() == 4)
                boards.insert(figure.key(), QRectF(box[0].toDouble() / 100, box[1].toDouble() / 100,
                                                   box[2].toDouble() / 100, box[3].toDouble() / 100));
        }
    } catch (const std::runtime_error&) {
        return {};
    }
    return boards;
}

GameLook GameLook::plain() { return GameLook(QStringLiteral(":/tablewood/art/plain_look.json")); }

void GameLook::readGrounds(const QJsonObject& json)
{
    for (auto entry = json.begin(); entry != json.end(); ++entry) {
        const QJsonObject colours = entry.value().toObject();
        GroundLook look;
        const auto take = [&](const char* key, QColor& colour) {
            if (colours.contains(QLatin1String(key)))
                colour = colourIn(colours, QString::fromLatin1(key));
        };
        take("centre", look.centre);
        take("middle", look.middle);
        take("edge", look.edge);
        take("frameLight", look.frameLight);
        take("frameDark", look.frameDark);
        take("moss", look.moss);
        take("fern", look.fern);
        take("glow", look.glow);
        if (colours.contains(u"firs"))
            look.firs = colourIn(colours, QStringLiteral("firs"));
        m_grounds.insert(entry.key(), look);
    }
}

void GameLook::readTerrains(const QJsonObject& json)
{
    static const QStringList areas{
        QStringLiteral("missing"), QStringLiteral("glow"), QStringLiteral("ring"),
        QStringLiteral("ways"),    QStringLiteral("fire"), QStringLiteral("threat"),
        QStringLiteral("slab"),    QStringLiteral("aura"), QStringLiteral("range")};
    for (auto entry = json.begin(); entry != json.end(); ++entry) {
        try {
            if (areas.contains(entry.key()))
                throw std::runtime_error("the name is that of an area in every game");
            const TerrainLook terrain = readTerrain(entry.value().toObject());
            const ColourWords known = words({});
            if (terrain.plate)
                terrain.plate->check({known});
            m_terrains.insert(entry.key(), terrain);
        } catch (const std::runtime_error& error) {
            throw std::runtime_error("terrains/" + entry.key().toStdString() + ": " + error.what());
        }
    }
}

void GameLook::readFigures(const QJsonObject& json)
{
    for (auto entry = json.begin(); entry != json.end(); ++entry) {
        try {
            if (entry.key() == dieFigure)
                throw std::runtime_error("every game has this figure already");
            const FigureLook figure = readFigure(entry.value().toObject());
            checkColours(figure);
            m_figures.insert(entry.key(), figure);
        } catch (const std::runtime_error& error) {
            throw std::runtime_error("figures/" + entry.key().toStdString() + ": " + error.what());
        }
    }
}

/// Throws where a colour or an emblem is unknown: the figure could not be painted.
void GameLook::checkColours(const FigureLook& figure) const
{
    const ArtCatalog& catalog = ArtCatalog::builtIn();
    const ColourWords known = words(catalog.seatColours(0, false).words());
    for (const QString& colour :
         {figure.faceTop, figure.faceFoot, figure.rim, figure.ring, figure.patternColour, figure.halo})
        if (!colour.isEmpty())
            known.check(colour);
    const ShapeSetting setting{known, &catalog.seatEmblems(), catalog.seatColours(0, false).emblem};
    for (std::size_t i = 0; i < figure.forms.size(); ++i) {
        try {
            figure.forms[i].check(setting);
        } catch (const std::runtime_error& error) {
            throw std::runtime_error("form " + std::to_string(i + 1) + ": " + error.what());
        }
    }
    if (figure.over)
        figure.over->check(setting);
}

QStringList GameLook::groundNames() const
{
    QStringList names = m_grounds.keys();
    names.sort();
    return names;
}

const TerrainLook* GameLook::terrain(const QString& name) const
{
    const auto found = m_terrains.constFind(name);
    return found == m_terrains.constEnd() ? nullptr : &*found;
}

QStringList GameLook::figureNames() const
{
    QStringList names = m_figures.keys();
    names.sort();
    return names;
}

const FigureLook* GameLook::figure(const QString& name) const
{
    auto found = m_figures.constFind(name);
    if (found == m_figures.constEnd())
        found = m_figures.constFind(QStringLiteral("*"));
    return found == m_figures.constEnd() ? nullptr : &*found;
}

ColourWords GameLook::words(ColourWords seat) const
{
    for (auto colour = m_colours.begin(); colour != m_colours.end(); ++colour)
        seat.set(colour.key(), colour.value());
    return seat;
}

} // namespace tablewood
