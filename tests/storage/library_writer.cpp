// Plays, takes back, seats and pictures one match of a library, as a table does, and prints for each deed its
// number and how many moves the match has, when that is acknowledged. Ends when it is killed, or with exit
// code 1 and the words of the error when something is refused. Usage: DIRECTORY MATCH DEED [BYTES], where
// DEED is the number of the first deed and BYTES limits how large a file may grow.

#include "storage/match_storage.h"
#include "writer_deeds.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>

int main(int argc, char** argv)
{
    using namespace tablewood;
    const QCoreApplication application(argc, argv);
    if (argc < 4)
        return 2;
    if (argc > 4) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{std::strtoull(argv[4], nullptr, 10), RLIM_INFINITY};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    try {
        Library library(argv[1]);
        MatchStorage storage(library, library.load(argv[2]));
        for (std::size_t deed = std::strtoull(argv[3], nullptr, 10);; ++deed) {
            const std::size_t moves = storage.record().moves.size();
            const std::size_t goal = movesAfterDeed(deed, moves);
            if (goal < moves)
                storage.truncate(goal);
            else
                storage.append(sampleMove(moves));
            std::printf("%zu %zu\n", deed, goal);
            std::fflush(stdout);
            if (deed % 5 == 0)
                storage.seat(sampleMatch(0).players);
            if (deed % 3 == 0)
                storage.picture(Scene{});
        }
    } catch (const InputError& error) {
        std::fputs(error.what(), stderr);
        return 1;
    }
}
