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
    const FaceEntry entry = FaceBook({face}).face("storm");
    CHECK(entry.paragraphs == QStringList{QStringLiteral("<b>Gale</b> blows &amp; bends."),
                                          QStringLiteral("<b>&lt;b&gt;Lull.</b> Nothing stirs."),
                                          QStringLiteral("&lt;img src='http://example.org/seen'&gt;")});
}
