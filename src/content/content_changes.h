#pragma once

#include "content/content_folder.h"
#include "content/faults.h"

#include <set>
#include <string>

/// A file that changes some of another one's fields, in the same form: objects are taken field by field, the
/// entries of a list that have a key are found by it, everything else is replaced, and null takes a field
/// out.
namespace tablewood {

/// Makes the changes; what names an entry that is not there is gathered, with `origin` as the file's name.
void change(Json& base, const Json& changes, const EntryKeys& keys, const std::string& origin,
            Faults& faults);

/// The parts that the changes touch, at most two levels deep: "ancients/moss". Files that share none go
/// together.
std::set<std::string> touchedBy(const Json& changes, const EntryKeys& keys);

/// Where in the changes the nearest is to what stands at a path of the changed file: "/ancients/0" for
/// "/ancients/5/trait" where the sixth entry was changed first and its trait was not.
std::string placeInChanges(const Json& changes, const Json& changed, const EntryKeys& keys,
                           const std::string& path);

} // namespace tablewood
