#include "app/table/touch/gesture.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace tablewood {

namespace {

std::size_t orderedPart(const Offer& offer)
{
    return std::min<std::size_t>(offer.freeFrom, offer.picks.size());
}

bool touchesFirst(const Offer& offer, const Pick& pick)
{
    return offer.picks.front().touchesSame(pick) ||
           std::ranges::any_of(offer.firstToo, [&](const Pick& too) { return too.touchesSame(pick); });
}

/// The picks of the offer that are left when `chosen` is taken out; nothing where the offer does not begin
/// with `chosen`.
std::optional<std::vector<Pick>> rest(const Offer& offer, std::span<const Pick> chosen)
{
    if (chosen.size() > offer.picks.size())
        return std::nullopt;
    const std::size_t ordered = std::min(orderedPart(offer), chosen.size());
    for (std::size_t i = 0; i < ordered; ++i)
        if (i == 0 ? !touchesFirst(offer, chosen[i]) : !offer.picks[i].touchesSame(chosen[i]))
            return std::nullopt;
    std::vector<Pick> left(offer.picks.begin() + static_cast<std::ptrdiff_t>(ordered), offer.picks.end());
    for (const Pick& pick : chosen.subspan(ordered)) {
        const auto same =
            std::ranges::find_if(left, [&](const Pick& other) { return other.touchesSame(pick); });
        if (same == left.end())
            return std::nullopt;
        left.erase(same);
    }
    return left;
}

/// How many of the remaining picks may come next: one while their order matters.
std::size_t openCount(const Offer& offer, std::size_t chosen, std::size_t left)
{
    return chosen < orderedPart(offer) ? std::min<std::size_t>(1, left) : left;
}

bool beginsSome(std::span<const Offer> offers, std::span<const Pick> chosen)
{
    return std::ranges::any_of(offers, [&](const Offer& offer) { return rest(offer, chosen).has_value(); });
}

bool movesPiece(std::span<const Pick> left)
{
    return left.size() == 2 && left.front().kind == PickKind::piece &&
           (left.back().kind == PickKind::cell || left.back().kind == PickKind::piece ||
            left.back().kind == PickKind::zone);
}

} // namespace

void Gesture::setOffers(std::vector<Offer> offers, const std::vector<Button>& buttons, VeilUse use)
{
    Name veil;
    m_veiledButtons.clear();
    for (const Button& button : buttons) {
        if (button.look == ButtonLook::veil)
            veil = button.id;
        else if (button.look == ButtonLook::veiled)
            m_veiledButtons.push_back(button.id);
    }
    if (use == VeilUse::none && !veil.empty())
        std::erase_if(offers, [&](const Offer& offer) {
            return offer.picks.front().touchesSame(Pick::ofButton(veil));
        });
    if (use != VeilUse::hides)
        veil = {};
    m_isLifted = m_isLifted && veil == m_veil;
    m_veil = veil;
    divide(std::move(offers));
    while (!m_picks.empty() && !beginsSome(m_offers, m_picks))
        m_picks.pop_back();
}

void Gesture::divide(std::vector<Offer> offers)
{
    m_offers = std::move(offers);
    m_hidden.clear();
    if (m_isLifted)
        return;
    const auto isShown = [this](const Offer& offer) {
        const Pick& first = offer.picks.front();
        const bool isButton = first.kind == PickKind::button;
        if (isButton && std::ranges::find(m_veiledButtons, first.id) != m_veiledButtons.end())
            return false;
        return !isVeiled() || (isButton && offer.picks.size() == 1);
    };
    const auto hidden = std::stable_partition(m_offers.begin(), m_offers.end(), isShown);
    m_hidden.assign(std::move_iterator(hidden), std::move_iterator(m_offers.end()));
    m_offers.erase(hidden, m_offers.end());
}

bool Gesture::turnVeil()
{
    if (!m_isLifted && m_hidden.empty())
        return false;
    m_isLifted = !m_isLifted;
    m_picks.clear();
    std::vector<Offer> all = std::move(m_offers);
    all.insert(all.end(), std::move_iterator(m_hidden.begin()), std::move_iterator(m_hidden.end()));
    divide(std::move(all));
    return true;
}

std::vector<NextPick> Gesture::next() const
{
    std::vector<NextPick> found;
    const auto note = [&](const Pick& pick, const Offer& offer, bool isLast) {
        const auto same =
            std::ranges::find_if(found, [&](const NextPick& other) { return other.pick.touchesSame(pick); });
        if (same == found.end()) {
            found.push_back({pick, isLast ? offer.mark : Name(), isLast ? offer.bonus : Name(), isLast});
        } else if (isLast && !same->isLast) {
            same->mark = offer.mark;
            same->bonus = offer.bonus;
            same->isLast = true;
        }
    };
    for (const Offer& offer : m_offers) {
        const auto left = rest(offer, m_picks);
        if (!left)
            continue;
        const std::size_t open = openCount(offer, m_picks.size(), left->size());
        for (std::size_t i = 0; i < open; ++i)
            note((*left)[i], offer, left->size() == 1);
        for (std::size_t i = 0; m_picks.empty() && i < offer.firstToo.size(); ++i)
            note(offer.firstToo[i], offer, left->size() == 1);
    }
    if (m_picks.empty()) {
        for (const Offer& offer : m_offers) {
            if (!movesPiece(offer.picks))
                continue;
            const Pick& target = offer.picks.back();
            const bool isTaken = std::ranges::any_of(
                found, [&](const NextPick& other) { return other.pick.touchesSame(target); });
            if (!isTaken && directOffer(target))
                found.push_back({target, offer.mark, offer.bonus, true, offer.picks.front().piece});
        }
    }
    return found;
}

