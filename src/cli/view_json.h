#pragma once

#include "content/json_fields.h"
#include "kernel/game.h"

/// Views as scripts want them: texts are English words, seats are numbers, sets of seats are lists of
/// numbers.
namespace tablewood::cli {

Json viewJson(const Scene& scene, const Wording& wording);
Json viewJson(const std::vector<Offer>& offers, const Wording& wording);
/// Null for a match that goes on.
Json viewJson(const std::optional<Outcome>& outcome, const Wording& wording);
Json viewJson(Seats seats);
/// "where", "cause" and "remedy" of what does not fit.
Json viewJson(const InputError& fault);
/// Null where no step ends by itself.
Json viewJson(const std::optional<Timer>& timer);

/// A view of a match file or of a table in a network, without its revision.
Json viewObject(const Scene& scene, const std::vector<Offer>& offers, const std::optional<Timer>& timer,
                Json log, const Wording& wording);

/// The number that names what an object shows: greater with each of the `changes`, and of those that have as
/// many changes another one for each content.
std::int64_t revisionOf(const Json& shown, std::int64_t changes);

/// Prints one object on a line of its own.
void printLine(const Json& json);

} // namespace tablewood::cli
