#pragma once

#include "app/maps/map_checking.h"
#include "app/maps/map_painting.h"
#include "app/maps/map_palette.h"
#include "app/maps/map_plan.h"
#include "app/maps/map_saving.h"
#include "app/maps/map_waves.h"

#include <QObject>
#include <QPoint>
#include <QRect>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>

namespace tablewood {

/// A map that is drawn: its document, what is in the hand, what is seen of it, what is selected and what is
/// to be put right. It keeps itself. Places are spaces of the plane on which all maps of the document lie.
class MapEditor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("MapDesk has it")
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString keptWords READ keptWords NOTIFY keptChanged)
    Q_PROPERTY(bool isKept READ isKept NOTIFY keptChanged)
    /// Why it is not kept; empty while it is, or will be in a moment.
    Q_PROPERTY(QString keepFault READ keepFault NOTIFY keptChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Why the last edit did nothing; empty where it was done.
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)

    Q_PROPERTY(Tool tool READ tool WRITE setTool NOTIFY changed)
    /// What the tools lay, by the key of its stamp, and its name.
    Q_PROPERTY(QString stamp READ stamp WRITE setStamp NOTIFY changed)
    Q_PROPERTY(QString stampName READ stampName NOTIFY changed)
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    Q_PROPERTY(bool isFlipped READ isFlipped NOTIFY changed)
    /// The way that is drawn, and those there are.
    Q_PROPERTY(int way READ way WRITE setWay NOTIFY changed)
    Q_PROPERTY(QList<int> ways READ ways NOTIFY changed)

    /// For how many players the map is shown.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// What is laid is for any number of players, and not for those alone.
    Q_PROPERTY(bool isForAll READ isForAll WRITE setForAll NOTIFY changed)
    Q_PROPERTY(bool hasGrid READ hasGrid WRITE setGrid NOTIFY changed)
    /// MapLayerEntry rows.
    Q_PROPERTY(tablewood::EntryModel* layers READ layers CONSTANT)
    Q_PROPERTY(tablewood::MapPalette* palette READ palette CONSTANT)
    /// MapFieldEntry rows of what is selected, or of the whole map.
    Q_PROPERTY(tablewood::EntryModel* fields READ fields CONSTANT)
    /// MapFaultEntry rows, and how many checks found nothing.
    Q_PROPERTY(tablewood::EntryModel* faults READ faults CONSTANT)
    Q_PROPERTY(int passed READ passed NOTIFY reportChanged)
    /// Of those, what is more than worth knowing.
    Q_PROPERTY(int toMend READ toMend NOTIFY reportChanged)
    Q_PROPERTY(bool isPlayable READ isPlayable NOTIFY reportChanged)
    /// The report is of the map as it is.
    Q_PROPERTY(bool isChecked READ isChecked NOTIFY reportChanged)
    Q_PROPERTY(tablewood::MapWaves* waves READ waves CONSTANT)

    /// The spaces of all maps, and a space beyond.
    Q_PROPERTY(QRect bounds READ bounds NOTIFY changed)
    /// The spaces of each map, as QRect, and its name.
    Q_PROPERTY(QVariantList areas READ areas NOTIFY changed)
    Q_PROPERTY(QStringList areaNames READ areaNames NOTIFY changed)
    /// Whether something stands above each map, beyond its edge.
    Q_PROPERTY(QList<bool> hasTokensAbove READ hasTokensAbove NOTIFY changed)
    /// Without a space where nothing is selected.
    Q_PROPERTY(QRect selection READ selection NOTIFY changed)
    Q_PROPERTY(QString selectionName READ selectionName NOTIFY changed)
    Q_PROPERTY(QString selectionLine READ selectionLine NOTIFY changed)
    /// What is selected goes by so much, while a stroke moves it.
    Q_PROPERTY(QPoint movedBy READ movedBy NOTIFY changed)
    Q_PROPERTY(QPoint cursor READ cursor NOTIFY changed)
    /// Where the cursor is, and what is there and next to it.
    Q_PROPERTY(QString cursorName READ cursorName NOTIFY changed)
    Q_PROPERTY(QString cursorWords READ cursorWords NOTIFY changed)

