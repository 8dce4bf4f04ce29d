#include "lan/guest/opened_match.h"

#include "kernel/fault.h"
#include "lan/deal/sent_record.h"
#include "session/played_match.h"

namespace tablewood::lan {

namespace {

/// The match ends as the guest saw it.
bool isAsSeen(const PlayedMatch& played, const GuestView& seen)
{
    std::vector<Event> log;
    for (const LogEntry& entry : played.log())
        if (entry.isFor(seen.viewer()))
            log.push_back(entry.event);
    return played.match().view(seen.viewer()) == seen.now().scene && log == seen.now().log;
}

void lookOver(OpenedMatch& match, const DealWitness& witness, const DealtGame& inLobby, const GameOf& gameOf,
              const GuestView* seen)
{
    const Text unlikeSeen = TW_TEXT("lan", "The match that the host opened is not the one you saw.");
    match.why = witness.whyUnfair(match.record);
    if (!match.why && dealtGameOf(match.record) != inLobby)
        match.why = unlikeSeen;
    const GameType* const type = gameOf ? gameOf(match.record.game, match.record.papers) : nullptr;
    if (!type)
        return;
    NoJournal journal;
    const PlayedMatch played(*type, match.record, journal);
    match.hash = played.match().hash();
    if (seen && !match.why && !isAsSeen(played, *seen))
        match.why = unlikeSeen;
}

} // namespace

OpenedMatch lookedOver(const Bytes& record, const DealWitness& witness, const DealtGame& inLobby,
                       const GameOf& gameOf, const GuestView* seen)
{
    OpenedMatch match;
    match.isDealChecked = witness.hasSeen();
    match.deals = witness.deals();
    try {
        match.record = decodeRecord(record);
        lookOver(match, witness, inLobby, gameOf, seen);
    } catch (const InputError& error) {
        if (!match.why)
            match.why =
                Text(TW_TEXT("lan", "The match that the host opened does not fit: %1"), reasonOf(error));
    }
    return match;
}

} // namespace tablewood::lan
