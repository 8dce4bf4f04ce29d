#pragma once

#include "kernel/scene.h"

namespace tablewood {

/// No table has more pieces; a scene that grows past it by many small changes is refused.
inline constexpr std::size_t kMaxPieces = 10000;

/// What turns one Scene into another. Pieces go by their id; every other part is sent whole where it changed.
struct SceneDiff
{
    std::optional<Text> place;
    std::optional<Text> moment;
    std::optional<Text> goal;
    std::optional<Text> goalDetail;
    std::optional<Seats> active;
    std::optional<Text> turn;
    std::optional<std::vector<Phase>> phases;
    std::optional<std::int8_t> phase;
    std::optional<Prompt> prompt;
    std::optional<std::vector<Button>> buttons;
    std::optional<std::vector<Board>> boards;
    std::optional<std::vector<Zone>> zones;
    std::optional<std::vector<Panel>> panels;
    std::vector<PieceId> removed;
    /// Pieces that are new, or differ from the one of the same id.
    std::vector<Piece> placed;
    /// The ids in the new scene's order, where what is left and what is added at the end do not give it.
    std::vector<PieceId> order;
    bool hasOutcomeChanged = false;
    std::optional<Outcome> outcome;

    bool isEmpty() const;
    friend bool operator==(const SceneDiff&, const SceneDiff&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("place", self.place);
        visit("moment", self.moment);
        visit("goal", self.goal);
        visit("goalDetail", self.goalDetail);
        visit("active", self.active);
        visit("turn", self.turn);
        visit("phases", self.phases);
        visit("phase", self.phase);
        visit("prompt", self.prompt);
        visit("buttons", self.buttons);
        visit("boards", self.boards);
        visit("zones", self.zones);
        visit("panels", self.panels);
        visit("removed", self.removed);
        visit("placed", self.placed);
        visit("order", self.order);
        visit("hasOutcomeChanged", self.hasOutcomeChanged);
        visit("outcome", self.outcome);
    }
};

/// What has to be changed in `before` to get `after`. The ids of a scene's pieces are each used once.
SceneDiff diff(const Scene& before, const Scene& after);

/// Changes the scene as the diff says. Throws InputError for a diff that was not made for this scene, and
/// then leaves it as it was.
void patch(Scene& scene, const SceneDiff& change);

/// Throws InputError for a scene with too many pieces, or with an id that is used twice.
void checkPieces(const Scene& scene);

} // namespace tablewood
