#pragma once

#include "app/table/scene/panel_entries.h"
#include "app/table/scene/seen_scene.h"
#include "app/words/entry_model.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

namespace tablewood {

/// A scene as QML shows it. Also a small still one, of a saved match or a guide, is shown through it.
class SceneModel : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(SceneModel)
    QML_UNCREATABLE("Scenes come from a match")
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString moment READ moment NOTIFY changed)
    Q_PROPERTY(QString goal READ goal NOTIFY changed)
    Q_PROPERTY(QString goalDetail READ goalDetail NOTIFY changed)
    Q_PROPERTY(QString turn READ turn NOTIFY changed)
    Q_PROPERTY(QString underway READ underway NOTIFY changed)
    Q_PROPERTY(QString promptIcon READ promptIcon NOTIFY changed)
    Q_PROPERTY(QString promptTitle READ promptTitle NOTIFY changed)
    Q_PROPERTY(QString promptBody READ promptBody NOTIFY changed)
    Q_PROPERTY(QString promptBrief READ promptBrief NOTIFY changed)
    /// Why the viewer can neither point nor react now; empty where they can.
    Q_PROPERTY(QString silence READ silence NOTIFY changed)
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY changed)
    Q_PROPERTY(bool isMyTurn READ isMyTurn NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
    /// One sentence with the winner and the reason, or how it ended for all; empty while the match goes on.
    /// Of sides without points the first says which has won and why, the second by name who they are.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    Q_PROPERTY(tablewood::ZoneEntry hand READ hand NOTIFY handChanged)
    Q_PROPERTY(bool hasHand READ hasHand NOTIFY handChanged)
    /// The cards that say who the viewer may become, or is; an empty zone where there are none.
    Q_PROPERTY(tablewood::ZoneEntry identity READ identity NOTIFY handChanged)
    Q_PROPERTY(bool hasIdentity READ hasIdentity NOTIFY handChanged)
    Q_PROPERTY(tablewood::ButtonEntry nextButton READ nextButton NOTIFY changed)
    Q_PROPERTY(bool hasNextButton READ hasNextButton NOTIFY changed)
    /// The one button that is gold now, among those of the game; empty for none.
    Q_PROPERTY(QString goldButton READ goldButton NOTIFY changed)
    Q_PROPERTY(tablewood::NightEntry night READ night NOTIFY changed)
    /// The seat on turn in the cycle of turns; -1 for none or where turns are not counted.
    Q_PROPERTY(int turnSeat READ turnSeat NOTIFY changed)
    Q_PROPERTY(tablewood::BallotEntry ballot READ ballot NOTIFY changed)
    Q_PROPERTY(tablewood::EntryModel* slips READ slips CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* ballotFacts READ ballotFacts CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* cycle READ cycle CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* nightSpots READ nightSpots CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* seats READ seats CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* phases READ phases CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* actionButtons READ actionButtons CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* promptButtons READ promptButtons CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* boards READ boards CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* myPanels READ myPanels CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* otherPanels READ otherPanels CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* panelsAtHand READ panelsAtHand CONSTANT)
    Q_PROPERTY(tablewood::EntryModel* looseZones READ looseZones CONSTANT)
    /// The rows of cards in the middle of the table, of ZoneEntry, from the top down.
    Q_PROPERTY(tablewood::EntryModel* fields READ fields CONSTANT)
    /// Of ArrowEntry: those between cards and zones among the fields.
    Q_PROPERTY(QVariantList fieldArrows READ fieldArrows NOTIFY changed)
    Q_PROPERTY(tablewood::EntryModel* layers READ layers CONSTANT)
    /// What the viewer may let stand, of StandingEntry: while one stands that one alone.
    Q_PROPERTY(tablewood::EntryModel* standing READ standing CONSTANT)
    /// Some panel can be picked next, such as whoever a card is aimed at.
    Q_PROPERTY(bool isChoosingPanel READ isChoosingPanel NOTIFY changed)
    /// Some field as a whole can be picked next.
    Q_PROPERTY(bool isChoosingField READ isChoosingField NOTIFY changed)

public:
    explicit SceneModel(QObject* parent = nullptr);

    void show(const Scene& scene, const SceneSight& sight);
    /// A piece of that scene, without showing the scene.
    PieceEntry entryOf(const Piece& piece, const Scene& scene, const SceneSight& sight);

    QString game() const { return m_game; }
    QString place() const { return m_place; }
    QString moment() const { return m_moment; }
    QString goal() const { return m_goal; }
    QString goalDetail() const { return m_goalDetail; }
    QString turn() const { return m_turn; }
    /// What somebody has begun and what it still owes.
    QString underway() const { return m_underway; }
    QString promptIcon() const { return m_promptIcon; }
    QString promptTitle() const { return m_promptTitle; }
    QString promptBody() const { return m_promptBody; }
    QString promptBrief() const { return m_promptBrief; }
    QString silence() const { return m_silence; }
    int activeSeat() const { return m_activeSeat; }
    bool isMyTurn() const { return m_isMyTurn; }
    bool isOver() const { return m_isOver; }
    QString verdict() const { return m_verdict; }
    QString reason() const { return m_reason; }
    ZoneEntry hand() const { return m_hand; }
    bool hasHand() const { return !m_hand.id.isEmpty(); }
    ZoneEntry identity() const { return m_identity; }
    bool hasIdentity() const { return !m_identity.id.isEmpty(); }
    ButtonEntry nextButton() const { return m_nextButton; }
    QString goldButton() const { return m_goldButton; }
    bool hasNextButton() const { return !m_nextButton.id.isEmpty(); }
    NightEntry night() const { return m_night; }
    int turnSeat() const { return m_turnSeat; }
    BallotEntry ballot() const { return m_ballot; }
    EntryModel* slips() const { return m_slips; }
    EntryModel* ballotFacts() const { return m_ballotFacts; }
    EntryModel* cycle() const { return m_cycle; }
    /// As the rules told it; nothing by day.
    const std::optional<NightScreen>& nightScreen() const { return m_nightScreen; }
    EntryModel* nightSpots() const { return m_nightSpots; }
    EntryModel* seats() const { return m_seats; }
    EntryModel* phases() const { return m_phases; }
    EntryModel* actionButtons() const { return m_actionButtons; }
    EntryModel* promptButtons() const { return m_promptButtons; }
    EntryModel* boards() const { return m_boards; }
    EntryModel* myPanels() const { return m_myPanels; }
    /// Of the other seats and of the whole table, but for what stands with the viewer's own things.
    EntryModel* otherPanels() const { return m_otherPanels; }
    EntryModel* panelsAtHand() const { return m_panelsAtHand; }
    EntryModel* looseZones() const { return m_looseZones; }
    EntryModel* fields() const { return m_fields; }
    QVariantList fieldArrows() const { return m_fieldArrows; }
    EntryModel* layers() const { return m_layers; }
    EntryModel* standing() const { return m_standing; }
    bool isChoosingPanel() const { return m_isChoosingPanel; }
    bool isChoosingField() const { return m_isChoosingField; }

    /// The pieces in a place: a board, a zone, or "#" and the number of the piece they lie on.
    Q_INVOKABLE tablewood::EntryModel* piecesIn(const QString& place);
    /// The lit spaces of a board.
    Q_INVOKABLE tablewood::EntryModel* targetsOn(const QString& board);
    /// A face as a card, to be looked at.
    Q_INVOKABLE tablewood::PieceEntry cardOf(const tablewood::FaceEntry& face) const;
    /// The board with that id; an empty one where there is none.
    Q_INVOKABLE tablewood::BoardEntry board(const QString& id) const;
    /// The piece with that id, wherever it lies; an empty one (id 0) where there is none.
    Q_INVOKABLE tablewood::PieceEntry piece(int id) const;
    /// Where a piece lies; where it is not to be seen, the hand of this seat; empty for neither.
    Q_INVOKABLE QString placeOf(int piece, int seat) const;
    /// The digits press buttons: the id of the one with this digit, empty for none.
    Q_INVOKABLE QString buttonOfDigit(int digit) const;

Q_SIGNALS:
    void changed();
    void handChanged();

private:
    class Builder;

    EntryModel* modelOf(QHash<QString, EntryModel*>& models, const QString& key);

    QString m_game;
    QString m_place;
    QString m_moment;
    QString m_goal;
    QString m_goalDetail;
    QString m_turn;
    QString m_underway;
    QString m_promptIcon;
    QString m_promptTitle;
    QString m_promptBody;
    QString m_promptBrief;
    QString m_silence;
    int m_activeSeat = -1;
    bool m_isMyTurn = false;
    bool m_isOver = false;
    QString m_verdict;
    QString m_reason;
    ZoneEntry m_hand;
    ZoneEntry m_identity;
    ButtonEntry m_nextButton;
    QString m_goldButton;
    NightEntry m_night;
    int m_turnSeat = -1;
    BallotEntry m_ballot;
    EntryModel* m_slips;
    EntryModel* m_ballotFacts;
    EntryModel* m_cycle;
    std::optional<NightScreen> m_nightScreen;
    EntryModel* m_nightSpots;
    EntryModel* m_seats;
    EntryModel* m_phases;
    EntryModel* m_actionButtons;
    EntryModel* m_promptButtons;
    EntryModel* m_boards;
    EntryModel* m_myPanels;
    EntryModel* m_otherPanels;
    EntryModel* m_panelsAtHand;
    EntryModel* m_looseZones;
    EntryModel* m_fields;
    QVariantList m_fieldArrows;
    EntryModel* m_layers;
    EntryModel* m_standing;
    bool m_isChoosingPanel = false;
    bool m_isChoosingField = false;
    QHash<QString, EntryModel*> m_pieces;
    /// The zone that is the hand of each seat.
    QHash<int, QString> m_hands;
    QHash<QString, EntryModel*> m_targets;
    QHash<QString, EntryModel*> m_panelItems;
};

} // namespace tablewood
