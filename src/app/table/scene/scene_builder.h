#pragma once

#include "app/table/scene/arrow_builder.h"
#include "app/table/scene/scene_model.h"

#include <set>

namespace tablewood {

/// Turns one scene into rows, then hands them to the models.
class SceneModel::Builder
{
public:
    Builder(SceneModel& model, const Scene& scene, const SceneSight& sight);

    void build();

private:
    using Rows = std::vector<EntryModel::Row>;

    bool isZone(const QString& place) const;
    /// A button that a thing on the viewer's panel is does not stand among the others as well.
    bool standsOnMyPanel(const Name& button) const;
    /// The viewer's own hand is shown large, not on a panel.
    bool isMyHand(const Name& id) const;
    bool holdsTargets(const ZoneEntry& zone) const;

    void buildPieces();
    void buildBoards();
    void buildPanels();
    void buildSeats();
    void buildPhases();
    void buildButtons();
    void buildZones();
    void buildNight();
    void buildCycle();
    void buildBallot();
    void buildFields();
    void buildLayers();
    void buildStanding();

    SceneModel& m_model;
    const Scene& m_scene;
    const SeenScene m_seen;
    const Gesture& m_gesture;
    const ArrowBuilder m_arrows;
    std::set<Name> m_shownZones;
    /// The first one of each seat.
    std::map<int, PanelEntry> m_panels;
};

} // namespace tablewood
