#include "app/home/kept_matches.h"
#include "app/program.h"
#include "board_eyes.h"
#include "contrast_reader.h"
#include "proofreader.h"
#include "storage/match_file.h"

#include <QScopeGuard>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Somebody whose own folder is a fresh one, with Qt's own dialogs for files, as where the system has none.
class Keeper
{
public:
    /// The own folder is in the fresh one: at `place`.
    explicit Keeper(const QString& journey, const char* language = "en", const char* place = ".")
        : m_own(QDir::cleanPath(m_folder.filePath(place))), m_home(qgetenv("HOME")),
          m_program(m_folder, "files", {},
                    [&](StartOptions& options) {
                        options.language = QString::fromUtf8(language);
                        QDir().mkpath(m_own);
                        qputenv("HOME", m_own.toUtf8());
                    }),
          m_person(m_program, journey), m_id(m_program.matches()->addSample("arbor", 2, 60))
    {
        m_program.matches()->rename(m_id, "Owls at dusk");
    }
    ~Keeper() { qputenv("HOME", m_home); }
    Q_DISABLE_COPY_MOVE(Keeper)

    Person& person() { return m_person; }
    Night& night() { return m_program.night(); }
    KeptMatches& kept() { return *m_program.matches(); }
    QString path(const char* name) const { return QDir(m_own).filePath(QString::fromUtf8(name)); }
    void askToSave()
    {
        QMetaObject::invokeMethod(&m_person.window(), "saveMatch", Q_ARG(QString, m_id));
        m_person.waitUntil("the name can be written", [&] { return isNaming(); });
    }
    void askToOpen()
    {
        QMetaObject::invokeMethod(&m_person.window(), "openFile");
        waitForDialog();
    }
    /// The list first has all files, and comes anew with those of the kind: whoever presses a key before
    /// loses it. A sound lies there, to tell when it has gone.
    void askToOpenFromList()
    {
        QFile sound(path("Rain.ogg"));
        REQUIRE(sound.open(QIODevice::WriteOnly));
        askToOpen();
        m_person.waitUntil("the list has matches alone",
                           [&] { return m_person.sees("Evening.tablewood") && !m_person.sees("Rain.ogg"); });
    }
    void showNights()
    {
        m_person.window().setProperty("shownPage", "night");
        m_person.waitUntil("the nights are there", [&] { return !m_person.all("NightChoice").isEmpty(); });
        QMetaObject::invokeMethod(m_person.all("NightChoice").first(), "dialogs");
    }
    /// Asks for what belongs to a night: `what` is the function of NightFiles.
    void ask(const char* what)
    {
        for (QObject* files : m_person.all("NightChoice").first()->findChildren<QObject*>())
            if (QByteArray(files->metaObject()->className()).startsWith("NightFiles"))
                QMetaObject::invokeMethod(files, what);
        waitForDialog();
    }
    void waitForDialog()
    {
        m_person.waitUntil("the dialog is there", [&] { return dialog() != nullptr; });
    }
    /// The line for the name of the file has the keyboard.
    bool isNaming() const
    {
        const QQuickItem* const item = m_person.focused();
        return item && item->objectName() == "fileNameTextField";
    }
    /// Qt's own dialog; null while it is not there.
    QQuickItem* dialog() const
    {
        for (const QObject* child : m_person.window().children())
            if ((child->inherits("QQuickFileDialogImpl") || child->inherits("QQuickFolderDialogImpl")) &&
                child->property("visible").toBool())
                return child->property("contentItem").value<QQuickItem*>()->parentItem();
        return nullptr;
    }
    /// It is said that the match is saved, and what asked for its name has gone: on its way out it keeps the
    /// page from being pressed.
    void seeSaved()
    {
        m_person.waitFor("The match is saved as a file.");
        m_person.waitUntil("nothing lies over the page", [&] {
            return std::ranges::none_of(m_person.window().findChildren<QObject*>(), [](const QObject* child) {
                return child->inherits("QQuickPopup") && child->property("visible").toBool();
            });
        });
    }
    void pressUnderstood()
    {
        m_person.press("Understood");
        m_person.waitUntil("it was read", [&] { return kept().done().isEmpty(); });
    }
    void type(const char* words)
    {
        for (const char letter : QByteArray(words))
            QTest::keyClick(&m_person.window(), letter);
    }

private:
    FreshFolder m_folder;
    QString m_own;
    QByteArray m_home;
    OpenedProgram m_program;
    Person m_person;
    QString m_id;
};

QList<QQuickItem*> textsIn(QQuickItem& holder)
{
    QList<QQuickItem*> texts;
    if (!holder.isVisible() || holder.opacity() == 0)
        return texts;
    if (holder.inherits("QQuickText") || holder.inherits("QQuickTextInput"))
        texts.append(&holder);
    for (QQuickItem* child : holder.childItems())
        texts += textsIn(*child);
    return texts;
}

} // namespace

