#include "storage/limited_name.h"
#include "storage/settings.h"
#include "storage/settings_file.h"

#include <QFile>
#include <QSettings>
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
        CHECK(settings.stageTime() == StageTime::full);
        settings.setStageTime(StageTime::none);
        settings.setCoversTable(true);
        settings.setSeatPalette(SeatPalette::colourBlind);
        settings.setPlayerName("  Mira Ä  ");
        settings.setPlayerEmblem("owl");
        CHECK(settings.hasCoordinates());
        settings.setCoordinates(false);
        settings.setStrongPatterns(true);
        settings.setKeysOf("hint", QStringList{"J", "Ctrl+J"});
        settings.setKeysOf("point", QStringList{","});
        settings.setKeysOf("lock", QStringList{"K"});
        settings.setKeysOf("lock", std::nullopt);
        CHECK(settings.isStored());
    }
    const Settings settings(directory.path());
    CHECK(settings.theme() == Theme::light);
    CHECK(settings.textSize() == 250);
    CHECK(settings.language() == "de");
    CHECK(settings.volume() == 0);
    CHECK(settings.isMuted());
    CHECK(settings.hasReducedMotion());
    CHECK(settings.stageTime() == StageTime::none);
    CHECK(settings.coversTable());
    CHECK(settings.seatPalette() == SeatPalette::colourBlind);
    CHECK(settings.playerName() == "Mira Ä");
    CHECK(settings.playerEmblem() == "owl");
    CHECK_FALSE(settings.hasCoordinates());
    CHECK(settings.hasStrongPatterns());
    CHECK(settings.keysOf("hint") == QStringList{"J", "Ctrl+J"});
    CHECK(settings.keysOf("point") == QStringList{","});
    CHECK_FALSE(settings.keysOf("lock"));
}

