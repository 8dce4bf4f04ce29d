#include "app/lan/laptop.h"

#include "app/lan/laptop_chance.h"
#include "lan/find/interfaces.h"
#include "lan/guest/table_client.h"
#include "lan/host/table_host.h"

#include <algorithm>

namespace tablewood {

lan::HostPlan Laptop::hostPlan(const std::string& id, const std::vector<Paper>& papers) const
{
    const GameType* const type = game(id, papers);
    if (!type)
        throw std::runtime_error(tr("This version of Tablewood does not have \"%1\".")
                                     .arg(QString::fromStdString(id))
                                     .toStdString());
    lan::HostPlan plan;
    plan.type = type;
    plan.papers = papers;
    if (const auto own = std::ranges::find(games, id, &lan::GameVersion::id); own != games.end())
        plan.content = own->content;
    if (contentNow)
        plan.packed = contentNow(id);
    plan.version = QCoreApplication::applicationVersion().toStdString();
    plan.pace = pace;
    plan.entropy = LaptopChance::entropy();
    return plan;
}

lan::GuestPlan Laptop::guestPlan(const lan::Persona& persona, lan::Watch wants) const
{
    lan::GuestPlan plan;
    plan.persona = persona;
    plan.wants = wants;
    plan.games = games;
    plan.version = QCoreApplication::applicationVersion().toStdString();
    plan.gameOf = game;
    plan.entropy = LaptopChance::entropy();
    return plan;
}

std::vector<std::string> Laptop::addresses() const
{
    return lan::addressesForOthers(lan::usesOf(place.network().interfaces()));
}

} // namespace tablewood
