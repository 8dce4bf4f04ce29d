#include "app/home/kept_matches.h"
#include "app/program.h"
#include "board_eyes.h"
#include "contrast_reader.h"
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
    explicit Keeper(const QString& journey, const char* language = "en")
        : m_home(qgetenv("HOME")), m_program(m_folder, "files", {},
                                             [&](StartOptions& options) {
                                                 options.language = QString::fromUtf8(language);
                                                 qputenv("HOME", m_folder.path().toUtf8());
                                             }),
          m_person(m_program, journey), m_id(m_program.matches()->addSample("arbor", 2, 60))
    {
        m_program.matches()->rename(m_id, "Owls at dusk");
    }
    ~Keeper() { qputenv("HOME", m_home); }
    Q_DISABLE_COPY_MOVE(Keeper)

    Person& person() { return m_person; }
    KeptMatches& kept() { return *m_program.matches(); }
    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    void askToSave()
    {
        QMetaObject::invokeMethod(&m_person.window(), "saveMatch", Q_ARG(QString, m_id));
        m_person.waitUntil("the name can be written", [&] { return isNaming(); });
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
    Keeper keeper("open-a-file");
    Person& person = keeper.person();
    const QString id = keeper.kept().latest().id;
    REQUIRE(keeper.kept().saveAs(id, QUrl::fromLocalFile(keeper.path("Evening.tablewood"))));
    keeper.kept().remove(id);
    REQUIRE(keeper.kept().count() == 0);
    QMetaObject::invokeMethod(&person.window(), "openFile");
    person.waitFor("Evening.tablewood");
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

TEST_CASE("Qt's own dialogs for files have the colours and the type of the program and are whole in any size")
{
    for (const char* language : {"en", "de"}) {
        Keeper keeper(QStringLiteral("dialogs-") + language, language);
        Person& person = keeper.person();
        Preferences& preferences = Program::instance().preferences();
        for (const auto& [size, percent] :
             {std::pair(QSize(960, 600), 100), std::pair(QSize(960, 600), 200),
              std::pair(QSize(1280, 800), 100), std::pair(QSize(1280, 800), 200),
              std::pair(QSize(1920, 1080), 100)}) {
            for (const char* theme : {"night", "clearing"}) {
                preferences.setTheme(theme);
                preferences.setTextSize(percent);
                person.window().resize(size);
                person.waitUntil("the window has its size", [&, size = size] {
                    return person.window().contentItem()->size().toSize() == size;
                });
                keeper.askToSave();
                REQUIRE(keeper.dialog());
                QQuickItem& dialog = *keeper.dialog();
                person.pressKey(Qt::Key_End);
                person.letSettle(dialog);
                person.picture(QStringLiteral("%1-%2-%3").arg(theme).arg(size.width()).arg(percent));
                CAPTURE(size.width());
                CAPTURE(percent);
                CAPTURE(theme);
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
                    CHECK_FALSE(text->property("truncated").toBool());
                }
                const QStringList pale = ContrastReader(person.window(), [&](const QQuickItem& item) {
                                             return !dialog.isAncestorOf(&item);
                                         }).faults();
                CHECK_MESSAGE(pale.isEmpty(), pale.join('\n').toStdString());
                person.pressKey(Qt::Key_Escape);
                person.waitUntil("the dialog is gone", [&] { return keeper.dialog() == nullptr; });
            }
        }
    }
}