TEST_CASE("A match is saved under a name that is typed, with Enter and with the button, and it is said where")
{
    Keeper keeper("save-as");
    Person& person = keeper.person();
    keeper.askToSave();
    CHECK(person.focused()->property("text").toString().startsWith("Owls at dusk"));
    keeper.type("Evening #1");
    person.picture("typed");
    person.pressKey(Qt::Key_Return);
    keeper.seeSaved();
    CHECK(person.sees(keeper.path("Evening #1.tablewood")));
    CHECK(keeper.kept().problem().isEmpty());
    CHECK(readFiledMatch(keeper.path("Evening #1.tablewood")).name == "Owls at dusk");
    person.picture("saved");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("it was read", [&] { return !person.sees("The match is saved as a file."); });

    // A name with a dot gets the ending as well.
    keeper.askToSave();
    keeper.type("Round 1.5");
    person.press("Save");
    keeper.seeSaved();
    CHECK(person.sees(keeper.path("Round 1.5.tablewood")));
    CHECK(QFile::exists(keeper.path("Round 1.5.tablewood")));
    keeper.pressUnderstood();

    // What is there is not written over without a word.
    keeper.askToSave();
    keeper.type("Evening #1");
    person.pressKey(Qt::Key_Return);
    person.waitFor("There is such a file already. Replace it?");
    CHECK(person.sees("Evening #1.tablewood"));
    person.picture("there-already");
    person.press("Choose another name");
    person.waitUntil("the name is asked for again", [&] { return keeper.isNaming(); });
    keeper.type("Evening #1");
    person.pressKey(Qt::Key_Return);
    person.waitFor("Replace it");
    const QPointF other = person.shownPart(*person.find("Choose another name")).center();
    person.press("Replace it");
    // The question fades away, and is answered once.
    person.pressAt(other);
    keeper.seeSaved();
    CHECK(keeper.dialog() == nullptr);
    keeper.pressUnderstood();

    // Nothing is saved by who thinks better of it.
    keeper.askToSave();
    keeper.type("Never");
    person.press("Cancel");
    person.waitUntil("the dialog is gone", [&] { return keeper.dialog() == nullptr; });
    CHECK_FALSE(QFile::exists(keeper.path("Never.tablewood")));
    CHECK(keeper.kept().done().isEmpty());
}

