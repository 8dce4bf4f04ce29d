#include "app/settings/key_catalogue.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

/// Longer than the name of any key with all its modifiers.
constexpr int kMaxKeyText = 60;

bool isSign(int key)
{
    const bool isLetter = (key >= Qt::Key_A && key <= Qt::Key_Z) || (key < 0x10000 && QChar(key).isLetter());
    return key > Qt::Key_Space && key < 0x1000000 && !isLetter;
}

} // namespace

const QList<KeyAction>& keyActions()
{
    static const QList<KeyAction> actions{
        {"help", KeyPlace::everywhere, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Help"), "F1"},
        {"fullScreen", KeyPlace::everywhere, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Fill the screen"),
         "F11"},
        {"mute", KeyPlace::everywhere, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Sound off and on"), "Ctrl+M"},
        {"open", KeyPlace::everywhere, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Open a match from a file"),
         "Ctrl+O"},
        {"matches", KeyPlace::everywhere, QT_TRANSLATE_NOOP("tablewood::KeyMap", "All matches"), "Ctrl+L"},
        {"save", KeyPlace::everywhere,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Save the match as a file of its own; it is kept anyway"),
         "Ctrl+S Ctrl+Shift+S"},
        {"quit", KeyPlace::everywhere, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Close; the match is kept"),
         "Ctrl+Q"},

        {"undo", KeyPlace::table, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Take back"), "Ctrl+Z"},
        {"redo", KeyPlace::table, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Bring back"),
         "Ctrl+Shift+Z Ctrl+Y"},
        {"hint", KeyPlace::table, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Show what a bot would do"), "H"},
        {"nextHand", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Play for the next person at this screen who may act"), "W"},
        {"turn", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Turn what you hold; so does the wheel"), "Z"},
        {"turnBack", KeyPlace::table, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Turn it back"), "Shift+Z"},
        {"flip", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Flip what you hold; so does the right button"), "X"},
        {"point", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap",
                           "Point at something, for those at other laptops; so does a long press "
                           "on a space, or Alt and press"),
         "P ."},
        {"zoomIn", KeyPlace::table, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Zoom in; so does the wheel"),
         "+ ="},
        {"zoomOut", KeyPlace::table, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Zoom out"), "-"},
        {"wholeBoard", KeyPlace::table, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Show the whole board"),
         "F 0"},
        {"layers", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap",
                           "Show or hide what can be laid over the table, such as ranges"),
         "V"},
        {"beside", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Say what is next to the marked space or card"), "B"},
        {"mine", KeyPlace::table, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Say where your things are"), "M"},
        {"changed", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Say what has changed since you last did something"), "C"},
        {"standing", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Let an answer stand, such as to pass, or lift it"), "A"},
        {"lock", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Hold the board still, or let it be moved again"), "L"},
        {"shared", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "The shared screen: large, without hands"), "F10"},

        {"haltNight", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap",
                           "Let a night of the match wait, and go on, where the table is"),
         "N"},
        {"repeatNight", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Say again what was said in a night of the match"), "R"},
        {"goOnAtNight", KeyPlace::table,
         QT_TRANSLATE_NOOP("tablewood::KeyMap",
                           "Let a part of the night go by, where you play alone with bots"),
         "S"},

        {"runPause", KeyPlace::run, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Let the steps wait, and go on"),
         "Space"},
        {"runStep", KeyPlace::run, QT_TRANSLATE_NOOP("tablewood::KeyMap", "One step"), "N"},
        {"runEnd", KeyPlace::run, QT_TRANSLATE_NOOP("tablewood::KeyMap", "All steps to the end"), "E"},

        {"replayPlay", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Play and pause"), "Space"},
        {"replayBack", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "A move back"), "Left"},
        {"replayOn", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "A move on"), "Right"},
        {"replayTurnBack", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "A turn back"),
         "Shift+Left Ctrl+Left"},
        {"replayTurnOn", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "A turn on"),
         "Shift+Right Ctrl+Right"},
        {"replayStart", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "To the beginning"), "Home"},
        {"replayEnd", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "To the end"), "End"},
        {"replayFaster", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Faster"), "+ ="},
        {"replaySlower", KeyPlace::replay, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Slower"), "-"},

        {"nightPause", KeyPlace::night, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Pause and go on"), "Space"},
        {"nightRepeat", KeyPlace::night, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Say the line again"), "R"},
        {"nightLonger", KeyPlace::night, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Ten seconds more"), "+ ="},
        {"nightSkip", KeyPlace::night, QT_TRANSLATE_NOOP("tablewood::KeyMap", "On to the next step"), "S"},
        {"nightBack", KeyPlace::night, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Back to the step before"),
         "B"},
        {"nightUndo", KeyPlace::night, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Back from a mistaken skip"),
         "U"},

        {"stepUp", KeyPlace::script, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Move the step up"),
         "Alt+Up Ctrl+Up"},
        {"stepDown", KeyPlace::script, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Move the step down"),
         "Alt+Down Ctrl+Down"},
        {"stepCopy", KeyPlace::script, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Copy the step"), "Ctrl+D"},
        {"stepRemove", KeyPlace::script, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Remove the step"), "Del"},

        {"mapStamp", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Stamp"), "B"},
        {"mapEraser", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Eraser"), "E"},
        {"mapFill", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Fill"), "F"},
        {"mapSelect", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Select and move"), "R"},
        {"mapWay", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Draw a way"), "W"},
        {"mapFlip", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Flip what you hold"), "X"},
        {"mapFlipOver", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Flip it the other way"), "Y"},
        {"mapTurn", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Turn what you hold"), "Z"},
        {"mapGrid", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Show or hide the grid"), "Ctrl+G"},
        {"mapAll", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Select the whole map"), "Ctrl+A"},
        {"mapCut", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Cut what is selected"), "Ctrl+X"},
        {"mapCopy", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Copy what is selected"), "Ctrl+C"},
        {"mapPaste", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Paste"), "Ctrl+V"},
        {"mapRemove", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Remove what is selected"),
         "Del"},
        {"mapZoomIn", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Zoom in; so does the wheel"),
         "+ ="},
        {"mapZoomOut", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Zoom out"), "-"},
        {"mapWhole", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Show the whole map"), "0"},
        {"mapWaves", KeyPlace::map, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Open or close waves and stacks"),
         "S"},
        {"mapExport", KeyPlace::map,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Save the map as a file of its own; it is kept anyway"),
         "Ctrl+E"},

        {"find", KeyPlace::pages, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Find a setting or a match"),
         "Ctrl+F"},
        {"nameMatch", KeyPlace::pages, QT_TRANSLATE_NOOP("tablewood::KeyMap", "Name the marked match"), "F2"},
        {"removeMatch", KeyPlace::pages,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Remove the marked match, or the chosen night of your own"),
         "Del"},
        {"restoreMatch", KeyPlace::pages,
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Bring back what was removed"), "Ctrl+Z"},
    };
    return actions;
}

const QList<FixedKey>& fixedKeys()
{
    static const QList<FixedKey> keys{
        {QT_TRANSLATE_NOOP("tablewood::KeyMap", "Tab, arrows"),
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Reach every piece, space and button")},
        {QT_TRANSLATE_NOOP("tablewood::KeyMap", "Enter"),
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Press what is marked, or else the button that says Enter")},
        {QT_TRANSLATE_NOOP("tablewood::KeyMap", "Esc"),
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Put down what you hold, or close the top layer")},
        {QT_TRANSLATE_NOOP("tablewood::KeyMap", "Space"),
         QT_TRANSLATE_NOOP("tablewood::KeyMap",
                           "Press what is marked; show a card or piece large; open the gate")},
        {QT_TRANSLATE_NOOP("tablewood::KeyMap", "Space and drag"),
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Move the zoomed board")},
        {QT_TRANSLATE_NOOP("tablewood::KeyMap", "1 to 9"),
         QT_TRANSLATE_NOOP("tablewood::KeyMap",
                           "Press the buttons of the question; in a replay 1 to 4 choose the speed")},
        {QT_TRANSLATE_NOOP("tablewood::KeyMap", "Page Up, Page Down"),
         QT_TRANSLATE_NOOP("tablewood::KeyMap", "Turn over a long page")},
    };
    return keys;
}

const char* placeName(KeyPlace place)
{
    static constexpr std::array<const char*, 8> names{
        QT_TRANSLATE_NOOP("tablewood::KeyMap", "Everywhere"),
        QT_TRANSLATE_NOOP("tablewood::KeyMap", "At the table"),
        QT_TRANSLATE_NOOP("tablewood::KeyMap", "While steps follow by themselves"),
        QT_TRANSLATE_NOOP("tablewood::KeyMap", "In a replay"),
        QT_TRANSLATE_NOOP("tablewood::KeyMap", "In a moderated night"),
        QT_TRANSLATE_NOOP("tablewood::KeyMap", "Among the steps of a night that is written"),
        QT_TRANSLATE_NOOP("tablewood::KeyMap", "In the map designer"),
        QT_TRANSLATE_NOOP("tablewood::KeyMap", "In the settings, among all matches and before a night")};
    return names.at(static_cast<std::size_t>(place));
}

bool meet(KeyPlace one, KeyPlace other)
{
    return one == other || one == KeyPlace::everywhere || other == KeyPlace::everywhere;
}

QList<QKeySequence> keysItCameWith(const KeyAction& action)
{
    QList<QKeySequence> keys;
    for (const QString& key : QString(action.keys).split(' '))
        keys.append(QKeySequence(key, QKeySequence::PortableText));
    return keys;
}

std::optional<QKeySequence> keyOfPress(int key, Qt::KeyboardModifiers modifiers)
{
    static constexpr std::array kNoKeys{0,
                                        static_cast<int>(Qt::Key_unknown),
                                        static_cast<int>(Qt::Key_Shift),
                                        static_cast<int>(Qt::Key_Control),
                                        static_cast<int>(Qt::Key_Meta),
                                        static_cast<int>(Qt::Key_Alt),
                                        static_cast<int>(Qt::Key_AltGr),
                                        static_cast<int>(Qt::Key_CapsLock),
                                        static_cast<int>(Qt::Key_NumLock),
                                        static_cast<int>(Qt::Key_ScrollLock),
                                        static_cast<int>(Qt::Key_Super_L),
                                        static_cast<int>(Qt::Key_Super_R),
                                        static_cast<int>(Qt::Key_Multi_key)};
    if (std::ranges::find(kNoKeys, key) != kNoKeys.end())
        return std::nullopt;
    modifiers &= Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (isSign(key))
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key)));
}

bool isFree(const QKeySequence& key)
{
    static constexpr std::array kFixed{Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return,   Qt::Key_Enter,
                                       Qt::Key_Escape, Qt::Key_Space,   Qt::Key_Left,     Qt::Key_Right,
                                       Qt::Key_Up,     Qt::Key_Down,    Qt::Key_PageUp,   Qt::Key_PageDown,
                                       Qt::Key_Home,   Qt::Key_End,     Qt::Key_Backspace};
    if (key.count() != 1)
        return false;
    const QKeyCombination pressed = key[0];
    const bool isDigit = pressed.key() >= Qt::Key_1 && pressed.key() <= Qt::Key_9 &&
                         pressed.keyboardModifiers() == Qt::NoModifier;
    return !isDigit && std::ranges::find(kFixed, pressed.key()) == kFixed.end();
}

std::optional<QKeySequence> keyFromText(const QString& text)
{
    if (text.size() > kMaxKeyText)
        return std::nullopt;
    const QKeySequence read(text, QKeySequence::PortableText);
    if (read.count() != 1)
        return std::nullopt;
    const auto key = keyOfPress(read[0].key(), read[0].keyboardModifiers());
    return key && isFree(*key) ? key : std::nullopt;
}

} // namespace tablewood
