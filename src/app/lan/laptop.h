#pragma once

#include "app/lan/lan_place.h"
#include "kernel/match.h"
#include "lan/channel/pace.h"
#include "lan/guest/opened_match.h"
#include "lan/host/awake.h"
#include "storage/library.h"
#include "wire/lan_messages.h"

#include <QtCore/QCoreApplication>

namespace tablewood::lan {
struct GuestPlan;
struct HostPlan;
} // namespace tablewood::lan

namespace tablewood {

class MatchKeeper;

/// This laptop, as tables in the network need it.
struct Laptop
{
    LanPlace& place;
    /// Where hosted matches are kept.
    Library& library;
    /// A game by its id with what was brought to its match; null if there is none. Throws InputErrors where
    /// what was brought does not fit.
    lan::GameOf game;
    /// All games with the hashes of their content.
    std::vector<lan::GameVersion> games;
    /// The content that a match of a game notes if it begins now.
    std::function<std::optional<PackedContent>(const std::string&)> contentNow;
    lan::Pace pace;
    /// While it hosts.
    lan::KeepAwake keepAwake = lan::keptAwake;
    /// Looks after matches that cannot be stored for a while; null for nobody.
    MatchKeeper* keeper = nullptr;
    /// The game with the content that a kept match was begun with. Throws InputError where that is not here,
    /// or where rules have changed since: it says which.
    std::function<const GameType&(const MatchRecord&)> gameOf = {};

    /// The plan to host a table of the game with what was brought to it. Throws std::runtime_error, in words
    /// for people, if there is no such game here.
    lan::HostPlan hostPlan(const std::string& game, const std::vector<Paper>& papers = {}) const;
    /// With what a person of this laptop comes to a table.
    lan::GuestPlan guestPlan(const lan::Persona& persona, lan::Watch wants) const;
    /// Where others reach this laptop.
    std::vector<std::string> addresses() const;

    Q_DECLARE_TR_FUNCTIONS(tablewood::Laptop)
};

} // namespace tablewood
