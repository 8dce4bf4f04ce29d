#include "app/table/scene/face_book.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Text asWritten(const char* words) { return Text(TextKey{"", "%1"}, words); }

} // namespace

TEST_CASE("The paragraphs of a card have their titles in bold, and a pack's words are never markup")
{
    Face face;
    face.key = "storm";
    face.titles = {asWritten("Gale"), asWritten("<b>Lull")};
    face.body = {asWritten("Gale blows & bends."), asWritten("Nothing stirs."),
                 asWritten("<img src='http://example.org/seen'>")};
    const FaceEntry entry = FaceBook("game", {face}).face("storm");
    CHECK(entry.paragraphs == QStringList{QStringLiteral("<b>Gale</b> blows &amp; bends."),
                                          QStringLiteral("<b>&lt;b&gt;Lull.</b> Nothing stirs."),
                                          QStringLiteral("&lt;img src='http://example.org/seen'&gt;")});
}

TEST_CASE("What a card reaches is counted from its own space, and a diagram without one reaches nothing")
{
    Face face;
    face.key = "bombard";
    face.diagram =
        Diagram{3, 3, {{{0, 0}, "reach", {}, {}}, {{1, 1}, "self", {}, {}}, {{1, 0}, "reach", {}, {}}}, {}};
    CHECK(FaceBook("game", {face}).face("bombard").reach == QList<QPoint>{{-1, -1}, {0, -1}});
    face.diagram->cells.erase(face.diagram->cells.begin() + 1);
    CHECK(FaceBook("game", {face}).face("bombard").reach.isEmpty());
}

TEST_CASE("A face has the numbers of its corners, and its diagram as a picture of its game")
{
    Face face;
    face.key = "bombard";
    face.corners = {{"sword", "3", asWritten("Harm")}};
    face.diagram = Diagram{3, 2, {{{1, 0}, "reach", "arrowU", ""}}, asWritten("Up")};
    const FaceEntry entry = FaceBook("game", {face}).face("bombard");
    REQUIRE(entry.corners.size() == 1);
    CHECK(entry.corners[0].value<BadgeEntry>().told == "Harm: 3");
    CHECK(entry.diagram() == "diagram/game?cols=3&rows=2&cells=1.0.reach.arrowU.");
    CHECK(entry.diagramMeaning == "Up");
    CHECK(FaceBook("game", {face}).face("other").diagram().isEmpty());
}