TEST_CASE(
    "A match goes out to a file with its name and comes in from it, from the dialog's list, by keys alone")
{
    Keeper keeper("open-a-file", "en", "Evening games");
    Person& person = keeper.person();
    const QString id = keeper.kept().latest().id;
    REQUIRE(keeper.kept().saveAs(id, QUrl::fromLocalFile(keeper.path("Evening.tablewood"))));
    keeper.kept().remove(id);
    REQUIRE(keeper.kept().count() == 0);
    keeper.askToOpenFromList();
    person.picture("list");
    for (int rows = 0; rows < 20 && person.focused()->property("fileName").toString() != "Evening.tablewood";
         ++rows)
        person.pressKey(Qt::Key_Down);
    person.pressKey(Qt::Key_Return);
    person.waitUntil("its table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    CHECK(BoardEyes(person).table().record().moves == readMatchFile(keeper.path("Evening.tablewood")).moves);
    REQUIRE(keeper.kept().count() == 1);
    CHECK(keeper.kept().matches().first().value<KeptEntry>().title() == "Owls at dusk");
}

TEST_CASE("In the largest type of a small window a match is opened by mouse and a folder is chosen by keys")
{
    Keeper keeper("dialogs-used", "en", "Evening games");
    Person& person = keeper.person();
    Program::instance().preferences().setTextSize(200);
    person.window().resize(960, 600);
    const QString id = keeper.kept().latest().id;
    REQUIRE(keeper.kept().saveAs(id, QUrl::fromLocalFile(keeper.path("Evening.tablewood"))));
    keeper.kept().remove(id);
    for (const char* folder : {"Evening and morning", "Recordings"})
        REQUIRE(QDir().mkpath(keeper.path(folder)));

    keeper.askToOpenFromList();
    person.press("Evening.tablewood");
    person.picture("file-pressed");
    person.press("Open");
    person.waitUntil("its table is laid", [&] { return !person.all("MatchView").isEmpty(); });
    CHECK(keeper.kept().count() == 1);
    QMetaObject::invokeMethod(&person.window(), "goHome");

    keeper.showNights();
    keeper.ask("askRecordings");
    person.waitFor("Recordings");
    person.tabTo("the folder", [&] { return person.focused()->property("fileName").isValid(); });
    while (person.focused()->property("fileName").toString() != "Recordings")
        person.pressKey(Qt::Key_Down);
    person.picture("folder-marked");
    person.tabTo("the button", [&] { return person.focused()->property("text").toString() == "Choose"; });
    person.pressKey(Qt::Key_Space);
    person.waitUntil("the folder is taken", [&] { return keeper.dialog() == nullptr; });
    CHECK(keeper.night().recordings()->fault().toStdString() ==
          "No sound in “Recordings” is named like a line.");
}

namespace {

/// Text sizes in parts of a hundred, and windows.
constexpr std::pair<QSize, int> kSights[] = {{QSize(960, 600), 100},
                                             {QSize(960, 600), 200},
                                             {QSize(1280, 800), 100},
                                             {QSize(1280, 800), 200},
                                             {QSize(1920, 1080), 100}};

/// What lies in the folder that the dialogs show: names of usual length, and some that fill more than a line.
void layOut(const Keeper& keeper)
{
    for (const char* name :
         {"Evening.tablewood", "Night in the swamp.json", "Rain.ogg",
          "The long evening on which nobody wanted to stop, with the second round of the next "
          "morning.tablewood",
          "A night for a table of twelve with three travelers, a storyteller and everything in between.json",
          "Wind over the moor at the end of the year, recorded from the window of the room upstairs.flac"}) {
        QFile file(keeper.path(name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(2000, ' '));
    }
    for (const char* name :
         {"Recordings", "Recordings of everybody who ever read a line aloud at our round table"})
        REQUIRE(QDir().mkpath(keeper.path(name)));
}

/// Reads the dialog that is open at all sights and in both themes.
void readDialog(Keeper& keeper, const QString& name)
{
    Person& person = keeper.person();
    Preferences& preferences = Program::instance().preferences();
    REQUIRE(keeper.dialog());
    QQuickItem& dialog = *keeper.dialog();
    for (const auto& [size, percent] : kSights) {
        for (const char* theme : {"night", "clearing"}) {
            preferences.setTheme(theme);
            preferences.setTextSize(percent);
            person.window().resize(size);
            person.waitUntil("the window has its size", [&, size = size] {
                return person.window().contentItem()->size().toSize() == size;
            });
            person.letSettle(dialog);
            const QString step =
                QStringLiteral("%1-%2-%3-%4").arg(name, theme).arg(size.width()).arg(percent);
            CAPTURE(step.toStdString());
            QStringList faults;
            const auto isWhole = [&] {
                return (faults = Proofreader(person.window(), dialog).faults()).isEmpty();
            };
            // What is still being laid out is read again.
            if (!QTest::qWaitFor(isWhole, 1500))
                FAIL_CHECK(faults.join('\n').toStdString());
            person.picture(step);
            const QRectF place = dialog.mapRectToScene(QRectF(QPointF(), dialog.size()));
            CHECK(QRectF(QPointF(), QSizeF(size)).contains(place));
            for (QQuickItem* text : textsIn(dialog)) {
                const QString words = text->property("text").toString();
                if (words.isEmpty() || person.shownPart(*text).isEmpty())
                    continue;
                CAPTURE(words.toStdString());
                const QFont font = text->property("font").value<QFont>();
                CHECK((font.family() == "Inter" || font.family() == "Vollkorn"));
                CHECK(font.pixelSize() >= 14 * percent / 100 * 3 / 4);
                CHECK(place.contains(person.shownPart(*text)));
            }
            const QStringList pale = ContrastReader(person.window(), [&](const QQuickItem& item) {
                                         return !dialog.isAncestorOf(&item);
                                     }).faults();
            CHECK_MESSAGE(pale.isEmpty(), pale.join('\n').toStdString());
        }
    }
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the dialog is gone", [&] { return keeper.dialog() == nullptr; });
}

void readDialogs(const char* language)
{
    Keeper keeper(QStringLiteral("dialogs-") + language, language,
                  "Things for the evening games/The year before last");
    layOut(keeper);
    keeper.askToSave();
    keeper.person().pressKey(Qt::Key_End);
    readDialog(keeper, "save");
    keeper.askToOpen();
    readDialog(keeper, "match");
    keeper.showNights();
    for (const char* wanted : {"askScript", "askTrack", "askRecordings"}) {
        keeper.ask(wanted);
        readDialog(keeper, wanted);
    }
}

} // namespace

TEST_CASE("Qt's own dialogs for files have our colours and type and are whole in any size, in English")
{
    readDialogs("en");
}

TEST_CASE("Qt's own dialogs for files have our colours and type and are whole in any size, in German")
{
    readDialogs("de");
}
