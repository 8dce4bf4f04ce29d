// Appends moves to one match of a library and prints the number of each when the library has acknowledged it.
// Ends when it is killed, or with exit code 1 and the words of the error when a move is refused. Usage:
// DIRECTORY MATCH [BYTES], where BYTES limits how large a file may grow.

#include "sample_match.h"
#include "storage/library.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>

int main(int argc, char** argv)
{
    using namespace tablewood;
    const QCoreApplication application(argc, argv);
    if (argc < 3)
        return 2;
    if (argc > 3) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{std::strtoull(argv[3], nullptr, 10), RLIM_INFINITY};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    try {
        Library library(argv[1]);
        const std::size_t stored = library.load(argv[2]).moves.size();
        LibraryJournal journal(library, argv[2], stored);
        for (std::size_t number = stored;; ++number) {
            journal.append(sampleMove(number));
            std::printf("%zu\n", number);
            std::fflush(stdout);
        }
    } catch (const InputError& error) {
        std::fputs(error.what(), stderr);
        return 1;
    }
}
