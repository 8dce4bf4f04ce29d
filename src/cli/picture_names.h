#pragma once

#include "content/faults.h"
#include "kernel/log.h"
#include "kernel/match.h"
#include "kernel/offer.h"

#include <functional>
#include <map>
#include <string>

namespace tablewood {
class GameLook;
}

namespace tablewood::cli {

/// The kinds of names that a table draws. A mark is an icon too, or has a look of its own; a die has pips or
/// an icon. A sign stands in a diagram: an icon or an emblem.
enum class PictureKind : std::uint8_t
{
    icon,
    mark,
    die,
    emblem,
    palette,
    pose,
    figure,
    ground,
    sign
};

/// The names of pictures that a game uses, each with where it was met first. An empty name is no picture.
class PictureNames
{
public:
    /// All that the sheet, the faces and some random matches of a game have.
    static PictureNames of(const GameType& type);

    void take(const GameSheet& sheet);
    void take(const Face& face);
    void take(const Scene& scene);
    void take(const Offer& offer);
    void take(const Event& event);

    /// The names of which there is no picture; `file` is that of the look.
    Faults faults(const std::string& game, const GameLook& look, const std::string& file) const;

private:
    /// Says where a name was met, once somebody asks.
    using Place = std::function<std::string()>;
    void add(PictureKind kind, std::string_view name, const Place& where);
    void take(const PanelItem& item, const Place& whose);

    std::map<PictureKind, std::map<std::string, std::string, std::less<>>> m_names;
};

} // namespace tablewood::cli
