#pragma once

#include "art/layered_shape.h"

#include <QColor>
#include <QHash>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tablewood {

/// The colours of a board's ground.
struct GroundLook
{
    QColor centre{0x5A4D3A};
    QColor middle{0x43392B};
    QColor edge{0x2B261D};
    QColor frameLight{0x7A5C3E};
    QColor frameDark{0x5E452D};
    QColor moss{0x6A7A45};
    QColor fern{0x93A55E};
    QColor glow{0xE9B44C};
    /// The firs of a ground that is a forest seen from above; without it the spaces are wells in the earth.
    std::optional<QColor> firs;
};

/// What grows or lies on a terrain.
enum class TerrainGrowth
{
    None,
    Firs,    ///< with grass and some stones
    Grass,   ///< tufts
    Gravel,  ///< grains and ruts, as on a path
    Ripples, ///< of water
    Knots,   ///< each space is solid: nothing lies there
};

/// The ground of some spaces of a board, and the face of a diagram's space that is of it.
struct TerrainLook
{
    QColor top;
    QColor foot;
    std::optional<QColor> bank; ///< its edge towards other ground, none where it goes over into it
    TerrainGrowth grows = TerrainGrowth::None;
    /// Painted into each space, over the ground that lies there already and in place of one of its own.
    std::optional<LayeredShape> plate;
};

/// The base that a figure stands on.
enum class FigureBase
{
    None,    ///< the figure lies on the space itself
    Tile,    ///< a square wooden tile in the seat's colour and pattern
    Pawn,    ///< a round foot in the seat's colour
    Counter, ///< the seat's token itself
    Slab,    ///< a block over all the spaces that the piece covers
};

/// How a kind of piece looks. Shapes are described in a box of 100 units that is the piece's space.
struct FigureLook
{
    FigureBase base = FigureBase::None;
    QString faceTop; ///< colour expressions of the tile's face
    QString faceFoot;
    QString rim;
    QString ring; ///< a second ring inside the rim, none when empty
    QString patternColour;
    std::optional<double> patternStrength; ///< otherwise the seat's
    QString halo;                          ///< a soft light behind the figure, none when empty
    std::optional<QRectF> label;           ///< where a label stands on it, such as the letter of a card
    QPointF origin;                        ///< where the shape's own box of 100 units begins
    double scale = 1;
    bool isFormBySeat = false; ///< the seat's number chooses the form, otherwise the variant
    QStringList formNames;     ///< by which a variant may be named
    std::vector<LayeredShape> forms;
    std::optional<LayeredShape> over; ///< painted over every form

    /// The form for a seat and a variant: one of formNames, a number (forms repeat), or any other word, which
    /// always chooses the same form.
    const LayeredShape& form(int seat, const QString& variant) const;
};

/// The figure of a die, which every game has: its variant is the face that is up (art/die.h).
inline constexpr QLatin1String dieFigure{"die"};

/// The look of a game, read from its look.json.
class GameLook
{
public:
    /// Throws std::runtime_error naming file, place and cause.
    explicit GameLook(const QString& file);
    /// The look of a game in a folder that holds one for each; one without a look.json has the seats' tokens
    /// on a plain board. Throws as the constructor does.
    static GameLook of(const QString& game, const QString& games = QStringLiteral(":/tablewood/games"));
    /// Why the look of a game cannot be read; empty where it can.
    static QString faultOf(const QString& game, const QString& games = QStringLiteral(":/tablewood/games"));
    /// The terrains that the look of a game names, found without reading the rest of it; none where it is no
    /// look.
    static QStringList terrainsOf(const QString& game,
                                  const QString& games = QStringLiteral(":/tablewood/games"));
    /// Where the board of a figure that carries one lies on it, as shares of the figure's box, by figure. One
    /// that is not named is that board and nothing else.
    static QHash<QString, QRectF> boardsOnFigures(const QString& game,
                                                  const QString& games = QStringLiteral(":/tablewood/games"));
    /// The look of a game that has none.
    static GameLook plain();

    QStringList figureNames() const;
    QStringList groundNames() const;
    /// Null when there is none of that name and none for all others, called "*".
    const FigureLook* figure(const QString& name) const;
    /// The named ground, or the usual one.
    GroundLook ground(const QString& name) const { return m_grounds.value(name); }
    /// Null when there is none of that name.
    const TerrainLook* terrain(const QString& name) const;
    /// The game's own colour words beside those of a seat.
    ColourWords words(ColourWords seat) const;

private:
    void readGrounds(const QJsonObject& json);
    void readTerrains(const QJsonObject& json);
    void readFigures(const QJsonObject& json);
    void checkColours(const FigureLook& figure) const;

    QHash<QString, FigureLook> m_figures;
    QHash<QString, GroundLook> m_grounds;
    QHash<QString, TerrainLook> m_terrains;
    QHash<QString, QColor> m_colours;
};

} // namespace tablewood
