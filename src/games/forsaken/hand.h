#pragma once

#include "games/forsaken/content.h"
#include "kernel/short_list.h"

#include <bit>

namespace tablewood::forsaken {

/// The cards of a hand: how many of each kind.
class Hand
{
public:
    int size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    int count(CardId card) const { return card < m_counts.size() ? m_counts[card] : 0; }
    bool has(CardId card) const { return count(card) > 0; }
    void add(CardId card)
    {
        ++m_counts[card];
        m_kinds |= std::uint64_t{1} << card;
        ++m_size;
    }
    void remove(CardId card)
    {
        if (--m_counts[card] == 0)
            m_kinds &= ~(std::uint64_t{1} << card);
        --m_size;
    }
    /// Each kind once, in the order of the content.
    void forEachKind(auto&& visit) const
    {
        for (std::uint64_t left = m_kinds; left != 0; left &= left - 1)
            visit(static_cast<CardId>(std::countr_zero(left)));
    }
    /// The nth card, all of one kind beside each other; there are more than `n`.
    CardId at(std::uint32_t n) const
    {
        for (std::uint64_t left = m_kinds;; left &= left - 1) {
            const auto card = static_cast<CardId>(std::countr_zero(left));
            if (n < m_counts[card])
                return card;
            n -= m_counts[card];
        }
    }

    friend bool operator==(const Hand&, const Hand&) = default;
    static void describe(auto& self, auto& visit)
    {
        ShortList<CardId, kMaxTravelers> cards;
        for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(self.m_size); ++i)
            cards.push_back(self.at(i));
        visit("cards", cards);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(self)>>)
            self.become(cards);
    }

private:
    void become(const ShortList<CardId, kMaxTravelers>& cards)
    {
        *this = Hand();
        for (const CardId card : cards) {
            if (card >= kMaxTravelerKinds)
                throw InputError("hand", "there is no such card");
            add(card);
        }
    }

    std::uint64_t m_kinds = 0;
    std::array<std::uint8_t, kMaxTravelerKinds> m_counts{};
    std::uint8_t m_size = 0;
};

} // namespace tablewood::forsaken
