#pragma once

#include "app/table/scene/face_book.h"
#include "app/table/scene/layer_switches.h"
#include "app/table/scene/piece_entries.h"
#include "app/table/touch/gesture.h"
#include "session/match_record.h"

#include <map>

namespace tablewood {

/// The way to see a scene: by whose eyes, who the players are, what may be touched.
struct SceneSight
{
    std::string game;
    Viewer viewer;
    std::vector<Player> players;
    const FaceBook* faces = nullptr;
    /// Null where nothing can be touched.
    const Gesture* gesture = nullptr;
    /// Seats whose persons are not at their laptops, where nobody plays for them.
    Seats away = {};
    VeilUse veil = VeilUse::hides;
    /// Null where each layer is as its scene says.
    const LayerSwitches* layers = nullptr;
    /// In which the lines of a Night are written, as a code.
    std::string language = {};
    /// Other persons of this screen who may act, and so can have the hand.
    Seats takers = {};
    /// The answer that the viewer lets stand; empty for none.
    Name standing = {};
    /// Who plays a seat besides their own, by their names.
    std::map<Seat, QString> partners = {};
    /// The piece that the viewer looks at; 0 for none.
    PieceId looked = 0;
};

/// A scene, and what it is to whoever sees it: what each thing shown of it is made from.
struct SeenScene
{
    /// Both outlive it.
    const Scene& scene;
    const SceneSight& sight;

    QString words(const Text& text) const;
    QString nameOf(Seat seat) const;
    /// An empty one for no face.
    FaceEntry face(const Name& key) const;
    QString emblemOf(Seat seat) const;
    bool isMine(Seat seat) const { return sight.viewer.is(seat); }
    /// What is of this layer is seen now.
    bool isOn(const Name& layer) const;
    /// Where nothing can be touched, one without offers.
    const Gesture& gesture() const;
    bool canTouch() const { return sight.gesture != nullptr; }
};

} // namespace tablewood
