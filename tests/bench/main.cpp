#include "rows.h"

#include "kernel/input_error.h"

#include <cstdio>
#include <cstring>

using namespace tablewood::bench;

namespace {

struct Measurement
{
    const char* name;
    void (*measure)();
};

constexpr Measurement kAll[]{
    {"arbor-moves", measureArborMoves},
    {"arbor-copies", measureArborCopies},
    {"playouts", measurePlayouts},
    {"search", measureSearch},
    {"forsaken", measureForsaken},
    {"forest", measureForest},
    {"kingdom", measureKingdom},
    {"views", measureViews},
    {"many-pieces", measureManyPieces},
    {"hordes", measureHordes},
    {"opening", measureOpening},
    {"content", measureContent},
    {"night", measureNight},
    {"first-frame", measureFirstFrame},
    {"idle-frames", measureIdleFrames},
    {"dragging", measureDragging},
    {"tiles", measureTiles},
    {"tiles-on-hordes", measureTilesOnHordes},
    {"stage", measureStage},
    {"run", measureRun},
    {"memory", measureMemory},
};

} // namespace

/// tablewood-bench [NAME...]: measures everything, or what is named.
int main(int argc, char** argv)
{
    try {
        if (measureAlone(argc, argv))
            return 0;
        for (const auto& [name, measure] : kAll) {
            bool isWanted = argc < 2;
            for (int i = 1; i < argc; ++i)
                isWanted = isWanted || std::strcmp(argv[i], name) == 0;
            if (isWanted)
                measure();
        }
        return 0;
    } catch (const tablewood::InputError& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
