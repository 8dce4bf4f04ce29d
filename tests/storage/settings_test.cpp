#include "storage/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("settings come back as they were set")
{
    const QTemporaryDir directory;
    {
        Settings settings(directory.path());
        CHECK(settings.theme() == Theme::dark);
        CHECK(settings.textSize() == 100);
        CHECK_FALSE(settings.isMuted());
        settings.setTheme(Theme::light);
        settings.setTextSize(250);
        settings.setLanguage("de");
        settings.setVolume(0);
        settings.setMuted(true);
        settings.setReducedMotion(true);
        settings.setCoversTable(true);
        settings.setSeatPalette(SeatPalette::colourBlind);
        settings.setPlayerName("  Mira Ä  ");
        settings.setPlayerEmblem("owl");
        CHECK(settings.hasCoordinates());
        settings.setCoordinates(false);
        settings.setStrongPatterns(true);
        settings.setLastOption("sample", "size", "large");
        CHECK(settings.isStored());
    }
    const Settings settings(directory.path());
    CHECK(settings.theme() == Theme::light);
    CHECK(settings.textSize() == 250);
    CHECK(settings.language() == "de");
    CHECK(settings.volume() == 0);
    CHECK(settings.isMuted());
    CHECK(settings.hasReducedMotion());
    CHECK(settings.coversTable());
    CHECK(settings.seatPalette() == SeatPalette::colourBlind);
    CHECK(settings.playerName() == "Mira Ä");
    CHECK(settings.playerEmblem() == "owl");
    CHECK_FALSE(settings.hasCoordinates());
    CHECK(settings.hasStrongPatterns());
    CHECK(settings.lastOption("sample", "size") == "large");
    CHECK(settings.lastOption("sample", "other").isEmpty());
}

TEST_CASE("settings that make no sense read as usable ones")
{
    const QTemporaryDir directory;
    QFile file(directory.filePath("settings.ini"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("language=en\n[look]\ntheme=purple\ntextSize=9000\nseatPalette=\n[sound]\nvolume="
               "loud\n\x01\xff garbage\n");
    file.close();
    const Settings settings(directory.path());
    CHECK(settings.theme() == Theme::dark);
    CHECK(settings.textSize() == Settings::kMaxTextSize);
    CHECK(settings.volume() >= 0);
    CHECK(settings.volume() <= 100);
    CHECK(settings.seatPalette() == SeatPalette::usual);
    CHECK_FALSE(settings.isMuted());
}
