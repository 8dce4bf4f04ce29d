#include "app/start_options.h"
#include "lan/find/address.h"

#include <QFile>
#include <QTemporaryDir>
#include <QUrl>
#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("options of the command line are read")
{
    const StartOptions options = StartOptions::parse(
        {"tablewood", "--fullscreen", "--mute", "--player", " Mira ", "--data-dir", "/tmp/there",
         "--language", "de", "--shots", "pictures", "--game", "arbor", "--sight", "without-red"});
    CHECK(options.mustStart);
    CHECK(options.isFullscreen);
    CHECK(options.isMuted);
    CHECK(options.player == "Mira");
    CHECK(options.dataDirectory == "/tmp/there");
    CHECK(options.language == "de");
    CHECK(options.shotsDirectory == "pictures");
    CHECK(options.shotsGame == "arbor");
    CHECK(options.sight == Sight::withoutRed);
}

TEST_CASE("help and version are answered without starting")
{
    for (const char* option : {"--help", "-h", "--version", "-v"}) {
        const StartOptions options = StartOptions::parse({"tablewood", option});
        CHECK_FALSE(options.mustStart);
        CHECK(options.exitCode == 0);
        CHECK_FALSE(options.reply.isEmpty());
    }
}

TEST_CASE("a match file is named with --load or alone, and has to be there")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("Ein Abend.tablewood");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    CHECK(StartOptions::parse({"tablewood", "--load", path}).file == path);
    CHECK(StartOptions::parse({"tablewood", path}).file == path);
    CHECK(StartOptions::parse({"tablewood", QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)}).file ==
          path);

    const StartOptions missing = StartOptions::parse({"tablewood", directory.filePath("none")});
    CHECK_FALSE(missing.mustStart);
    CHECK(missing.exitCode == 2);
    CHECK(missing.reply.contains("none"));
    CHECK(StartOptions::parse({"tablewood", path, "--load", path}).exitCode == 2);
}

TEST_CASE("what is no option or no language is refused with a way on")
{
    for (const QStringList& arguments : {QStringList{"tablewood", "--flyby"},
                                         {"tablewood", "--language", "xx"},
                                         {"tablewood", "--game", "arbor"},
                                         {"tablewood", "--sight", "owl"}}) {
        const StartOptions options = StartOptions::parse(arguments);
        CHECK_FALSE(options.mustStart);
        CHECK(options.exitCode == 2);
        CHECK(options.reply.contains("--help"));
    }
}

TEST_CASE("a table is hosted or joined by address or link from the start")
{
    CHECK(StartOptions::parse({"tablewood", "--host"}).isHosting);
    CHECK(StartOptions::parse({"tablewood", "--join", "owl.local:4000"}).join == "owl.local:4000");
    const QString link = QString::fromStdString(lan::textOf(lan::JoinLink{{"192.168.1.20"}}));
    CHECK(StartOptions::parse({"tablewood", link}).join == link);
    CHECK(StartOptions::parse({"tablewood", "--join", link}).join == link);
    CHECK(StartOptions::parse({"tablewood", link}).file.isEmpty());

    for (const QStringList& arguments : {QStringList{"tablewood", "--join", "owl local"},
                                         {"tablewood", "tablewood://join?at=owl"},
                                         {"tablewood", "--host", "--join", "owl"},
                                         {"tablewood", "--join", "owl", "--join", "hare"},
                                         {"tablewood", "--host", "Ein Abend.tablewood"}}) {
        CAPTURE(arguments.join(' ').toStdString());
        const StartOptions options = StartOptions::parse(arguments);
        CHECK_FALSE(options.mustStart);
        CHECK(options.exitCode == 2);
        CHECK_FALSE(options.reply.isEmpty());
    }
}
