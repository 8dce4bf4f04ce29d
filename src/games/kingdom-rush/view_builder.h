#pragma once

#include "games/kingdom-rush/action.h"
#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/ids.h"
#include "games/kingdom-rush/kingdom_game.h"
#include "games/kingdom-rush/preview.h"

#include <optional>

/// The parts that a scene of Kingdom Rush is built of.
namespace tablewood::kingdom_rush {

inline constexpr std::uint8_t kQuarter = 3;
inline constexpr Name kTileFigure = "tile";

/// What people call them.
Text nameOf(SiteColour colour);
Text nameOf(FeatureKind kind, bool isExhausted);
Text nameOf(TileShape shape);
Text nameOf(Level level);
std::array<Text, kTileShapes> namesOfShapes();
/// The variant of a damage tile's figure.
const Name& nameOfDamage(Damage damage);

/// Builds up what a viewer sees, part by part.
class ViewBuilder
{
public:
    ViewBuilder(const Box& box, const State& state, Viewer viewer, Scene& scene)
        : m_box(box), m_state(state), m_viewer(viewer), m_scene(scene), m_ground(groundOf(box, state))
    {
    }

    void build()
    {
        constexpr std::size_t kOthers = 80;
        m_scene.pieces.reserve(m_state.laid.size() + m_state.hordes.size() + kOthers);
        m_scene.boards.reserve(m_state.hordes.size() + scenario().maps.size());
        m_scene.arrows.reserve(m_state.hordes.size() * 2);
        constexpr std::size_t kMostPanels = 16;
        m_scene.panels.reserve(kMostPanels);
        m_scene.zones.reserve(kMostPanels);
        maps();
        gates();
        features();
        towersOnMap();
        hordes();
        heroes();
        tray();
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            seatPanel(seat);
        shared();
        layers();
        level();
        stacks();
        middle();
        supply();
    }
    void question();

private:
    Place onMap(std::uint8_t space, int layer = 0) const
    {
        return {mapBoard(m_ground.maps[space]), scenario().spaces[space].at,
                static_cast<std::int16_t>(layer)};
    }
    const Scenario& scenario() const { return m_box.scenario(m_state.scenario); }
    void maps();
    void routes();
    void gates();
    void features();
    void towersOnMap();
    void reachOf(std::uint8_t card);
    void rangeOf(PieceId piece, std::uint8_t from, Arrows arrows);
    void hordes();
    void heroes();
    /// It walked onto a horde, and lies on none of its squares yet.
    bool isHeroInHand() const;
    void tray();
    void seatPanel(Seat seat);
    void shared();
    void level();
    void stacks();
    void middle();
    void supply();
    void layers();
    void advance();
    Piece towerPiece(std::uint8_t card, const Place& at) const;
    void row(const Name& id, ZoneKind kind, Seat seat, Text name, TowerPlace place);
    void count(Panel& panel, ItemKind kind, const Name& icon, Text label, int value) const;
    void button(const Name& id, ButtonRole role, const Name& icon, Text label, Text hint = {});
    void abilityButton(Seat seat, std::uint8_t ability, const std::string& move, Text label);
    void councilButtons(Seat seat);
    bool hasBlossoms() const;
    void heroButtons(Seat seat);
    void standButtons();
    void askOpen(Seat seat);
    void askQuestion();
    Text aimedAt(std::size_t figure) const;
    /// What phase 4 would bring, reckoned once.
    const std::vector<Forecast>& foreseen() const;
    Text foresight() const;
    Text leftToDo(Seat seat) const;
    Text lossOf(int hearts, bool isOpen) const;
    Text stayOf(const Forecast& one, int number) const;
    Text openWords() const;

    const Box& m_box;
    const State& m_state;
    Viewer m_viewer;
    Scene& m_scene;
    const Ground& m_ground;
    mutable std::optional<std::vector<Forecast>> m_foreseen;
};

} // namespace tablewood::kingdom_rush
