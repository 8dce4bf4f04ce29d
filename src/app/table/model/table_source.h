#pragma once

#include "kernel/match.h"
#include "session/guest_view.h"
#include "session/match_record.h"

#include <functional>

namespace tablewood {

/// Where a match at this screen comes from and where its wishes go: a table of this program, or one that is
/// hosted in the network. Says what the viewers of this screen see, and no more.
class TableSource
{
public:
    virtual ~TableSource() = default;

    /// A view has changed by something that this screen has done: a wish, a bot's move, the clock. All that
    /// comes of it is there when that returns. News that come by themselves are TableModel::hear's.
    std::function<void(Viewer, const ViewChange&)> changed;

    virtual const GameType& type() const = 0;
    /// The persons who look at this screen.
    virtual Seats persons() const = 0;
    /// Whose the screen is where nobody of them is to act. Who plays for others besides sits there.
    virtual Seat home() const { return persons().first(); }
    /// One person at most sits here, whoever else they play for.
    virtual bool isOfOnePerson() const { return persons().count() < 2; }
    /// The view of a viewer of this screen: one of the persons, or the public where there is such a view.
    virtual const SeatView& view(Viewer viewer) const = 0;
    virtual bool hasPublicView() const = 0;
    /// Whether a wish reaches the table now.
    virtual bool canSend() const { return true; }
    /// Says a wish for one of the persons. Throws InputError for what the table cannot take.
    virtual void send(Seat seat, Wish wish) = 0;

    /// Whether the table is in this program, which may do with it what it likes.
    virtual bool isLocal() const = 0;
    /// The record of the match; null as long as this screen may not know it.
    virtual const MatchRecord* record() const = 0;
    /// What was chosen before the match, by the names of the options.
    virtual std::map<std::string, std::string> options() const
    {
        return record() ? record()->setup.options : std::map<std::string, std::string>();
    }

    /// Whether the match is only watched again: nobody acts, and the screen follows nobody's turn.
    virtual bool isReplay() const { return false; }
    /// Whether a person at this screen may know what another one there must not.
    virtual bool hasSecrets() const { return !isOfOnePerson(); }

    /// A bot that was let think may have decided. Called in the window's thread.
    std::function<void()> botReady;
    /// Whether a bot waits for this screen to let it move.
    virtual bool isBotAsked() const { return false; }
    /// The persons for whom bots wait although they could move (NeedsAll in kernel/company.h), as far as this
    /// screen knows.
    virtual Seats keepingBots() const { return {}; }
    /// The bots that are asked think from now on, beside everything else.
    virtual void letBotsThink() {}
    /// Whether one of them has decided.
    virtual bool canBotPlay() const { return false; }
    /// Lets the bots that have decided try until one has moved. Returns why none could.
    virtual std::optional<Text> playBot() { return std::nullopt; }
    /// Whether somebody here can say what a bot would do for this seat.
    virtual bool canAdvise(Seat) const { return false; }
    /// Has a bot think about what one of the persons is asked now.
    virtual void askAdvice(Seat) {}
    /// A bot would make this move for the person. Called in the window's thread, as long as nothing has
    /// changed for them since they asked.
    std::function<void(Seat, const std::string& move)> advised;
    /// The time of a step has passed at this screen.
    virtual void clockExpired(const Timer&) {}
};

} // namespace tablewood
