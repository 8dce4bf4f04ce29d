#include "connect_four.h"
#include "kit/game_type_of.h"
#include "lan_windows.h"

#include <QSignalSpy>
#include <QTest>

using namespace tablewood;

namespace {

/// Connect Four at which it is night after the first move, until the second.
class EveningFour : public connect_four::ConnectFour
{
public:
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = ConnectFour::view(state, viewer);
        if (state.moves == 1)
            scene.night.emplace();
        return scene;
    }
};

const GameType& eveningFour()
{
    static const GameTypeOf<EveningFour> type{EveningFour{}};
    return type;
}

} // namespace

TEST_CASE("in the dark nobody is heard or shown to knock, and no notice is shown, until it is light")
{
    Two two(eveningFour());
    two.startMatch();
    QSignalSpy knocked(two.mira->lobby(), &LobbyModel::knocked);
    two.mira.play(3);
    REQUIRE(lan::comesTo([&] { return two.mira.lobby().isDark() && two.jonas.lobby().isDark(); }));
    Window ola("Ola", two.network, two.game);
    ola->join(two.link(), "watch");
    REQUIRE(ola.comesTo("comparing"));
    Q_EMIT two.mira->lobby()->hostAsked("Jonas");
    CHECK(knocked.isEmpty());
    CHECK(two.mira.lobby().knocks()->count() == 0);
    CHECK(two.mira->notice().isEmpty());
    two.jonas.press(2);
    CHECK(two.mira.knock().name == "Ola");
    CHECK(knocked.count() == 1);
    CHECK(two.mira->notice() == "Jonas is asked to host the table.");
    two.mira.lobby().admit(two.mira.knock().number);
    CHECK(ola.comesTo("table"));
}

TEST_CASE("who knocked before the dark stays shown in it, and whoever leaves the table forgets what was held")
{
    Two two(eveningFour());
    two.startMatch();
    Window ola("Ola", two.network, two.game);
    ola->join(two.link(), "watch");
    CHECK(two.mira.knock().name == "Ola");
    two.mira.play(3);
    REQUIRE(lan::comesTo([&] { return two.mira.lobby().isDark(); }));
    ola->goHome();
    Q_EMIT two.mira->lobby()->hostAsked("Jonas");
    QTest::qWait(100);
    CHECK(two.mira.lobby().knocks()->count() == 1);
    two.mira->stepOut();
    CHECK_FALSE(two.mira.lobby().isDark());
    CHECK(two.mira->notice().isEmpty());
}
