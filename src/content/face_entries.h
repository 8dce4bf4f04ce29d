#pragma once

#include "content/content_entries.h"

#include <optional>
#include <string>
#include <vector>

/// How files of content write what is drawn on a card beside its words. A game's reader has these as fields
/// of its entries, and gets the parts of a Face from them.
namespace tablewood {

/// As many as a card has lower corners.
inline constexpr std::size_t kMaxCorners = 2;
/// What a corner has room for.
inline constexpr std::size_t kMaxCornerBytes = 6;
/// The longest side of a diagram: more spaces could not be told apart on a card.
inline constexpr std::size_t kMaxDiagramSide = 12;

/// {"icon": "sword", "value": "3", "meaning": "Strength"}
struct CornerEntry
{
    std::string icon;
    std::string value;
    std::string meaning;
    static void describe(auto& self, auto& visit)
    {
        visit("icon", self.icon);
        visit("value", self.value);
        visit("meaning", self.meaning);
    }
};

/// What a sign in the rows of a diagram stands for.
struct DiagramSign
{
    std::string sign;
    std::string style;
    std::optional<std::string> icon;
    std::optional<std::string> value;
    static void describe(auto& self, auto& visit)
    {
        visit("sign", self.sign);
        visit("style", self.style);
        visit("icon", self.icon);
        visit("value", self.value);
    }
};

/// A diagram as it is drawn: a sign for each space, `.` for empty ground.
/// {"rows": [".^", ".@"], "signs": [{"sign": "^", "style": "reach", "icon": "arrowU"}, ...], "meaning":
/// "..."}
struct DiagramEntry
{
    std::vector<std::string> rows;
    std::vector<DiagramSign> signs;
    std::string meaning;
    static void describe(auto& self, auto& visit)
    {
        visit("rows", self.rows);
        visit("signs", self.signs);
        visit("meaning", self.meaning);
    }
};

/// {"emblem": "moon", "pose": "behind"}
struct PosedEntry
{
    std::string emblem;
    std::string pose;
    static void describe(auto& self, auto& visit)
    {
        visit("emblem", self.emblem);
        visit("pose", self.pose);
    }
};

/// What is drawn on a card: {"emblem": "wolf", "with": [{"emblem": "moon", "pose": "behind"}], "palette":
/// "berry"}. What is not said is as usual for its kind of card. The field that has it is called "picture":
/// it is no part of the hash of content.
struct PictureEntry
{
    std::optional<std::string> emblem;
    std::optional<std::vector<PosedEntry>> with;
    std::optional<std::string> palette;
    static void describe(auto& self, auto& visit)
    {
        visit("emblem", self.emblem);
        visit("with", self.with);
        visit("palette", self.palette);
    }
};

/// The picture of a face, `usual` where an entry says nothing else; complains of what does not fit, such as
/// an emblem that there is not. `here` is the place of the entry.
FacePicture pictureOf(const Complaint& here, const std::optional<PictureEntry>& entry, FacePicture usual);

/// The numbers in the corners of a face; complains of what does not fit. `here` is the place of the list.
std::vector<FaceNumber> cornersOf(const Complaint& here, const std::vector<CornerEntry>& entries);

/// The diagram of a face; complains of what does not fit. `here` is the place of the entry.
Diagram diagramOf(const Complaint& here, const DiagramEntry& entry);

} // namespace tablewood
