#include "content/face_entries.h"

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

} // namespace

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
