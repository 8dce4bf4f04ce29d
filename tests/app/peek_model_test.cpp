#include "app/table/model/peek_model.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr Seat kReader{1};

/// A scene with a notebook of so many lines, the last `fresh` of them new.
Scene withNotes(int count, int fresh)
{
    Scene scene;
    Panel& page = scene.panels.emplace_back();
    page.id = "notebook";
    page.isGuarded = true;
    for (int i = count; i > 0; --i) {
        PanelItem& line = page.items.emplace_back();
        line.id = "note" + std::to_string(i);
        line.label = Text(TW_TEXT("forsaken", "%1"), i);
        line.state = i > count - fresh ? ItemState::ready : ItemState::idle;
    }
    return scene;
}

std::vector<QString> shownOn(const PeekModel& model)
{
    std::vector<QString> texts;
    for (int i = 0; i < model.count(); ++i)
        texts.push_back(model.at(i).value<PeekLine>().text);
    return texts;
}

} // namespace

TEST_CASE("What somebody has seen is shown once to them, until they have read it")
{
    PeekModel model;
    model.follow(kReader, withNotes(1, 1));
    model.show(kReader, {}, true);
    // It was there when the table was laid.
    CHECK_FALSE(model.isShown());
    model.follow(kReader, withNotes(3, 2));
    model.show(kReader, {}, true);
    CHECK(shownOn(model) == std::vector<QString>{"3", "2"});
    model.follow(kReader, withNotes(3, 2));
    model.show(kReader, {}, true);
    CHECK(model.count() == 2);
    model.read();
    CHECK_FALSE(model.isShown());
    model.follow(kReader, withNotes(3, 2));
    model.show(kReader, {}, true);
    CHECK_FALSE(model.isShown());
}

TEST_CASE("What one has seen is shown to nobody else, and waits until they see the table")
{
    PeekModel model;
    model.follow(Seat{0}, withNotes(0, 0));
    model.follow(kReader, withNotes(0, 0));
    model.follow(kReader, withNotes(1, 1));
    model.show(Viewer::publicView(), {}, true);
    CHECK_FALSE(model.isShown());
    model.show(Seat{0}, {}, true);
    CHECK_FALSE(model.isShown());
    // The turn is over meanwhile.
    model.follow(kReader, withNotes(1, 0));
    model.show(kReader, {}, false);
    CHECK_FALSE(model.isShown());
    model.show(kReader, {}, true);
    CHECK(shownOn(model) == std::vector<QString>{"1"});
}

TEST_CASE("What is not called new is not shown, nor what was taken back")
{
    PeekModel model;
    model.follow(kReader, withNotes(0, 0));
    model.follow(kReader, withNotes(2, 1));
    model.follow(kReader, withNotes(1, 0));
    model.show(kReader, {}, true);
    CHECK_FALSE(model.isShown());
}
