#include "art/art_catalog.h"

#include "art/art_json.h"
#include "art/brushwork.h"
#include "art/path_outline.h"
#include "art/seat_pattern.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <stdexcept>

namespace tablewood {

namespace {

[[noreturn]] void fail(const QString& file, const QString& place, const QString& cause)
{
    throw std::runtime_error(QStringLiteral("%1: %2: %3").arg(file, place, cause).toStdString());
}

void readEach(const QString& file, const QString& key,
              const std::function<void(const QString&, const QJsonValue&)>& read)
{
    const QJsonObject entries = readArtFile(file)[key].toObject();
    if (entries.isEmpty())
        fail(file, key, QStringLiteral("is missing or empty"));
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        try {
            read(entry.key(), entry.value());
        } catch (const std::runtime_error& error) {
            fail(file, key + u'/' + entry.key(), QString::fromUtf8(error.what()));
        }
    }
}

EmblemPlace emblemPlaceIn(const QJsonObject& json)
{
    const QJsonArray at = json[u"at"].toArray();
    if (at.size() != 2 || !at[0].isDouble() || !at[1].isDouble())
        throw std::runtime_error("\"at\" needs 2 numbers");
    const EmblemPlace place{{at[0].toDouble(), at[1].toDouble()},
                            json[u"size"].toDouble(1),
                            json[u"turn"].toDouble(),
                            json[u"mirrored"].toBool()};
    if (!(place.size > 0 && place.size <= 2))
        throw std::runtime_error("\"size\" must be above 0, and 2 at most");
    return place;
}

PoseTone poseToneNamed(const QString& name)
{
    static const QHash<QString, PoseTone> tones{{QString(), PoseTone::usual},
                                                {QStringLiteral("distant"), PoseTone::distant},
                                                {QStringLiteral("medal"), PoseTone::medal},
                                                {QStringLiteral("knocked"), PoseTone::knocked}};
    if (!tones.contains(name))
        throw std::runtime_error("\"tone\" must be \"distant\", \"medal\" or \"knocked\"");
    return tones[name];
}

} // namespace

ColourWords CardPalette::words() const
{
    return {{QStringLiteral("high"), high},
            {QStringLiteral("accent"), accent},
            {QStringLiteral("ground"), ground},
            {QStringLiteral("low"), low}};
}

ColourWords SeatColours::words() const
{
    return {{QStringLiteral("tint"), tint}, {QStringLiteral("dark"), dark}};
}

ArtCatalog::ArtCatalog(const QString& folder)
{
    readIcons(folder + QStringLiteral("/icons.json"));
    m_seatEmblems = readEmblems(folder + QStringLiteral("/seat_emblems.json"));
    m_emblems = readEmblems(folder + QStringLiteral("/emblems.json"));
    readPalettes(folder + QStringLiteral("/palettes.json"));
    readPoses(folder + QStringLiteral("/poses.json"));
    readSeats(folder + QStringLiteral("/seats.json"));
    readMarks(folder + QStringLiteral("/marks.json"));
}

const ArtCatalog& ArtCatalog::builtIn()
{
    static const ArtCatalog catalog(QStringLiteral(":/tablewood/art"));
    return catalog;
}

QStringList ArtCatalog::sorted(QStringList names)
{
    names.sort();
    return names;
}

void ArtCatalog::readIcons(const QString& file)
{
    readEach(file, QStringLiteral("icons"), [this](const QString& name, const QJsonValue& json) {
        const std::optional<QPainterPath> outline = pathOutline(json.toString());
        if (!outline || outline->isEmpty())
            throw std::runtime_error("is no path data");
        m_icons.insert(name, SharedOutline(*outline));
    });
}

QHash<QString, LayeredShape> ArtCatalog::readEmblems(const QString& file)
{
    QHash<QString, LayeredShape> shapes;
    readEach(file, QStringLiteral("emblems"), [&shapes](const QString& name, const QJsonValue& json) {
        shapes.insert(name, LayeredShape::fromJson(json.toArray()));
    });
    return shapes;
}

