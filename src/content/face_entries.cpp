#include "content/face_entries.h"

#include "content/json_file.h"

namespace tablewood {

namespace {

constexpr std::string_view kEmptyGround = ".";

/// Complains of a sign that is no single character, or that is there twice.
void checkSigns(const Complaint& here, const std::vector<DiagramSign>& signs)
{
    here.need(
        signs.size() <= Complaint::kMaxEntries,
        Text::counted(TW_TEXT_N("content", "it has %n entries"), static_cast<std::int64_t>(signs.size())),
        Text(TW_TEXT("content", "Give %1 to %2"), std::int64_t{0},
             static_cast<std::int64_t>(Complaint::kMaxEntries)));
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const DiagramSign& sign = signs[i];
        const Complaint place = here.at(i);
        const bool isOne = sign.sign.size() == 1 && sign.sign[0] > ' ' && sign.sign[0] < 0x7f;
        place.at("sign").need(
            isOne && sign.sign != kEmptyGround,
            Text(TW_TEXT("content", "\"%1\" is no sign"), std::string(beginningOf(sign.sign, 40))),
            TW_TEXT("content", "Use one letter, digit or mark, but no dot"));
        const auto first = std::ranges::find(signs, sign.sign, &DiagramSign::sign);
        place.at("sign").need(first == signs.begin() + static_cast<std::ptrdiff_t>(i),
                              Text(TW_TEXT("content", "the sign \"%1\" is there twice"),
                                   std::string(beginningOf(sign.sign, 40))),
                              TW_TEXT("content", "Take another for one of the two"));
        place.key("style", sign.style);
        if (sign.icon)
            place.need(!sign.icon->empty() && sign.icon->size() <= Word::kMaxLetters,
                       TW_TEXT("content", "its icon does not fit"),
                       TW_TEXT("content", "Name one of resources/art/icons.json or emblems.json"));
        if (sign.value)
            place.written("value", *sign.value, kMaxCornerBytes);
    }
}

/// The names that a file of the program's art has in its list.
class ArtNames
{
public:
    explicit ArtNames(const char* list) : m_list(list)
    {
        const Json json = readJsonFile(std::string(":/tablewood/art/") + list + ".json");
        for (const auto& [name, value] : json.at(list).items())
            m_names.push_back(name);
    }

    /// Complains of a name that is not in the list. `what` says of what kind it is, "there is no emblem
    /// \"%1\"".
    void check(const Complaint& here, const std::string& name, TextKey what) const
    {
        const bool isKnown = std::ranges::find(m_names, name) != m_names.end();
        const std::string near = isKnown ? std::string() : nearestWord(name, m_names);
        here.need(isKnown, Text(what, std::string(beginningOf(name, 40))),
                  near.empty() ? Text(TW_TEXT("content", "The names are in %1"),
                                      std::string("resources/art/") + m_list + ".json")
                               : Text(TW_TEXT("content", "Did you mean \"%1\"?"), near));
    }

private:
    const char* m_list;
    std::vector<std::string> m_names;
};

void checkEmblem(const Complaint& here, const std::string& name)
{
    static const ArtNames emblems("emblems");
    emblems.check(here, name, TW_TEXT("content", "there is no emblem \"%1\""));
}

} // namespace

FacePicture pictureOf(const Complaint& here, const std::optional<PictureEntry>& entry, FacePicture usual)
{
    static const ArtNames poses("poses");
    static const ArtNames palettes("palettes");
    if (!entry)
        return usual;
    if (entry->emblem) {
        checkEmblem(here.at("emblem"), *entry->emblem);
        usual.emblem = *entry->emblem;
    }
    if (entry->palette) {
        palettes.check(here.at("palette"), *entry->palette, TW_TEXT("content", "there is no palette \"%1\""));
        usual.palette = *entry->palette;
    }
    if (!entry->with)
        return usual;
    const std::size_t emblems = 1 + entry->with->size();
    here.at("with").need(
        emblems <= kMaxEmblems,
        Text(TW_TEXT("content", "the picture has %1 emblems"), static_cast<std::int64_t>(emblems)),
        Text(TW_TEXT("content", "Give it %1 at most, the large one among them"),
             static_cast<std::int64_t>(kMaxEmblems)));
    usual.with.clear();
    for (std::size_t i = 0; i < entry->with->size(); ++i) {
        const PosedEntry& other = (*entry->with)[i];
        const Complaint place = here.at("with").at(i);
        checkEmblem(place.at("emblem"), other.emblem);
        poses.check(place.at("pose"), other.pose, TW_TEXT("content", "there is no pose \"%1\""));
        usual.with.push_back({other.emblem, other.pose});
    }
    return usual;
}

std::vector<FaceNumber> cornersOf(const Complaint& here, const std::vector<CornerEntry>& entries)
{
    here.need(
        entries.size() <= kMaxCorners,
        Text::counted(TW_TEXT_N("content", "it has %n entries"), static_cast<std::int64_t>(entries.size())),
        Text(TW_TEXT("content", "Give %1 at most"), static_cast<std::int64_t>(kMaxCorners)));
    std::vector<FaceNumber> corners;
    for (std::size_t i = 0; i < entries.size() && i < kMaxCorners; ++i) {
        const CornerEntry& entry = entries[i];
        const Complaint place = here.at(i);
        place.written("icon", entry.icon, Word::kMaxLetters);
        place.written("value", entry.value, kMaxCornerBytes);
        corners.push_back({entry.icon, entry.value, place.words("meaning", entry.meaning)});
    }
    return corners;
}

Diagram diagramOf(const Complaint& here, const DiagramEntry& entry)
{
    Diagram diagram;
    diagram.meaning = here.words("meaning", entry.meaning);
    checkSigns(here.at("signs"), entry.signs);
    const std::size_t rows = entry.rows.size();
    const std::size_t columns = rows == 0 ? 0 : entry.rows.front().size();
    const bool fits = rows >= 1 && rows <= kMaxDiagramSide && columns >= 1 && columns <= kMaxDiagramSide;
    here.at("rows").need(fits,
                         Text(TW_TEXT("content", "it has %1 rows of %2 signs"),
                              static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns)),
                         Text(TW_TEXT("content", "Draw 1 to %1 rows of 1 to %1 signs"),
                              static_cast<std::int64_t>(kMaxDiagramSide)));
    if (!fits)
        return diagram;
    diagram.columns = static_cast<std::int16_t>(columns);
    diagram.rows = static_cast<std::int16_t>(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        const Complaint place = here.at("rows").at(row);
        const std::string& drawn = entry.rows[row];
        place.need(drawn.size() == columns, TW_TEXT("content", "the rows differ in length"),
                   TW_TEXT("content", "Write a sign for each space"));
        for (std::size_t column = 0; column < std::min(columns, drawn.size()); ++column) {
            const std::string sign(1, drawn[column]);
            if (sign == kEmptyGround)
                continue;
            const auto known = std::ranges::find(entry.signs, sign, &DiagramSign::sign);
            place.need(known != entry.signs.end(),
                       Text(TW_TEXT("content", "nothing says what \"%1\" stands for"), sign),
                       TW_TEXT("content", "Add the sign to \"signs\", or put a dot there"));
            if (known != entry.signs.end())
                diagram.cells.push_back({{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)},
                                         known->style,
                                         known->icon.value_or(""),
                                         known->value.value_or("")});
        }
    }
    return diagram;
}

} // namespace tablewood
