#pragma once

#include "app/maps/map_bots.h"
#include "app/maps/map_editor.h"
#include "app/maps/map_keeping.h"

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

/// Where maps are drawn: those of one's own, what to begin with, and the one that is open. Maps are of the
/// first game that has any.
class MapDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// A game here has maps.
    Q_PROPERTY(bool isThere READ isThere CONSTANT)
    Q_PROPERTY(tablewood::MapEditor* editor READ editor CONSTANT)
    /// Who try the map that is open; null where nothing can be played.
    Q_PROPERTY(tablewood::MapBots* bots READ bots CONSTANT)
    /// The id of the game whose maps are drawn.
    Q_PROPERTY(QString game READ game CONSTANT)
    /// MapKeptEntry rows, the one kept last first.
    Q_PROPERTY(tablewood::EntryModel* own READ own CONSTANT)
    /// MapTemplateEntry values.
    Q_PROPERTY(QVariantList templates READ templates NOTIFY changed)
    /// The map that was removed last and can be brought back, by its name; empty for none.
    Q_PROPERTY(QString removed READ removed NOTIFY changed)
    /// The file of the owner's that the open map belongs to, by its name alone; empty for none.
    Q_PROPERTY(QString file READ file NOTIFY fileChanged)
    /// That file has another map than what is drawn.
    Q_PROPERTY(bool isFileBehind READ isFileBehind NOTIFY fileChanged)
    /// Another program has changed the file that is to be opened or saved: what to do is asked. Empty else.
    Q_PROPERTY(QString changedFile READ changedFile NOTIFY fileChanged)
    /// Why the last thing asked for was not done; empty where it was.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    /// `maker` is of the game of this id, and null where none has maps; it lives longer.
    MapDesk(const MapMaker* maker, QString game, std::unique_ptr<MapKeeping> keeping,
            QObject* parent = nullptr);
    static MapDesk* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    bool isThere() const { return m_maker != nullptr; }
    /// A document of a template, or else of a map of one's own, to be looked at; null where there is none.
    std::unique_ptr<MapDocument> document(const QString& templateKey, const QString& id) const;
    /// What paints small pictures of maps, for the window's thread.
    MapPainting& painting();
    MapEditor* editor() { return &m_editor; }
    MapBots* bots() { return m_bots.get(); }
    QString game() const { return m_game; }
    EntryModel* own() { return &m_own; }
    QVariantList templates() const;
    QString removed() const { return m_removedName; }
    QString fault() const { return m_fault; }

    /// Looks which maps there are.
    Q_INVOKABLE void readAgain();
    /// Begins a map of one's own with a template and opens it; true where it is open.
    Q_INVOKABLE bool begin(const QString& templateKey);
    Q_INVOKABLE bool open(const QString& id);
    /// A copy of a map, which is not opened.
    Q_INVOKABLE bool duplicate(const QString& id);
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void bringBack();
    /// Opens the map of a file: the one that is kept of it, with what was drawn since, or a new one among
    /// one's own.
    Q_INVOKABLE bool openFile(const QUrl& file);
    /// Writes a map, or the open one where there is no id, into a file: its own from then on. One whose name
    /// ends in png or svg is a picture of it, as it is shown.
    Q_INVOKABLE bool saveAs(const QString& id, const QUrl& file);
    /// Writes the open map into its file. False where it has none, or something is to be asked first.
    Q_INVOKABLE bool save();
    /// What to do with a file that another program has changed: take what is in it, which leaves what is kept
    /// among the versions, or keep what is here and write it there with the next saving.
    Q_INVOKABLE void takeChangedFile();
    Q_INVOKABLE void keepOwn();
    QString file() const;
    bool isFileBehind() const { return m_isFileBehind; }
    QString changedFile() const { return m_changedFile; }
    /// The earlier versions of a map, of MapKeptEntry, the newest first; opened as maps of their own.
    Q_INVOKABLE QVariantList versions(const QString& id) const;
    Q_INVOKABLE bool openVersion(const QString& id, const QString& version);
    Q_INVOKABLE void dismiss();
    /// Says why something that was asked for elsewhere cannot be.
    Q_INVOKABLE void refuse(const QString& why) { fail(why); }
    /// Opens the map again that was open last, such as after it was played.
    Q_INVOKABLE void openAgain();
    /// The file of the map that is open, as it is now; empty for none.
    Q_INVOKABLE QString text() const;
    /// Begins a match on the map that is open: one person, and bots on the other seats. Returns its id; empty
    /// where it cannot be, and why is the fault.
    Q_INVOKABLE QString play(int players);
    /// Bots try the map that is open.
    Q_INVOKABLE void tryMap(int players, const QString& difficulty, int matches);

Q_SIGNALS:
    void changed();
    void fileChanged();

private:
    /// A document of this text; null where it is none, and why.
    std::unique_ptr<MapDocument> read(const std::string& text, const QString& file);
    bool openNew(std::unique_ptr<MapDocument> document);
    bool fail(const QString& fault);
    QString nameOf(const QString& id) const;
    /// The program in which it is played; without one nothing can be.
    void setProgram(Program& program);
    /// The map that is open is another.
    void follow();
    void followFile();
    /// What a file holds, written as a document is, so that files are compared by their maps and not by how
    /// they are written; its bytes where it is no map. Nothing where it cannot be read.
    std::optional<std::string> heldIn(const QString& file) const;
    /// Writes the open map there, whatever is there. What would lose half of it stays beside it.
    bool writeFile(const QString& file);
    bool writePicture(const QString& file);

    Program* m_program = nullptr;
    std::unique_ptr<MapBots> m_bots;
    /// The map that is open, none where it is empty, and the one that was open last.
    QString m_shown;
    QString m_last;
    /// The open map's file, and how it is.
    QString m_file;
    bool m_isFileBehind = false;
    QString m_changedFile;
    const MapMaker* m_maker;
    QString m_game;
    std::unique_ptr<MapKeeping> m_keeping;
    EntryModel m_own;
    QString m_removed;
    QString m_removedName;
    QString m_fault;
    std::unique_ptr<MapPainting> m_painting;
    MapEditor m_editor;
};

} // namespace tablewood
