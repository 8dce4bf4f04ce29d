#pragma once

#include "content/content_entries.h"
#include "games/kingdom-rush/content.h"

#include <optional>
#include <string>

/// How files name the cards of stacks.
namespace tablewood::kingdom_rush {

/// What the back of a card says: "0G", "C1", "A", "blank".
std::string slotSaid(const CardSlot& slot);

/// A card by its back or by its key; nothing, with a complaint, where it is no card.
std::optional<CardSlot> slotOf(const std::string& word, const Content& box, const Complaint& here);

} // namespace tablewood::kingdom_rush
