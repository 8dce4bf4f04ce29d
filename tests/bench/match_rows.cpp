#include "rows.h"

#include "alone.h"
#include "app/home/sample_match.h"
#include "app/program.h"
#include "app/table/model/table_model.h"
#include "content/game_catalog.h"
#include "row.h"

#include <QElapsedTimer>

namespace tablewood::bench {

Figures openAMatch()
{
    constexpr int kMoves = 500;
    Opened opened;
    const GameType& arbor = *opened.catalog().find("arbor");
    MatchRecord record = sampleMatch(arbor, 4, kMoves);
    const std::string id = opened.program().library().add(record);
    Figures times;
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer clock;
        clock.start();
        MatchRecord kept = opened.program().library().load(id);
        auto journal = std::make_unique<LibraryJournal>(opened.program().library(), id, kept.moves.size());
        const TableModel table(Program::instance(), arbor, std::move(kept), std::move(journal));
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    return {median(times), static_cast<double>(record.moves.size())};
}

void measureOpening()
{
    const Figures figures = aloneIn("open-a-match");
    tell("a kept match of Arbor opened at the table", "300 ms for 500 moves", "%.0f ms for %.0f moves",
         figures[1], figures[2]);
}

void measureContent()
{
    std::size_t games = 0;
    const double time = microsecondsOf(20, [&] { games = GameCatalog().all().size(); });
    tell("the content of all games read, as at the start", "5 ms a game", "%.1f ms for %.0f games",
         time / 1e3, static_cast<double>(games));
}

} // namespace tablewood::bench
