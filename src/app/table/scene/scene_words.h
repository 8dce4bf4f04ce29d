#pragma once

#include "app/table/scene/panel_entries.h"
#include "kernel/text.h"
#include "session/match_record.h"

namespace tablewood {

/// A seat by its name and emblem; an empty one for nobody.
SeatEntry seatEntry(Seat seat, const std::vector<Player>& players);

/// A sentence for a list, players' names in bold.
QString styledSentence(const Text& text, const std::vector<Player>& players);

/// The sound that goes with an event's cue up to a dash; empty for none.
QString soundOf(const Name& cue);

} // namespace tablewood
