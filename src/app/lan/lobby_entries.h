#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QVariantList>
#include <QtQml/qqmlregistration.h>

/// The people at a table in the network, as values for QML.
namespace tablewood {

/// One of the pictures that people compare; `name` is read aloud.
struct ComparedPicture
{
    Q_GADGET
    QML_VALUE_TYPE(comparedPicture)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString palette MEMBER palette)
    Q_PROPERTY(QString name MEMBER name)

public:
    QString emblem;
    QString palette;
    QString name;
    friend bool operator==(const ComparedPicture&, const ComparedPicture&) = default;
};

/// Somebody who may play the seat of a person who is away besides their own.
struct LobbyPartner
{
    Q_GADGET
    QML_VALUE_TYPE(lobbyPartner)
    Q_PROPERTY(int guest MEMBER guest)
    Q_PROPERTY(QString name MEMBER name)

public:
    int guest = 0;
    QString name;
    friend bool operator==(const LobbyPartner&, const LobbyPartner&) = default;
};

/// A seat of the lobby. Where somebody who knocks may sit down, it shows them.
struct LobbySeat
{
    Q_GADGET
    QML_VALUE_TYPE(lobbySeat)
    Q_PROPERTY(int seat MEMBER seat)
    /// The guest who holds the seat; 0 for none.
    Q_PROPERTY(int guest MEMBER guest)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(bool isMine MEMBER isMine)
    Q_PROPERTY(bool isHost MEMBER isHost)
    /// A bot plays there now, for nobody or for whom the seat belongs to.
    Q_PROPERTY(bool isBot MEMBER isBot)
    Q_PROPERTY(bool isHere MEMBER isHere)
    Q_PROPERTY(bool isReady MEMBER isReady)
    /// They can be asked to host the table now; to the host alone.
    Q_PROPERTY(bool mayHost MEMBER mayHost)
    Q_PROPERTY(bool isFree MEMBER isFree)
    Q_PROPERTY(bool isKnocking MEMBER isKnocking)
    /// The guest who plays the seat besides their own while its person is away; 0 for none.
    Q_PROPERTY(int partner MEMBER partner)
    /// The persons who may now, of LobbyPartner: to the host all, to others themselves.
    Q_PROPERTY(QVariantList partners MEMBER partners)
    /// Whose person this one can ask to trade places, has asked, and who asks for this one's seat.
    Q_PROPERTY(bool mayTrade MEMBER mayTrade)
    Q_PROPERTY(bool isAsked MEMBER isAsked)
    Q_PROPERTY(bool asksForMine MEMBER asksForMine)
    /// In a few words: "Ready", "Seat kept".
    Q_PROPERTY(QString status MEMBER status)
    /// What the seat has chosen for itself, "Hero: Bramble"; empty where seats choose nothing.
    Q_PROPERTY(QString chosen MEMBER chosen)

public:
    int seat = -1;
    int guest = 0;
    QString name;
    QString emblem;
    bool isMine = false;
    bool isHost = false;
    bool isBot = false;
    bool isHere = false;
    bool isReady = false;
    bool mayHost = false;
    bool isFree = false;
    bool isKnocking = false;
    int partner = 0;
    QVariantList partners;
    bool mayTrade = false;
    bool isAsked = false;
    bool asksForMine = false;
    QString status;
    QString chosen;
    friend bool operator==(const LobbySeat&, const LobbySeat&) = default;
};

/// Somebody at the table who has no seat.
struct LobbyWatcher
{
    Q_GADGET
    QML_VALUE_TYPE(lobbyWatcher)
    Q_PROPERTY(int guest MEMBER guest)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool isMine MEMBER isMine)
    Q_PROPERTY(bool isHost MEMBER isHost)
    Q_PROPERTY(bool isHere MEMBER isHere)
    Q_PROPERTY(bool isWatching MEMBER isWatching)
    Q_PROPERTY(bool isSharedScreen MEMBER isSharedScreen)
    Q_PROPERTY(bool mayHost MEMBER mayHost)
    /// "Living room, the shared screen".
    Q_PROPERTY(QString status MEMBER status)

public:
    int guest = 0;
    QString name;
    bool isMine = false;
    bool isHost = false;
    bool isHere = false;
    bool isWatching = false;
    bool isSharedScreen = false;
    bool mayHost = false;
    QString status;
    friend bool operator==(const LobbyWatcher&, const LobbyWatcher&) = default;
};

/// Somebody who asks to be let in.
struct LobbyKnock
{
    Q_GADGET
    QML_VALUE_TYPE(lobbyKnock)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString emblem MEMBER emblem)
    /// ComparedPicture values. The other laptop shows the same ones.
    Q_PROPERTY(QVariantList pictures MEMBER pictures)
    Q_PROPERTY(QString address MEMBER address)
    /// Somebody was sent away who had this laptop or came from this address.
    Q_PROPERTY(bool wasSentAway MEMBER wasSentAway)
    /// "seat", "watch" or "shared-screen".
    Q_PROPERTY(QString wants MEMBER wants)
    /// The seat they may take; -1 for none.
    Q_PROPERTY(int seat MEMBER seat)

public:
    int number = 0;
    QString name;
    QString emblem;
    QVariantList pictures;
    QString address;
    bool wasSentAway = false;
    QString wants;
    int seat = -1;
    friend bool operator==(const LobbyKnock&, const LobbyKnock&) = default;
};

} // namespace tablewood
