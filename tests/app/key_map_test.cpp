#include "app/settings/key_map.h"
#include "started.h"

#include <QFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <set>

using namespace tablewood;

namespace {

constexpr int kNone = Qt::NoModifier;
constexpr int kCtrl = Qt::ControlModifier;
constexpr int kShift = Qt::ShiftModifier;

/// Keys over settings that hold this.
struct Keyboard
{
    explicit Keyboard(const QByteArray& written = {})
    {
        QFile file(directory.filePath("settings.ini"));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(written);
        file.close();
        preferences = std::make_unique<Preferences>(directory.path());
        keys = std::make_unique<KeyMap>(*preferences);
    }

    QStringList of(const char* action) const { return keys->sequences()[action].toStringList(); }
    /// Every key that two actions would hear at one press.
    QStringList doubled() const
    {
        QStringList doubled;
        for (const KeyAction& one : keyActions())
            for (const KeyAction& other : keyActions())
                if (&one != &other && meet(one.place, other.place))
                    for (const QString& key : of(one.id))
                        if (of(other.id).contains(key))
                            doubled.append(QString("%1: %2, %3").arg(key, one.id, other.id));
        return doubled;
    }

    QTemporaryDir directory;
    std::unique_ptr<Preferences> preferences;
    std::unique_ptr<KeyMap> keys;
};

} // namespace

TEST_CASE("the keys as they came are all keys, and none is heard by two actions")
{
    const Keyboard keyboard;
    CHECK(keyboard.doubled().isEmpty());
    std::set<QString> ids;
    for (const KeyAction& action : keyActions()) {
        CAPTURE(action.id);
        CHECK(ids.insert(action.id).second);
        for (const QKeySequence& key : keysItCameWith(action)) {
            CHECK(key.count() == 1);
            CHECK(key[0].key() != Qt::Key_unknown);
        }
    }
}

TEST_CASE("a press is known by its key, whatever the way to a sign is")
{
    const Keyboard keyboard;
    const KeyMap& keys = *keyboard.keys;
    CHECK(keys.fits("hint", Qt::Key_H, kNone));
    CHECK_FALSE(keys.fits("hint", Qt::Key_H, kCtrl));
    CHECK_FALSE(keys.fits("hint", Qt::Key_H, kShift));
    CHECK(keys.fits("zoomIn", Qt::Key_Plus, kShift));
    CHECK(keys.fits("zoomIn", Qt::Key_Plus, Qt::KeypadModifier));
    CHECK(keys.fits("undo", Qt::Key_Z, kCtrl));
    CHECK_FALSE(keys.fits("undo", Qt::Key_Z, kCtrl | kShift));
    CHECK(keys.fits("redo", Qt::Key_Z, kCtrl | kShift));
    CHECK(keys.fits("redo", Qt::Key_Y, kCtrl));
    CHECK(keys.fits("replayTurnBack", Qt::Key_Left, kShift));
    CHECK_FALSE(keys.fits("replayBack", Qt::Key_Left, kShift));
    CHECK_FALSE(keys.fits("nothing of this name", Qt::Key_H, kNone));
    CHECK(keys.nameOf(Qt::Key_Control, kCtrl).isEmpty());
    CHECK(keys.nameOf(Qt::Key_F5, kNone) == "F5");
}

TEST_CASE("a new key does what the old one did, also after the next start")
{
    const Keyboard keyboard;
    keyboard.keys->give("hint", Qt::Key_J, kNone);
    CHECK(keyboard.keys->fits("hint", Qt::Key_J, kNone));
    CHECK_FALSE(keyboard.keys->fits("hint", Qt::Key_H, kNone));
    Preferences again(keyboard.directory.path());
    KeyMap keys(again);
    CHECK(keys.fits("hint", Qt::Key_J, kNone));
    CHECK(keys.names()["hint"] == "J");
    keys.reset("hint");
    CHECK(keys.fits("hint", Qt::Key_H, kNone));
    CHECK_FALSE(keys.fits("hint", Qt::Key_J, kNone));
    CHECK_FALSE(again.keysOf("hint"));
}