TEST_CASE("A name is never cut in the middle of an emoji")
{
    const QString most = QString(Settings::kMaxPlayerName - 1, 'a');
    const QString fox = QStringLiteral("\U0001F98A");
    const QTemporaryDir directory;
    Settings settings(directory.path());
    settings.setPlayerName(most + fox);
    CHECK(settings.playerName() == most);
    settings.setPlayerName(most.chopped(1) + fox);
    CHECK(settings.playerName() == most.chopped(1) + fox);
    {
        QSettings file(directory.filePath("settings.ini"), QSettings::IniFormat);
        file.setValue("player/name", most + fox);
    }
    CHECK(Settings(directory.path()).playerName() == most);
    // A fox has four bytes.
    for (std::size_t bytes = 4; bytes < 8; ++bytes)
        CHECK(limitedBytes(fox + fox, bytes) == fox.toStdString());
    CHECK(limitedBytes(fox + fox, 8) == (fox + fox).toStdString());
    CHECK(limitedBytes(fox + fox.left(1), 8) == fox.toStdString());
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

TEST_CASE("a settings.ini that cannot be Tablewood's is set aside, and the person has the standard settings")
{
    const auto isSetAside = [](const QByteArray& content) {
        const QTemporaryDir directory;
        QFile file(directory.filePath("settings.ini"));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        Settings settings(directory.path());
        QFile aside(directory.filePath("settings-set-aside.ini"));
        const bool isAside = aside.open(QIODevice::ReadOnly) && aside.readAll() == content;
        CHECK(settings.volume() == (isAside ? Settings(QTemporaryDir().path()).volume() : 7));
        settings.setVolume(8);
        CHECK(Settings(directory.path()).volume() == 8);
        return isAside;
    };
    const QByteArray volume = "[sound]\nvolume=7\n";
    CHECK_FALSE(isSetAside(volume));
    CHECK_FALSE(isSetAside(volume + QByteArray(kMaxSettingsBytes - volume.size() - 1, ';') + "\n"));
    CHECK(isSetAside(volume + QByteArray(kMaxSettingsBytes, ';')));
    // A list that says it has four thousand million entries: QSettings would make room for them.
    CHECK(isSetAside(volume + "[x]\nlist=@Variant(\\0\\0\\0\\t\\xff\\xff\\xff\\xf0)\n"));
    CHECK(isSetAside(volume + "[x]\nlist=\"@\\x56\\x61ri\"\"ant(\\0)\"\n"));
    CHECK(isSetAside(volume + "[x]\nlist=\\x10040Variant(\\0)\n"));
    CHECK(isSetAside(volume + "[x]\nlist=a, \\100Variant(\\0)\n"));
    CHECK(isSetAside(volume + "[x]\ntime=@DateTime(\\0\\0)\n"));
    CHECK_FALSE(isSetAside(volume + "[x]\nname=@@Variant(\n"));
}

TEST_CASE("a name that looks like one of QSettings' own kinds is kept")
{
    const QTemporaryDir directory;
    Settings(directory.path()).setPlayerName("@Variant(x)");
    CHECK(Settings(directory.path()).playerName() == "@Variant(x)");
}

TEST_CASE("what lies in the place of settings.ini and is no file holds nobody up")
{
    const QTemporaryDir directory;
    REQUIRE(QFile::link("/dev/zero", directory.filePath("settings.ini")));
    Settings settings(directory.path());
    settings.setVolume(8);
    CHECK(Settings(directory.path()).volume() == 8);
}

TEST_CASE(
    "a game is explained as all games are, unless something else was said for it, until all is forgotten")
{
    const QTemporaryDir directory;
    {
        Settings settings(directory.path());
        CHECK(settings.explains("one"));
        settings.setExplains("one", false);
        settings.setLessonRead("one", {"0/goal", "1/goal"});
        settings.setExplainsGames(false);
        settings.setExplains("two", true);
    }
    Settings settings(directory.path());
    CHECK_FALSE(settings.explainsGames());
    CHECK_FALSE(settings.explains("one"));
    CHECK(settings.explains("two"));
    CHECK_FALSE(settings.explains("three"));
    CHECK(settings.lessonRead("one") == QStringList{"0/goal", "1/goal"});
    CHECK(settings.lessonRead("two").isEmpty());
    settings.forgetLessons();
    CHECK(settings.explains("one"));
    CHECK(settings.lessonRead("one").isEmpty());
}

TEST_CASE("a section of the settings is taken away and put back, and nothing else with it")
{
    const QTemporaryDir directory;
    Settings settings(directory.path());
    settings.setTextSize(250);
    settings.setVolume(70);
    settings.setKeysOf("hint", QStringList{"J"});
    settings.setExplains("sample", false);
    settings.setLessonRead("sample", {"one"});
    const QVariantMap look = settings.takeSection(SettingsSection::look);
    CHECK(settings.textSize() == 100);
    CHECK(settings.volume() == 70);
    CHECK(settings.keysOf("hint"));
    settings.putBack(look);
    CHECK(settings.textSize() == 250);
    CHECK_FALSE(settings.explains("sample"));
    // What was explained to a person goes with them.
    const QVariantMap player = settings.takeSection(SettingsSection::player);
    CHECK(settings.explains("sample"));
    CHECK(settings.lessonRead("sample").isEmpty());
    settings.putBack(player);
    CHECK_FALSE(settings.explains("sample"));
    const QVariantMap all = settings.takeSection(SettingsSection::all);
    CHECK(settings.textSize() == 100);
    CHECK(settings.volume() != 70);
    CHECK_FALSE(settings.keysOf("hint"));
    settings.putBack(all);
    CHECK(settings.volume() == 70);
    CHECK(Settings(directory.path()).keysOf("hint") == QStringList{"J"});
}

TEST_CASE("the sounds of a night keep their names, whatever is in these")
{
    const QTemporaryDir directory;
    const QList<QStringList> lists{{"rain.wav"},
                                   {"a, b;c.wav", "two\nlines.wav", "\"owl\" @home.wav", "Bäume.wav"},
                                   {"two\nlines.wav"},
                                   {}};
    for (const QStringList& files : lists) {
        Settings(directory.path()).setNightTracks(files);
        CHECK(Settings(directory.path()).nightTracks() == files);
    }
}

TEST_CASE("the sounds of a night that were stored line by line are read as so many")
{
    const QTemporaryDir directory;
    {
        QSettings file(directory.filePath("settings.ini"), QSettings::IniFormat);
        file.setValue("sound/nightTracks", "/home/mira/rain.wav\n/home/mira/two, owls.wav");
    }
    CHECK(Settings(directory.path()).nightTracks() ==
          QStringList{"/home/mira/rain.wav", "/home/mira/two, owls.wav"});
}
