#pragma once

#include "art/layered_shape.h"

#include <QColor>
#include <QHash>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tablewood {

/// The colours of a card's picture, from the lightest to the darkest.
struct CardPalette
{
    QColor high;
    QColor accent;
    QColor ground;
    QColor low;
    QString back; ///< emblem on the back of a card of this palette

    ColourWords words() const;
};

/// Where an emblem stands, in units of a box of 100 that the large emblem fills while it stands alone.
struct EmblemPlace
{
    QPointF at{50, 50};
    double size = 1;
    double turn = 0; ///< degrees
    bool isMirrored = false;
};

/// In which colours an emblem of a pose is painted: those of the palette, dull ones as of something far, its
/// own on a dark disc, or light and dark exchanged on the light of the first.
enum class PoseTone
{
    usual,
    distant,
    medal,
    knocked
};

/// How another emblem stands by the first of a picture, and where it leaves the first.
struct Pose
{
    EmblemPlace first;
    std::vector<EmblemPlace> others; ///< each the same emblem
    PoseTone tone = PoseTone::usual;
    bool isBehind = false;
};

/// How one seat looks.
struct SeatColours
{
    QString name; ///< of the usual colour, untranslated: a key
    QColor tint;
    QColor dark;
    QString pattern;
    QString emblem;
    double patternStrength = 0.3; ///< opacity of the pattern on a piece

    ColourWords words() const;
};

/// A small round mark on a space or a piece.
struct MarkLook
{
    QString icon;
    QColor disc;
    QColor rim;
    QColor ink;
    bool isFilled = false;
};

/// Everything the painters draw from: read once from the program's resources, then never changed.
class ArtCatalog
{
public:
    /// Reads a folder of art descriptions (icons.json, seat_emblems.json, emblems.json, palettes.json,
    /// poses.json, seats.json, marks.json). Throws std::runtime_error naming file, place and cause.
    explicit ArtCatalog(const QString& folder);

    /// The pictures that come with the program.
    static const ArtCatalog& builtIn();

    QStringList iconNames() const { return sorted(m_icons.keys()); }
    QStringList seatEmblemNames() const { return sorted(m_seatEmblems.keys()); }
    QStringList emblemNames() const { return sorted(m_emblems.keys()); }
    QStringList paletteNames() const { return sorted(m_palettes.keys()); }
    QStringList poseNames() const { return sorted(m_poses.keys()); }
    QStringList markNames() const { return sorted(m_marks.keys()); }
    int seatCount() const { return static_cast<int>(m_seats.size()); }

    /// The outline of an icon in a box of 24, to paint with in the thread that asks; none of that name:
    /// nothing.
    std::optional<QPainterPath> icon(const QString& name) const
    {
        const SharedOutline* outline = find(m_icons, name);
        return outline ? std::optional(outline->own()) : std::nullopt;
    }
    /// Null when there is none of that name.
    const LayeredShape* seatEmblem(const QString& name) const { return find(m_seatEmblems, name); }
    const LayeredShape* emblem(const QString& name) const { return find(m_emblems, name); }
    const CardPalette* palette(const QString& name) const { return find(m_palettes, name); }
    const Pose* pose(const QString& name) const { return find(m_poses, name); }
    const MarkLook* mark(const QString& name) const { return find(m_marks, name); }
    const QHash<QString, LayeredShape>& seatEmblems() const { return m_seatEmblems; }

    /// The look of a seat, counted from 0 and repeated after the last; `safe` for the colour-blind palette.
    SeatColours seatColours(int seat, bool safe) const;

private:
    struct Seat
    {
        SeatColours usual;
        QColor safeTint;
    };

    template <typename Value>
    static const Value* find(const QHash<QString, Value>& values, const QString& name)
    {
        const auto found = values.constFind(name);
        return found == values.constEnd() ? nullptr : &*found;
    }
    static QStringList sorted(QStringList names);

    void readIcons(const QString& file);
    static QHash<QString, LayeredShape> readEmblems(const QString& file);
    void readPalettes(const QString& file);
    void readPoses(const QString& file);
    void readSeats(const QString& file);
    void readMarks(const QString& file);

    QHash<QString, SharedOutline> m_icons;
    QHash<QString, LayeredShape> m_seatEmblems;
    QHash<QString, LayeredShape> m_emblems;
    QHash<QString, CardPalette> m_palettes;
    QHash<QString, Pose> m_poses;
    QHash<QString, MarkLook> m_marks;
    std::vector<Seat> m_seats;
    double m_usualStrength = 0.3;
    double m_safeStrength = 0.45;
    QColor m_safeDarkTowards;
    double m_safeDarkBy = 0.58;
};

/// The look of a seat from the program's own pictures, for the theme of the screens.
SeatColours seatColours(int seat, bool safe);

} // namespace tablewood
