#pragma once

#include "content/faults.h"

#include <QString>

#include <cstddef>
#include <string>

namespace tablewood {

/// The part of a script that a fault tells of.
struct ScriptSpot
{
    enum class Part
    {
        whole,
        step,
        role,
        line
    };

    Part part = Part::whole;
    /// The index of a step or a role.
    std::size_t index = 0;
    /// The id of a step or a role, the key of a line, where they are told.
    std::string name;
    /// The field in there, as the file calls it: "say", "shows/0/to".
    std::string field;

    static ScriptSpot of(const Fault& fault);
};

/// The spot for a person who has the script before them; empty for the whole of it.
QString shown(const ScriptSpot& spot);
/// The name of a script's field where people write it.
QString fieldName(const std::string& field);
/// A sentence about a script file for who does not see the file: with the words of the page for the names of
/// fields.
QString withoutFields(QString sentence);

} // namespace tablewood
