#include "app/table/touch/offer_index.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace tablewood {

std::size_t OfferIndex::TouchHash::operator()(const Touch& touch) const
{
    constexpr std::size_t kSpread = 0x9E3779B97F4A7C15;
    std::size_t hash = std::hash<std::string_view>()(touch.id.letters());
    const auto mix = [&hash](std::size_t part) { hash = (hash ^ part) * kSpread; };
    mix(static_cast<std::size_t>(touch.kind));
    mix(touch.piece);
    mix(static_cast<std::uint16_t>(touch.cell.column));
    mix(static_cast<std::uint16_t>(touch.cell.row));
    return hash ^ (hash >> 32);
}

bool OfferIndex::Line::beginsWith(Number first) const
{
    return picks.front() == first || std::ranges::find(firstToo, first) != firstToo.end();
}

OfferIndex::OfferIndex(std::vector<Offer> offers) : m_offers(std::move(offers))
{
    m_lines.reserve(m_offers.size());
    for (const Offer& offer : m_offers) {
        Line line;
        line.ordered = std::min<std::size_t>(offer.freeFrom, offer.picks.size());
        line.picks.reserve(offer.picks.size());
        for (const Pick& pick : offer.picks)
            line.picks.push_back(numbered(pick));
        for (const Pick& pick : offer.firstToo)
            line.firstToo.push_back(numbered(pick));
        m_lines.push_back(std::move(line));
    }
}

std::vector<Offer> OfferIndex::take() { return std::exchange(*this, OfferIndex()).m_offers; }

OfferIndex::Number OfferIndex::numbered(const Pick& pick)
{
    return m_numbers.try_emplace(Touch(pick), static_cast<Number>(m_numbers.size() + 1)).first->second;
}

OfferIndex::Number OfferIndex::numberOf(const Pick& pick) const
{
    const auto found = m_numbers.find(Touch(pick));
    return found == m_numbers.end() ? kUnknown : found->second;
}

std::vector<OfferIndex::Number> OfferIndex::numbersOf(std::span<const Pick> picks) const
{
    std::vector<Number> numbers;
    numbers.reserve(picks.size());
    for (const Pick& pick : picks)
        numbers.push_back(numberOf(pick));
    return numbers;
}

bool OfferIndex::goesOn(std::size_t offer, std::span<const Number> chosen,
                        std::vector<std::uint8_t>& left) const
{
    const Line& line = m_lines[offer];
    if (chosen.size() > line.picks.size())
        return false;
    const std::size_t ordered = std::min(line.ordered, chosen.size());
    for (std::size_t i = 0; i < ordered; ++i)
        if (i == 0 ? !line.beginsWith(chosen[i]) : line.picks[i] != chosen[i])
            return false;
    left.clear();
    for (std::size_t i = ordered; i < line.picks.size(); ++i)
        left.push_back(static_cast<std::uint8_t>(i));
    for (const Number number : chosen.subspan(ordered)) {
        const auto same =
            std::ranges::find_if(left, [&](std::uint8_t place) { return line.picks[place] == number; });
        if (same == left.end())
            return false;
        left.erase(same);
    }
    return true;
}

bool OfferIndex::beginsSome(std::span<const Number> chosen) const
{
    std::vector<std::uint8_t> left;
    for (std::size_t offer = 0; offer < m_lines.size(); ++offer)
        if (goesOn(offer, chosen, left))
            return true;
    return false;
}

std::size_t OfferIndex::openCount(std::size_t offer, std::size_t chosen, std::size_t left) const
{
    return chosen < m_lines[offer].ordered ? std::min<std::size_t>(1, left) : left;
}

} // namespace tablewood
