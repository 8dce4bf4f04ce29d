#include "app/program.h"
#include "forester.h"

#include <doctest/doctest.h>

#include <array>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Each Ancient, with a seed by which it is dealt to the first seat.
struct Dealt
{
    const char* ancient;
    const char* seed;
};
constexpr std::array kAncients{Dealt{"Mossmother", "leaf"},  Dealt{"Cinder Hart", "leaf"},
                               Dealt{"Lantern Owl", "wolf"}, Dealt{"Tide Heron", "sap"},
                               Dealt{"Grave Moth", "sap"},   Dealt{"Mother Mycel", "oak"},
                               Dealt{"Ironback", "elm"},     Dealt{"Thornpaw", "wolf"}};

/// The first ability on the viewer's own panel.
ItemEntry ability(const SceneModel& scene)
{
    const auto panel = scene.myPanels()->at(0).value<PanelEntry>();
    for (int i = 0; i < panel.items->count(); ++i)
        if (const auto item = panel.items->at(i).value<ItemEntry>(); item.kind == QStringLiteral("ability"))
            return item;
    return {};
}

} // namespace

TEST_CASE("What an ability does stands on its row, and in a tip for the keyboard and for a press")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "ability");
    Person person(program, "ability");
    Forester forester(person, Forester::Hands::mouse);
    forester.playToDay();
    const BoardEyes& eyes = forester.eyes();

    const ItemEntry trait = ability(eyes.scene());
    REQUIRE_FALSE(trait.hint.isEmpty());
    const auto said = [&] { return person.words().count(trait.hint); };
    CHECK(said() == 1);
    const QString name = trait.label + ": " + trait.text;
    person.tabTo(name);
    person.waitUntil("the tip says it whole", [&] { return said() == 2; });
    person.picture("marked");
    person.pressKey(Qt::Key_Tab);
    person.waitUntil("the tip is gone", [&] { return said() == 1; });

    const auto moves = eyes.table().record().moves.size();
    person.press(name);
    CHECK(person.focusedName() == name);
    CHECK(eyes.table().record().moves.size() == moves);
}

TEST_CASE("Trait, Blessing and Invocation of every Ancient stand whole on the own panel at 1280 x 800, in "
          "either language")
{
    for (const Dealt& dealt : kAncients) {
        CAPTURE(std::string(dealt.ancient));
        const FreshFolder folder;
        OpenedProgram program(folder, dealt.seed);
        Person person(program, QStringLiteral("whole-") + dealt.ancient);
        person.window().resize(1280, 800);
        Forester forester(person, Forester::Hands::mouse);
        forester.sitDown();
        person.press(QStringLiteral("%1, can be played").arg(dealt.ancient));
        forester.awaitDay();
        for (const char* const language : {"en", "de"}) {
            CAPTURE(std::string(language));
            Program::instance().preferences().setLanguage(QString::fromLatin1(language));
            const auto rows = person.all("AbilityRow");
            REQUIRE(rows.size() == 3);
            for (QQuickItem* const row : rows) {
                person.letSettle(*row);
                const auto entry = row->property("entry").value<ItemEntry>();
                CAPTURE(entry.text.toStdString());
                CHECK(person.words().contains(entry.hint));
                CHECK(person.shownPart(*row).height() >= row->height() - 1);
                for (QQuickItem* const text : person.all("BodyText"))
                    if (row->isAncestorOf(text))
                        CHECK_FALSE(text->property("truncated").toBool());
            }
            person.picture(QString::fromLatin1(language));
        }
    }
}
