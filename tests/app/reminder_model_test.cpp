#include "app/table/model/reminder_model.h"

#include "kernel/company.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr Seat kMira{0};
constexpr Seat kTom{1};

/// A screen at which one of them sits.
struct Screen
{
    explicit Screen(Seat seat) : here(seat)
    {
        view.players.resize(2);
        view.players[0].name = "Mira";
        view.players[1].name = "Tom";
        QObject::connect(&model, &ReminderModel::wanted, [this](Seat by) { wanted.push_back(by); });
    }
    void see(Reminder reminder, bool canAsk = true, int toGoOn = 0)
    {
        view.reminder = reminder;
        view.secondsToGoOn = toGoOn;
        model.follow(view, here, canAsk);
    }

    Seats here;
    SeatView view;
    ReminderModel model;
    std::vector<Seat> wanted;
};

} // namespace

TEST_CASE("Who lets all wait is named to the others, who may ask, and not to themself")
{
    Screen mira(kMira);
    Screen tom(kTom);
    for (Screen* screen : {&mira, &tom})
        screen->see({kMira, Seat::none()});
    CHECK(tom.model.idle() == "Mira");
    CHECK(mira.model.idle() == "");
    tom.model.ask();
    CHECK(tom.wanted == std::vector<Seat>{Seat::none()});
    tom.see({kMira, Seat::none()}, false);
    CHECK(tom.model.idle() == "");
}

TEST_CASE("Who is asked to go on sees who asks, the others that they were asked, until they do something")
{
    Screen mira(kMira);
    Screen tom(kTom);
    for (Screen* screen : {&mira, &tom})
        screen->see({kMira, kTom});
    CHECK(mira.model.askedBy() == "Tom");
    CHECK(mira.model.asked() == "");
    CHECK(tom.model.asked() == "Mira");
    CHECK(tom.model.idle() == "");
    // A press is one word, however many come.
    mira.model.stir();
    mira.model.goOn();
    CHECK(mira.wanted == std::vector<Seat>{kMira});
    tom.model.stir();
    CHECK(tom.wanted.empty());
    for (Screen* screen : {&mira, &tom})
        screen->see({});
    CHECK(mira.model.askedBy() == "");
    CHECK(tom.model.asked() == "");
}

TEST_CASE("Who sees somebody ask counts from 20 seconds, who joins or comes back from what is left")
{
    Screen tom(kTom);
    tom.see({kMira, Seat::none()});
    tom.see({kMira, kTom});
    CHECK(tom.model.secondsLeft() == kSecondsToGoOn);
    REQUIRE(QTest::qWaitFor([&] { return tom.model.secondsLeft() == kSecondsToGoOn - 1; }, 60'000));
    // Another look at the same changes nothing.
    tom.see({kMira, kTom});
    CHECK(tom.model.secondsLeft() == kSecondsToGoOn - 1);
    // After a loss the whole view says what is left.
    tom.see({kMira, kTom}, true, 7);
    CHECK(tom.model.secondsLeft() == 7);

    Screen late(kTom);
    late.see({kMira, kTom}, true, 12);
    CHECK(late.model.secondsLeft() == 12);
    late.see({});
    late.see({kMira, kTom});
    CHECK(late.model.secondsLeft() == kSecondsToGoOn);
}