void ArtCatalog::readPalettes(const QString& file)
{
    readEach(file, QStringLiteral("palettes"), [this](const QString& name, const QJsonValue& value) {
        const QJsonObject json = value.toObject();
        m_palettes.insert(name,
                          {colourIn(json, QStringLiteral("high")), colourIn(json, QStringLiteral("accent")),
                           colourIn(json, QStringLiteral("ground")), colourIn(json, QStringLiteral("low")),
                           json[u"back"].toString()});
        if (!m_emblems.contains(json[u"back"].toString()))
            throw std::runtime_error("\"back\" must name an emblem");
    });
}

void ArtCatalog::readPoses(const QString& file)
{
    readEach(file, QStringLiteral("poses"), [this](const QString& name, const QJsonValue& value) {
        const QJsonObject json = value.toObject();
        Pose pose;
        pose.first = emblemPlaceIn(json[u"first"].toObject());
        for (const QJsonValue other : json[u"others"].toArray())
            pose.others.push_back(emblemPlaceIn(other.toObject()));
        if (pose.others.empty())
            throw std::runtime_error("\"others\" needs a place");
        pose.tone = poseToneNamed(json[u"tone"].toString());
        pose.isBehind = json[u"behind"].toBool();
        m_poses.insert(name, std::move(pose));
    });
}

void ArtCatalog::readSeats(const QString& file)
{
    const QJsonObject json = readArtFile(file);
    m_usualStrength = json[u"patternStrength"][u"usual"].toDouble(m_usualStrength);
    m_safeStrength = json[u"patternStrength"][u"safe"].toDouble(m_safeStrength);
    m_safeDarkTowards = colourIn(json[u"safeDark"].toObject(), QStringLiteral("towards"));
    m_safeDarkBy = json[u"safeDark"][u"by"].toDouble(m_safeDarkBy);
    for (const QJsonValue entry : json[u"seats"].toArray()) {
        const QJsonObject seat = entry.toObject();
        SeatColours usual{seat[u"name"].toString(),
                          colourIn(seat, QStringLiteral("tint")),
                          colourIn(seat, QStringLiteral("dark")),
                          seat[u"pattern"].toString(),
                          seat[u"emblem"].toString(),
                          m_usualStrength};
        if (!seatPatternNames().contains(usual.pattern))
            fail(file, usual.name, QStringLiteral("unknown pattern \"%1\"").arg(usual.pattern));
        if (!m_seatEmblems.contains(usual.emblem))
            fail(file, usual.name, QStringLiteral("unknown emblem \"%1\"").arg(usual.emblem));
        const QColor safeTint =
            seat.contains(u"safeTint") ? colourIn(seat, QStringLiteral("safeTint")) : QColor();
        m_seats.push_back({std::move(usual), safeTint});
    }
    if (m_seats.empty())
        fail(file, QStringLiteral("seats"), QStringLiteral("is missing or empty"));
}

void ArtCatalog::readMarks(const QString& file)
{
    readEach(file, QStringLiteral("marks"), [this](const QString& name, const QJsonValue& value) {
        const QJsonObject json = value.toObject();
        m_marks.insert(name, {json[u"icon"].toString(), colourIn(json, QStringLiteral("disc")),
                              colourIn(json, QStringLiteral("rim")), colourIn(json, QStringLiteral("ink")),
                              json[u"filled"].toBool()});
        if (!json[u"icon"].toString().isEmpty() && !m_icons.contains(json[u"icon"].toString()))
            throw std::runtime_error("\"icon\" must name an icon");
    });
}

SeatColours ArtCatalog::seatColours(int seat, bool safe) const
{
    const int count = seatCount();
    const Seat& entry = m_seats[static_cast<std::size_t>(((seat % count) + count) % count)];
    SeatColours colours = entry.usual;
    if (!safe)
        return colours;
    colours.patternStrength = m_safeStrength;
    if (entry.safeTint.isValid()) {
        colours.tint = entry.safeTint;
        colours.dark = mix(entry.safeTint, m_safeDarkTowards, m_safeDarkBy);
    }
    return colours;
}

SeatColours seatColours(int seat, bool safe) { return ArtCatalog::builtIn().seatColours(seat, safe); }

} // namespace tablewood
