#pragma once

#include "session/match_record.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// The players of a match that is being set up, a row for each seat.
class SeatList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("MatchSetup has it")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int persons READ persons NOTIFY playersChanged)

public:
    enum Role
    {
        nameRole = Qt::UserRole + 1,
        emblemRole,
        isPersonRole,
        /// The person who sits before the laptop when a match begins.
        isFirstPersonRole,
        /// How well the bot plays, from 0 (mild) to 2 (sharp).
        strengthRole
    };

    explicit SeatList(QObject* parent = nullptr);

    int count() const { return static_cast<int>(m_players.size()); }
    int persons() const;
    const std::vector<Player>& players() const { return m_players; }

    /// Adds an empty seat's person or bot at the end.
    void add(PlayerKind kind);
    Q_INVOKABLE void removeAt(int seat);
    Q_INVOKABLE void rename(int seat, const QString& name);
    Q_INVOKABLE void setPerson(int seat, bool isPerson);
    /// How well the bot of the seat plays, from 0 (mild) to 2 (sharp).
    Q_INVOKABLE void setStrength(int seat, int strength);
    /// Empty is the seat's own.
    Q_INVOKABLE void setEmblem(int seat, const QString& emblem);
    /// The person at this laptop is called so from now on; a name of one's own for the seat stays.
    void followPlayer(const QString& name, const QString& emblem);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
    void playersChanged();

private:
    Player newPlayer(PlayerKind kind) const;
    bool has(int seat) const { return seat >= 0 && seat < count(); }
    void tell();
    int firstPerson() const;

    std::vector<Player> m_players;
    /// The last name of the person at this laptop.
    QString m_playerName;
    QString m_playerEmblem;
};

} // namespace tablewood
