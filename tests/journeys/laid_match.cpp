#include "laid_match.h"

#include "app/program.h"
#include "kernel/cbor.h"

namespace tablewood::journeys {

void layMatch(Person& person, const forsaken::State& state, Seats persons,
              const std::map<std::string, std::string>& options)
{
    Program& program = Program::instance();
    MatchRecord match;
    match.game = "forsaken";
    match.setup = {state.seats(), options, Seed::fromText("laid")};
    match.position = toBytes(state);
    match.content = program.contentNow(match.game);
    for (const Seat seat : Seats::firstOf(state.seats())) {
        Player& player = match.players.emplace_back();
        player.name = "Traveler " + std::to_string(seat.index + 1);
        if (persons.has(seat))
            continue;
        player.kind = PlayerKind::bot;
        player.bot = "random";
    }
    const QString id = QString::fromStdString(program.library().add(match));
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
    person.waitUntil("the table is there", [&] { return !person.all("MatchView").isEmpty(); });
}

} // namespace tablewood::journeys
