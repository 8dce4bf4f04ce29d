#include "app/night/line_recording.h"

#include <doctest/doctest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <string>

using namespace tablewood;

namespace {

/// A line's recordings in a folder, with a few letters for a sound.
class Drawer
{
public:
    explicit Drawer(const QString& name = QStringLiteral("line.wav")) : recording(m_folder.filePath(name)) {}

    void put(const char* suffix, const char* sound) const
    {
        QFile file(recording.file() + suffix);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(sound);
    }
    /// Empty for no file.
    std::string sound(const char* suffix = "") const
    {
        QFile file(recording.file() + suffix);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    std::string removed() const { return sound(kRemoved); }
    QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files); }
    QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;

public:
    LineRecording recording;
};

} // namespace

TEST_CASE("A recording that cannot be written leaves what was there, and what was before it")
{
    const Drawer drawer;
    drawer.put("", "now");
    drawer.put(kRemoved, "before");
    REQUIRE(QDir().mkpath(drawer.path("line.wav.aside/full"))); // where it is written first
    CHECK_FALSE(drawer.recording.write(std::string("new")).isEmpty());
    CHECK(drawer.sound() == "now");
    CHECK(drawer.removed() == "before");
}

TEST_CASE("A recording that cannot be brought to its place leaves what was there")
{
    const Drawer drawer;
    drawer.put("", "now");
    REQUIRE(QDir().mkpath(drawer.path("line.wav.removed/full"))); // nothing can be removed
    CHECK_FALSE(drawer.recording.write(std::string("new")).isEmpty());
    CHECK_FALSE(drawer.recording.putAway());
    CHECK_FALSE(drawer.recording.bringBack());
    CHECK(drawer.sound() == "now");
    CHECK(drawer.files() == QStringList{"line.wav"});
}

TEST_CASE("Removing what is not there does not lose what was removed before")
{
    const Drawer drawer;
    drawer.put(kRemoved, "before");
    CHECK_FALSE(drawer.recording.putAway());
    CHECK(drawer.removed() == "before");
}

TEST_CASE("What a program that was killed left aside is in its place again")
{
    const auto recovered = [](const char* now, const char* removed, const char* aside) {
        const Drawer drawer;
        if (*now != 0)
            drawer.put("", now);
        if (*removed != 0)
            drawer.put(kRemoved, removed);
        drawer.put(".aside", aside);
        drawer.recording.recover();
        CHECK(drawer.sound(".aside").empty());
        return drawer.sound() + ", " + drawer.removed();
    };
    // Two changed places.
    CHECK(recovered("", "older", "newer") == "newer, older");
    CHECK(recovered("older", "", "newer") == "older, newer");
    // A new one was written.
    CHECK(recovered("", "", "new") == "new, ");
    CHECK(recovered("", "older", "new") == "new, older");
    CHECK(recovered("older", "oldest", "new") == "new, older");
}

TEST_CASE("What lies aside is not lost by the next thing that is done")
{
    const Drawer drawer;
    drawer.put(kRemoved, "older");
    drawer.put(".aside", "newer");
    CHECK(drawer.recording.bringBack());
    CHECK(drawer.sound() == "older");
    CHECK(drawer.removed() == "newer");
}

TEST_CASE(
    "Recordings change places whole, and one that is copied over another leaves that to be brought back")
{
    const Drawer drawer;
    const LineRecording other(drawer.path("other.wav"));
    drawer.put("", "now");
    drawer.put(kRemoved, "before");
    CHECK(other.write(std::string("other")).isEmpty());
    drawer.recording.exchangeWith(other);
    CHECK(drawer.sound() == "other");
    CHECK_FALSE(drawer.recording.hasRemoved());
    CHECK(other.hasRemoved());
    other.copyTo(drawer.recording);
    CHECK(drawer.sound() == "now");
    CHECK(drawer.removed() == "other");
    CHECK(other.exists());
}
