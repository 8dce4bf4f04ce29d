#pragma once

#include "app/table/scene/scene_model.h"

#include <map>
#include <set>
#include <span>

namespace tablewood {

/// Turns one scene into rows, then hands them to the models.
class SceneModel::Builder
{
public:
    Builder(SceneModel& model, const Scene& scene, const SceneSight& sight);

    void build();
    PieceEntry pieceEntry(const Piece& piece) const;

private:
    using Rows = std::vector<EntryModel::Row>;

    QString words(const Text& text) const;
    FaceEntry faceOf(const Name& face) const;
    bool isMine(Seat seat) const;
    const NextPick* nextOf(const Pick& pick) const;
    bool isChosen(const Pick& pick) const;
    bool hasPicks() const;
    bool isZone(const QString& place) const;
    bool isVeiled() const;
    bool isHidden(const Button& button) const;
    bool isOnlyButton(const Button& button) const;
    /// A button that a thing on the viewer's panel is does not stand among the others as well.
    bool standsOnMyPanel(const Name& button) const;
    /// The viewer's own hand is shown large, not on a panel.
    bool isMyHand(const Name& id) const;

    Rows targetRows(const Board& board) const;
    BoardEntry boardRow(const Board& board) const;
    /// The spaces of the board that an end of an arrow lies on, and that board; none where it lies elsewhere.
    std::pair<Name, QRect> spacesOf(const Place& end) const;
    /// Finds which arrows are seen, and the board that each lies on: none for those among the fields.
    void placeArrows();
    QVariantList arrowsOn(const Name& board) const;
    ZoneEntry zoneEntry(const Name& id);
    int mostAttachedIn(const Zone& field) const;
    /// The places between its cards that can be picked next, from the left.
    QList<int> gapsIn(const Zone& field) const;
    ItemEntry itemEntry(const PanelItem& item);

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
    /// Whether what is of this layer is seen now.
    bool isOn(const Name& layer) const;
    QString emblemOf(Seat seat) const;

    SceneModel& m_model;
    const Scene& m_scene;
    const SceneSight& m_sight;
    /// None where nothing can be touched.
    std::span<const NextPick> m_next;
    /// What is held to be laid.
    std::optional<Piece> m_held;
    std::map<Name, const Piece*> m_pieceOfPlace;
    std::multimap<Name, ArrowEntry> m_arrows;
    std::set<Name> m_shownZones;
    /// The first one of each seat.
    std::map<int, PanelEntry> m_panels;
};

} // namespace tablewood