public:
    enum Tool
    {
        Stamp,
        Eraser,
        Fill,
        Select,
        Way
    };
    Q_ENUM(Tool)

    explicit MapEditor(QObject* parent = nullptr);
    ~MapEditor() override;

    /// Shows a document of this maker, whose game is called so, and keeps it under the id. All three live
    /// longer.
    void open(std::unique_ptr<MapDocument> document, const MapMaker& maker, const QString& game,
              MapKeeping& keeping, const KeptMap& kept);
    const MapDocument* document() const { return m_document.get(); }
    const MapPlan& plan() const { return m_plan; }
    /// The layers that are shown: a bit for each.
    unsigned shownLayers() const { return m_shownLayers; }
    const QString& game() const { return m_game; }
    const QString& id() const { return m_saving.id(); }
    /// Does an edit, which may be refused, and all that follows from it. True where it was done.
    bool edit(const std::function<MapRefusal(MapDocument&)>& how);
    const MapMaker* maker() const { return m_maker; }
    /// What paints the map that is open, for the window's thread.
    MapPainting& painting();

    bool isOpen() const { return m_document != nullptr; }
    QString name() const;
    QString keptWords() const { return m_saving.words(); }
    bool isKept() const { return m_saving.isKept(); }
    QString keepFault() const { return m_saving.fault(); }
    bool canUndo() const { return m_document && m_document->canUndo(); }
    bool canRedo() const { return m_document && m_document->canRedo(); }
    QString refusal() const { return m_refusal; }
    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    QString stamp() const { return QString::fromStdString(m_stamp); }
    void setStamp(const QString& stamp);
    QString stampName() const;
    int turns() const { return m_pose.turns; }
    bool isFlipped() const { return m_pose.isFlipped; }
    MapPose pose() const { return m_pose; }
    int way() const { return m_way; }
    void setWay(int number);
    QList<int> ways() const;
    int players() const { return m_players; }
    void setPlayers(int players);
    bool isForAll() const { return m_isForAll; }
    void setForAll(bool isForAll);
    bool hasGrid() const { return m_hasGrid; }
    void setGrid(bool hasGrid);
    EntryModel* layers() { return &m_layers; }
    MapPalette* palette() { return &m_palette; }
    EntryModel* fields() { return &m_fields; }
    EntryModel* faults() { return &m_faults; }
    int passed() const { return m_passed; }
    int toMend() const { return m_toMend; }
    bool isPlayable() const { return m_isPlayable; }
    bool isChecked() const
    {
        return m_checkedVersion && m_document && *m_checkedVersion == m_document->version();
    }
    MapWaves* waves() { return &m_waves; }
    QRect bounds() const { return m_plan.bounds(); }
    QVariantList areas() const;
    QStringList areaNames() const;
    QList<bool> hasTokensAbove() const;
    QRect selection() const { return m_selection; }
    QString selectionName() const;
    QString selectionLine() const;
    QPoint cursor() const { return m_cursor; }
    QString cursorName() const;
    QString cursorWords() const;

    /// Keeps what is not kept yet, and shows no map any more. What the disk does not take stays open: false.
    Q_INVOKABLE bool close();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void flip();
    Q_INVOKABLE void flipOver();
    Q_INVOKABLE void turn();
    /// Takes the stamp of what lies there into the hand.
    Q_INVOKABLE void pick(QPoint place);
    /// The spaces that what is in the hand would cover if it were laid there, as QPoint.
    Q_INVOKABLE QVariantList covered(QPoint place) const;

    /// A stroke with the tool: from one space to the next, and its end.
    Q_INVOKABLE void press(QPoint place);
    Q_INVOKABLE void drag(QPoint place);
    Q_INVOKABLE void release();
    /// The whole of a stroke on one space.
    Q_INVOKABLE void touch(QPoint place);
    Q_INVOKABLE void moveCursor(int columns, int rows);
    Q_INVOKABLE void setCursor(QPoint place);
    QPoint movedBy() const { return m_movedBy; }

    Q_INVOKABLE void select(QPoint first, QPoint last);
    Q_INVOKABLE void selectAll();
    Q_INVOKABLE void selectNothing();
    Q_INVOKABLE void remove();
    Q_INVOKABLE void copy();
    Q_INVOKABLE void cut();
    /// Lays what was copied, with its upper left corner there.
    Q_INVOKABLE void paste(QPoint place);

    Q_INVOKABLE void showLayer(int layer, bool isShown);
    /// Edits are made in this layer alone; in any where it is chosen already.
    Q_INVOKABLE void chooseLayer(int layer);
    Q_INVOKABLE void setField(const QString& key, const QString& value);
    /// What is written next is taken back by itself.
    Q_INVOKABLE void rest();
    Q_INVOKABLE void repair(const QString& repair);
    Q_INVOKABLE void dismissRefusal();

Q_SIGNALS:
    /// What is shown of it is another.
    void changed();
    /// The document, or what is seen of it, is another: a canvas looks what it has to paint.
    void edited();
    void keptChanged();
    void kept();
    void reportChanged();
    void refusalChanged();

private:
    void documentChanged();
    /// Rebuilds the lists once the strokes of this round are done.
    void followSoon();
    void follow();
    void followLayers();
    void followFields();
    void take(const MapReport& report);
    void refuse(const MapRefusal& refusal);
    MapPlayers laidFor() const;
    std::vector<MapSpot> spotsOf(const std::vector<QPoint>& places) const;
    /// The space where the box of what is in the hand begins, if its middle is held there.
    QPoint cornerOf(QPoint place) const;
    void lay(const std::vector<QPoint>& places);
    void erase(const std::vector<QPoint>& places);
    /// Where an eraser reaches on a space: the layer that is chosen, else the highest that has something
    /// there; nowhere in what is hidden.
    std::optional<MapLayer> reachedLayer(MapSpot spot) const;
    void beginWay(QPoint place);
    void goWay(QPoint place);
    std::optional<MapSpot> selectedSpot() const;
    std::optional<std::pair<MapSpot, MapSpot>> selectedSpots() const;

    std::unique_ptr<MapDocument> m_document;
    const MapMaker* m_maker = nullptr;
    std::unique_ptr<MapPainting> m_painting;
    QString m_game;
    MapPlan m_plan;
    QString m_refusal;
    Tool m_tool = Stamp;
    std::string m_stamp;
    MapPose m_pose;
    int m_way = 1;
    int m_players = 1;
    bool m_isForAll = true;
    bool m_hasGrid = true;
    unsigned m_shownLayers = ~0U;
    std::optional<MapLayer> m_layer;
    QRect m_selection;
    QPoint m_cursor;
    /// Where the stroke that is drawn began, and where it is.
    std::optional<QPoint> m_strokeFrom;
    QPoint m_strokeAt;
    bool m_isMoving = false;
    QPoint m_movedBy;
    std::vector<MapSpot> m_wayDrawn;
    EntryModel m_layers;
    MapPalette m_palette;
    EntryModel m_fields;
    EntryModel m_faults;
    int m_passed = 0;
    int m_toMend = 0;
    bool m_isPlayable = true;
    std::optional<std::uint64_t> m_checkedVersion;
    MapWaves m_waves;
    MapSaving m_saving;
    MapChecking m_checking;
    QTimer m_following;
};

} // namespace tablewood