TEST_CASE("who takes another's key gives it the own one, and setting back undoes both")
{
    const Keyboard keyboard;
    KeyMap& keys = *keyboard.keys;
    CHECK(keys.holderOf("hint", Qt::Key_J, kNone).isEmpty());
    CHECK(keys.holderOf("hint", Qt::Key_H, kNone).isEmpty());
    CHECK(keys.holderOf("hint", Qt::Key_L, kNone) == "Hold the board still, or let it be moved again");
    keys.give("hint", Qt::Key_L, kNone);
    CHECK(keyboard.of("hint") == QStringList{"L"});
    CHECK(keyboard.of("lock") == QStringList{"H"});
    CHECK(keyboard.doubled().isEmpty());
    keys.reset("hint");
    CHECK(keyboard.of("hint") == QStringList{"H"});
    CHECK(keyboard.of("lock") == QStringList{"L"});

    // Who has another key left keeps that.
    keys.give("hint", Qt::Key_P, kNone);
    CHECK(keyboard.of("point") == QStringList{"."});
    keys.reset("hint");
    CHECK(keyboard.of("point") == QStringList{"P", "."});

    // What is heard everywhere takes from every place.
    CHECK(keys.holderOf("mute", Qt::Key_Minus, kNone) == QString::fromUtf8("Zoom out · Slower"));
    keys.give("mute", Qt::Key_Minus, kNone);
    CHECK(keyboard.doubled().isEmpty());
    CHECK(keyboard.of("zoomOut") == QStringList{"Ctrl+M"});
    keys.reset("mute");
    CHECK(keyboard.of("zoomOut") == QStringList{"-"});
    CHECK(keyboard.of("replaySlower") == QStringList{"-"});
    CHECK(keyboard.of("mute") == QStringList{"Ctrl+M"});
}

TEST_CASE("an action whose only key goes to one that had none to give has none, until that is set back")
{
    const Keyboard keyboard;
    keyboard.keys->give("replayBack", Qt::Key_Minus, kNone);
    // Left stays an arrow: nobody takes it over.
    CHECK(keyboard.of("replaySlower").isEmpty());
    CHECK(keyboard.keys->names()["replaySlower"].toString().isEmpty());
    CHECK(keyboard.of("zoomOut") == QStringList{"-"});
    keyboard.keys->reset("replayBack");
    CHECK(keyboard.of("replaySlower") == QStringList{"-"});
    CHECK(keyboard.of("replayBack") == QStringList{"Left"});
}

TEST_CASE("Tab, Enter, Esc, Space, arrows, digits and what scrolls are given to nothing")
{
    const Keyboard keyboard;
    for (const int key : {Qt::Key_Tab, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape, Qt::Key_Space,
                          Qt::Key_Up, Qt::Key_Home, Qt::Key_PageDown, Qt::Key_4, Qt::Key_Control}) {
        CAPTURE(key);
        CHECK_FALSE(keyboard.keys->isFree(key, kNone));
        keyboard.keys->give("hint", key, kNone);
        CHECK(keyboard.of("hint") == QStringList{"H"});
    }
    CHECK(keyboard.keys->isFree(Qt::Key_4, kCtrl));
}

TEST_CASE("keys in the settings that make no sense leave those the program came with, and stay written")
{
    const Keyboard keyboard(
        "[keys]\nhint=no key at all\nlock=Tab\nmute=@Invalid()\nundo=\"Ctrl+K, Ctrl+L\"\n"
        "redo=Ctrl+J\nquit=Ctrl+J\nhelp=F2, F3, nonsense\nof_a_later_version=G\nzoomOut=" +
        QByteArray(5000, 'x') + "\n");
    CHECK(keyboard.of("hint") == QStringList{"H"});
    CHECK(keyboard.of("lock") == QStringList{"L"});
    CHECK(keyboard.of("mute") == QStringList{"Ctrl+M"});
    CHECK(keyboard.of("undo") == QStringList{"Ctrl+Z"});
    CHECK(keyboard.of("zoomOut") == QStringList{"-"});
    CHECK(keyboard.of("help") == QStringList{"F2", "F3"});
    // Of two that want one key the first has it.
    CHECK(keyboard.of("quit") == QStringList{"Ctrl+J"});
    CHECK(keyboard.of("redo") == QStringList{"Ctrl+Shift+Z", "Ctrl+Y"});
    CHECK(keyboard.doubled().isEmpty());

    keyboard.keys->give("point", Qt::Key_G, kNone);
    const Settings settings(keyboard.directory.path());
    CHECK(settings.keysOf("of_a_later_version") == QStringList{"G"});
    CHECK(settings.keysOf("help"));
}

TEST_CASE("the list of keys speaks the language of the program and follows what is set")
{
    Started started;
    KeyMap& keys = started.program.keys();
    const auto row = [&](const char* action) {
        for (const QVariant& each : keys.rows())
            if (each.value<KeyRow>().action == action)
                return each.value<KeyRow>();
        return KeyRow();
    };
    CHECK(row("hint").words == "Show what a bot would do");
    CHECK_FALSE(row("hint").isChanged);
    CHECK_FALSE(keys.fixedRows().isEmpty());
    int changes = 0;
    QObject::connect(&keys, &KeyMap::changed, [&] { ++changes; });
    keys.give("hint", Qt::Key_J, kNone);
    CHECK(row("hint").keys == QStringList{"J"});
    CHECK(row("hint").isChanged);
    CHECK(changes == 1);
    started.program.preferences().setLanguage("de");
    CHECK(changes == 2);
    CHECK(row("hint").words != "Show what a bot would do");
    started.program.preferences().reset("keys");
    CHECK_FALSE(row("hint").isChanged);
    started.program.preferences().undoReset();
    CHECK(row("hint").isChanged);
}
