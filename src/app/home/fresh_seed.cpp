#include "app/home/fresh_seed.h"

#include <QRandomGenerator>

namespace tablewood {

Seed freshSeed()
{
    Seed seed;
    QRandomGenerator::system()->fillRange(seed.key.data(), static_cast<qsizetype>(seed.key.size()));
    return seed;
}

} // namespace tablewood
