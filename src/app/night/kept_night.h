#pragma once

#include "moderator/night_engine.h"

#include <QString>

#include <optional>
#include <string>

namespace tablewood {

/// How a night was begun.
struct NightOrder
{
    /// The id of a shipped script, or a file.
    std::string script;
    std::string language;
    NightCast cast;
    /// A folder with a group's own recordings; empty for none.
    std::string recordings;
    friend bool operator==(const NightOrder&, const NightOrder&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("script", self.script);
        visit("language", self.language);
        visit("cast", self.cast);
        visit("recordings", self.recordings);
    }
};

/// A night that runs, as it is kept on disk, so that it goes on after the program or the laptop died.
struct KeptNight
{
    NightOrder order;
    NightSnapshot place;
    friend bool operator==(const KeptNight&, const KeptNight&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("order", self.order);
        visit("place", self.place);
    }
};

/// The night kept in a folder; nothing if there is none, or what is there cannot be read.
std::optional<KeptNight> readKeptNight(const QString& folder);
/// A disk that takes nothing stops no night: false.
bool keepNight(const QString& folder, const KeptNight& night);
void forgetKeptNight(const QString& folder);

} // namespace tablewood
