#pragma once

#include "app/table/model/table_source.h"
#include "bots/adviser.h"
#include "bots/bot_player.h"
#include "session/table_link.h"

#include <QObject>

#include <memory>

namespace tablewood {

class Program;

/// The seats of such players.
Seats seatsOf(const std::vector<Player>& players, PlayerKind kind);

/// A match of this program alone: the table, the link to the persons before the screen, and the bots.
class LocalSource final : public TableSource
{
public:
    /// `type` outlives the table. Throws InputError where the record does not fit.
    LocalSource(Program& program, const GameType& type, MatchRecord record, std::shared_ptr<Journal> journal);

    const GameType& type() const override { return m_table.type(); }
    Seats persons() const override { return m_persons; }
    const SeatView& view(Viewer viewer) const override { return m_link.view(viewer); }
    bool hasPublicView() const override { return true; }
    bool isLocal() const override { return true; }
    void send(Seat seat, Wish wish) override { m_link.send(seat, std::move(wish)); }
    const MatchRecord* record() const override { return &m_table.record(); }
    bool isBotAsked() const override;
    Seats keepingBots() const override;
    void letBotsThink() override;
    bool canBotPlay() const override;
    std::optional<Text> playBot() override;
    bool canAdvise(Seat) const override { return true; }
    void askAdvice(Seat seat) override;
    void clockExpired(const Timer& timer) override { m_table.clockExpired(timer); }

private:
    std::vector<Viewer> viewers() const;
    /// Whether the bot has something to choose, and does not leave it to the persons.
    bool isAsked(const BotPlayer& bot) const;

    Program& m_program;
    std::shared_ptr<Journal> m_journal;
    Seats m_persons;
    Table m_table;
    TableLink m_link;
    /// In the window's thread; there as long as bots think.
    QObject m_here;
    std::vector<std::unique_ptr<BotPlayer>> m_bots;
    Adviser m_adviser;
};

} // namespace tablewood
