#include "app/lan/laptop_chance.h"

#include <utility>

namespace tablewood {

namespace {

lan::Entropy& chosenChance()
{
    static lan::Entropy chosen;
    return chosen;
}

} // namespace

lan::Entropy LaptopChance::entropy() { return chosenChance() ? chosenChance() : lan::systemEntropy(); }

void LaptopChance::drawFrom(lan::Entropy entropy) { chosenChance() = std::move(entropy); }

} // namespace tablewood
