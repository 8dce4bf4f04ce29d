#include "laid_match.h"

#include "app/program.h"
#include "kernel/cbor.h"

namespace tablewood::journeys {

void layMatch(Person& person, const forsaken::State& state, Seats persons,
              const std::map<std::string, std::string>& options)
{
    MatchRecord match;
    match.setup = {state.seats(), options, Seed::fromText("laid")};
    match.position = toBytes(state);
    for (const Seat seat : Seats::firstOf(state.seats())) {
        Player& player = match.players.emplace_back();
        player.name = "Traveler " + std::to_string(seat.index + 1);
        if (persons.has(seat))
            continue;
        player.kind = PlayerKind::bot;
        player.bot = "random";
    }
    layRecord(person, "forsaken", std::move(match));
}

void layRecord(Person& person, const std::string& game, MatchRecord match)
{
    Program& program = Program::instance();
    match.game = game;
    match.content = program.contentNow(game);
    const QString id = QString::fromStdString(program.library().add(match));
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
    person.waitUntil("the table is there", [&] { return !person.all("MatchView").isEmpty(); });
}

} // namespace tablewood::journeys
