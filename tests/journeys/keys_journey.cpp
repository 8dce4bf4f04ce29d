#include "forester.h"

#include <QDesktopServices>
#include <QSignalSpy>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

constexpr const char* kHint = "Show what a bot would do";

/// Whether the key asks a bot what it would do.
bool asksForHint(const BoardEyes& eyes, Person& person, Qt::Key key)
{
    const HintModel& hint = *eyes.table().hint();
    person.waitUntil("no bot thinks", [&] { return !hint.isThinking(); });
    // It may have thought already when the key is up again.
    const QSignalSpy asked(&hint, &HintModel::changed);
    person.pressKey(key);
    return !asked.isEmpty();
}

KeyMap& keys() { return Program::instance().keys(); }

/// Goes with Tab to the row of an action and presses it.
void askForKey(Person& person, const char* action)
{
    person.tabTo(action);
    person.pressKey(Qt::Key_Return);
    person.waitFor("Press the new key. Esc leaves it as it was.");
}

void openKeys(Person& person)
{
    person.waitFor("Find a setting");
    person.tabTo("Keys");
    person.pressKey(Qt::Key_Return);
    person.waitFor(kHint);
}

/// Presses what opens folders of the system, and tells which was asked for.
class FolderOpener : public QObject
{
    Q_OBJECT

public:
    FolderOpener() { QDesktopServices::setUrlHandler("file", this, "open"); }
    ~FolderOpener() override { QDesktopServices::unsetUrlHandler("file"); }
    QUrl opened() const { return m_opened; }

public Q_SLOTS:
    void open(const QUrl& folder) { m_opened = folder; }

private:
    QUrl m_opened;
};

} // namespace

TEST_CASE("A person changes the key for hints by keyboard, uses the new one, and sets it back")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "keys");
    Person person(program, "change-keys");
    Forester(person, Forester::Hands::mouse).sitDown();
    const BoardEyes eyes(person);
    person.waitUntil("hints can be asked for", [&] { return eyes.table().canAskHint(); });
    CHECK(asksForHint(eyes, person, Qt::Key_H));

    person.tabTo("Settings");
    person.pressKey(Qt::Key_Return);
    openKeys(person);
    askForKey(person, kHint);
    person.picture("asked");

    // What stays says so; what shortcuts do waits.
    person.pressKey(Qt::Key_Tab);
    person.waitFor("Tab always stays what it is. Press another key, or Esc.");
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("nothing is asked any more",
                     [&] { return !person.sees("Tab always stays what it is. Press another key, or Esc."); });
    CHECK(person.focusedName() == kHint);
    CHECK(person.sees("Find a setting"));
    CHECK(keys().names()["hint"] == "H");

    // A key that does something already is not lost without a word.
    askForKey(person, kHint);
    person.pressKey(Qt::Key_L);
    person.waitFor("Swap the keys");
    person.picture("taken");
    person.pressKey(Qt::Key_Escape);
    CHECK_FALSE(person.sees("Swap the keys"));
    CHECK(person.sees("Find a setting"));
    CHECK(keys().names()["hint"] == "H");
    askForKey(person, kHint);
    person.pressKey(Qt::Key_L);
    person.waitFor("Swap the keys");
    CHECK(person.focusedName() == "Swap the keys");
    person.pressKey(Qt::Key_Return);
    CHECK(keys().names()["hint"] == "L");
    CHECK(keys().names()["lock"] == "H");
    person.picture("swapped");
    person.tabTo(QStringLiteral("The key as it came: %1").arg(kHint));
    person.pressKey(Qt::Key_Return);
    CHECK(keys().names()["hint"] == "H");
    CHECK(keys().names()["lock"] == "L");
    CHECK(person.focusedName() == kHint);

    askForKey(person, kHint);
    person.pressKey(Qt::Key_F1);
    person.waitFor("Swap the keys");
    CHECK(person.all("HelpPage").isEmpty());
    person.pressKey(Qt::Key_Escape);
    askForKey(person, kHint);
    person.pressKey(Qt::Key_J);
    CHECK(keys().names()["hint"] == "J");
    person.picture("changed");
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the table is back", [&] { return eyes.board() != nullptr; });
    CHECK(asksForHint(eyes, person, Qt::Key_J));
    CHECK_FALSE(asksForHint(eyes, person, Qt::Key_H));

    // The help names the new one.
    person.pressKey(Qt::Key_F1);
    person.tabTo("Keys");
    person.pressKey(Qt::Key_Return);
    person.picture("help");
    person.pressKey(Qt::Key_PageDown);
    person.waitUntil("the help says J", [&] { return person.words().contains("J"); });
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the table is back", [&] { return eyes.board() != nullptr; });
    person.pressKey(Qt::Key_Tab);

    person.tabTo("Settings");
    person.pressKey(Qt::Key_Return);
    openKeys(person);
    person.tabTo("This page as it came");
    person.pressKey(Qt::Key_Return);
    CHECK(keys().names()["hint"] == "H");
    person.waitFor("Back to what I had");
    person.picture("reset");
    person.tabTo("Back to what I had");
    person.pressKey(Qt::Key_Return);
    CHECK(keys().names()["hint"] == "J");
    CHECK(person.focusedName() == "All settings as they came");
    person.tabTo("This page as it came");
    person.pressKey(Qt::Key_Return);
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the table is back", [&] { return eyes.board() != nullptr; });
    CHECK(asksForHint(eyes, person, Qt::Key_H));
    CHECK_FALSE(asksForHint(eyes, person, Qt::Key_J));
}

TEST_CASE("Keys are changed with the mouse, and a shortcut of the window follows at once")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "change-keys-by-mouse");
    person.press("Settings");
    person.press("Keys");
    person.press("Help");
    person.waitFor("Press the new key. Esc leaves it as it was.");
    person.pressKey(Qt::Key_F3);
    CHECK(keys().names()["help"] == "F3");
    person.pressKey(Qt::Key_F1);
    CHECK(person.all("HelpPage").isEmpty());
    person.pressKey(Qt::Key_F3);
    person.waitUntil("the help is there", [&] { return !person.all("HelpPage").isEmpty(); });
    person.pressKey(Qt::Key_Escape);

    person.press("Settings");
    person.press("Keys");
    person.press("Take back");
    person.waitFor("Press the new key. Esc leaves it as it was.");
    // Who turns to something else wanted no new key.
    person.press("Look");
    person.press("Keys");
    CHECK_FALSE(person.sees("Press the new key. Esc leaves it as it was."));
    person.press("All settings as they came");
    CHECK(keys().names()["help"] == "F1");
    person.press("Back to what I had");
    CHECK(keys().names()["help"] == "F3");
}

TEST_CASE("The settings say where data lies, and open that folder")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "data-folder");
    const FolderOpener opener;
    person.press("Settings");
    person.press("Data");
    CHECK(person.words().contains(folder.path()));
    person.press("Open the folder");
    CHECK(opener.opened() == QUrl::fromLocalFile(folder.path()));
    CHECK_FALSE(person.sees(
        "The system has no program that opens folders. Go there yourself: the line above says where it is."));
    person.picture("data");
}

#include "keys_journey.moc"
