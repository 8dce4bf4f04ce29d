#include "content/content_folder.h"
#include "games/kingdom-rush/content/horde_grids.h"
#include "games/kingdom-rush/content/reader.h"

#include <iostream>

/// Makes the hordes of Kingdom Rush, or checks those of a folder.
int main(int argc, char** argv)
{
    using namespace tablewood;
    using namespace tablewood::kingdom_rush;
    const std::string order = argc == 3 ? argv[1] : "";
    if (order == "make") {
        std::cout << madeHordes(argv[2]);
        return 0;
    }
    if (order == "check") {
        ContentFolder folder(argv[2]);
        Faults faults;
        const Content box = readBox(folder, faults);
        for (Fault& fault : gridFaults(box, folder.nameOf("hordes.json")))
            faults.push_back(std::move(fault));
        for (const Fault& fault : faults)
            std::cerr << fault.what() << "\n";
        return faults.empty() ? 0 : 1;
    }
    std::cerr << "Usage: tablewood-horde-grids make SEED > hordes.json\n"
                 "       tablewood-horde-grids check FOLDER    the folder of the game's content\n";
    return 2;
}