bool Gesture::isHidden(const std::string& move) const
{
    return std::ranges::find(m_hidden, move, &Offer::move) != m_hidden.end();
}

std::optional<Pick> Gesture::nextTowards(const std::string& move) const
{
    if (isUnseen(move))
        return std::nullopt;
    if (isHidden(move))
        return Pick::ofButton(m_veil);
    const auto offer = std::ranges::find(m_offers, move, &Offer::move);
    if (offer == m_offers.end() || offer->picks.empty())
        return std::nullopt;
    const auto left = rest(*offer, m_picks);
    return left && !left->empty() ? left->front() : offer->picks.front();
}

std::optional<Offer> Gesture::directOffer(const Pick& pick) const
{
    std::optional<Offer> only;
    for (const Offer& offer : m_offers) {
        const auto left = rest(offer, m_picks);
        if (!left || !movesPiece(*left) || !left->back().touchesSame(pick))
            continue;
        if (only)
            return std::nullopt;
        only = offer;
    }
    return only;
}

std::vector<Pick> Gesture::optionsTo(const Pick& pick) const
{
    std::vector<Pick> options;
    if (m_picks.empty())
        return options;
    for (const NextPick& between : next()) {
        if (between.pick.kind != PickKind::option)
            continue;
        std::vector<Pick> longer = m_picks;
        longer.push_back(between.pick);
        longer.push_back(pick);
        if (beginsSome(m_offers, longer))
            options.push_back(between.pick);
    }
    return options;
}

bool Gesture::accepts(const Pick& pick) const
{
    std::vector<Pick> longer = m_picks;
    longer.push_back(pick);
    return beginsSome(m_offers, longer) || beginsSome(m_offers, std::span(&pick, 1)) ||
           directOffer(pick).has_value();
}

bool Gesture::isChosen(const Pick& pick) const
{
    return std::ranges::any_of(m_picks, [&](const Pick& other) { return other.touchesSame(pick); });
}

bool Gesture::advance(std::vector<Pick> picks)
{
    if (!beginsSome(m_offers, picks))
        return false;
    m_picks = std::move(picks);
    return true;
}

PressResult Gesture::press(const Pick& pick)
{
    m_attempt.clear();
    m_move.clear();
    const bool isVeil = !m_veil.empty() && pick.touchesSame(Pick::ofButton(m_veil));
    // Turning the veil is nobody else's business, and makes no sound.
    if (isVeil && !beginsSome(m_offers, std::span(&pick, 1)) && turnVeil())
        return PressResult::dropped;
    std::vector<Pick> longer = m_picks;
    longer.push_back(pick);
    if (!advance(longer)) {
        if (isChosen(pick)) {
            while (!m_picks.back().touchesSame(pick))
                m_picks.pop_back();
            m_picks.pop_back();
            return PressResult::dropped;
        }
        const std::vector<Pick> options = optionsTo(pick);
        if (options.size() > 1)
            return PressResult::chosen;
        if (const auto direct = directOffer(pick)) {
            m_picks.clear();
            m_move = direct->move;
            return PressResult::played;
        }
        if (!options.empty()) {
            longer.insert(longer.end() - 1, options.front());
            advance(longer);
        } else if (m_picks.empty() || !advance({pick})) {
            m_attempt = std::move(longer);
            return PressResult::refused;
        }
    }
    const auto done = complete();
    const bool canGoOn = std::ranges::any_of(m_offers, [&](const Offer& offer) {
        return offer.picks.size() > m_picks.size() && rest(offer, m_picks);
    });
    if (!done || canGoOn)
        return PressResult::chosen;
    m_move = *done;
    m_picks.clear();
    return PressResult::played;
}

std::optional<std::string> Gesture::complete() const
{
    if (m_picks.empty())
        return std::nullopt;
    for (const Offer& offer : m_offers)
        if (const auto left = rest(offer, m_picks); left && left->empty())
            return offer.move;
    return std::nullopt;
}

bool Gesture::dropLast()
{
    if (m_picks.empty())
        return false;
    m_picks.pop_back();
    return true;
}

void Gesture::clear()
{
    m_picks.clear();
    if (m_isLifted)
        turnVeil();
}

} // namespace tablewood
