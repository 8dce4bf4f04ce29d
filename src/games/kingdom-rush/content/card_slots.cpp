#include "games/kingdom-rush/content/card_slots.h"

#include "games/kingdom-rush/content/parts.h"

namespace tablewood::kingdom_rush {

std::string slotSaid(const CardSlot& slot)
{
    static constexpr std::string_view kColours = "GYR";
    switch (slot.kind) {
    case CardKind::horde:
        return std::to_string(slot.wave) + kColours[static_cast<std::size_t>(slot.colour)];
    case CardKind::champion:
        return "C" + std::to_string(slot.number);
    case CardKind::event:
        return std::string(1, static_cast<char>('A' + slot.number - 1));
    case CardKind::claw:
        return "claw " + std::to_string(slot.number);
    case CardKind::life:
        return "life " + std::to_string(slot.number);
    case CardKind::blank:
        return "blank";
    case CardKind::pumpkin:
        return "pumpkin";
    }
    return {};
}

std::optional<CardSlot> slotOf(const std::string& word, const Content& box, const Complaint& here)
{
    CardSlot slot;
    slot.wave = kWaveS;
    slot.colour = HordeColour::none;
    const auto digitAt = [&](std::size_t at) { return word[at] >= '0' && word[at] <= '9'; };
    if (word.size() == 2 && digitAt(0) && std::string_view("GYR").find(word[1]) != std::string_view::npos) {
        slot.wave = static_cast<std::uint8_t>(word[0] - '0');
        slot.colour = static_cast<HordeColour>(std::string_view("GYR").find(word[1]));
        return slot;
    }
    if (word.size() == 2 && word[0] == 'C' && word[1] >= '1' && word[1] <= '4') {
        slot.kind = CardKind::champion;
        slot.number = static_cast<std::uint8_t>(word[1] - '0');
    } else if (word == "A" || word == "B" || word == "C") {
        slot.kind = CardKind::event;
        slot.number = static_cast<std::uint8_t>(word[0] - 'A' + 1);
    } else if (word == "blank") {
        slot.kind = CardKind::blank;
    } else if (word == "pumpkin") {
        slot.kind = CardKind::pumpkin;
    } else {
        for (std::size_t i = 0; i < box.hordes.size(); ++i)
            if (box.hordes[i].key == word) {
                const HordeCard& card = box.hordes[i];
                return CardSlot{card.kind, card.wave, card.colour, card.number, static_cast<std::uint8_t>(i)};
            }
        here.need(false, Text(TW_TEXT("content", "\"%1\" is no card"), said(word)),
                  TW_TEXT("content", "Use a wave and a colour such as 0G, 3Y or 9R, C1 to C4, A to C, blank, "
                                     "pumpkin, or the key of a horde"));
        return std::nullopt;
    }
    return slot;
}

} // namespace tablewood::kingdom_rush
