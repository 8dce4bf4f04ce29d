#include "app/table/touch/gesture.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace tablewood {

namespace {

/// The only piece that offers begin with; 0 where there is none. Spaces of boards on which it is not laid may
/// be pressed instead of it, and buttons that do not go on.
PieceId onlyPieceOf(const std::vector<Offer>& offers, const std::vector<Button>& buttons)
{
    PieceId only = 0;
    std::vector<Name> pressed;
    std::vector<Name> laid;
    for (const Offer& offer : offers) {
        const Pick& first = offer.picks.front();
        const bool isAction =
            first.kind == PickKind::button && std::ranges::any_of(buttons, [&](const Button& button) {
                return button.id == first.id && button.role == ButtonRole::action;
            });
        if (first.kind == PickKind::cell)
            pressed.push_back(first.id);
        if (first.kind == PickKind::cell || isAction)
            continue;
        if (first.kind != PickKind::piece || (only != 0 && first.piece != only))
            return 0;
        only = first.piece;
        for (const Pick& pick : offer.picks)
            if (pick.kind == PickKind::cell)
                laid.push_back(pick.id);
    }
    const bool isOnBoth = std::ranges::any_of(
        pressed, [&](const Name& board) { return std::ranges::find(laid, board) != laid.end(); });
    return isOnBoth ? 0 : only;
}

/// A pick of a turn alone takes nobody anywhere.
void dropTurn(std::vector<Pick>& picks)
{
    if (!picks.empty() && picks.back().kind == PickKind::turn)
        picks.pop_back();
}

/// Whether a piece goes to a target with these two.
bool movesPiece(const Pick& piece, const Pick& target)
{
    return piece.kind == PickKind::piece &&
           (target.kind == PickKind::cell || target.kind == PickKind::piece || target.kind == PickKind::zone);
}

bool movesPiece(const Offer& offer)
{
    return offer.picks.size() == 2 && movesPiece(offer.picks.front(), offer.picks.back());
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
    const PieceId only = onlyPieceOf(offers, buttons);
    if (m_isPutBack)
        m_isPutBack = only != 0 && offers == m_index.offers();
    divide(std::move(offers));
    std::vector<Pick> kept = m_picks;
    while (!kept.empty() && !begins(kept))
        kept.pop_back();
    dropTurn(kept);
    choose(std::move(kept));
    if (only != 0 && !m_isPutBack && m_picks.empty() && !isVeiled())
        take(only);
}

/// Only what is laid in one of several ways. It lies in one that fits somewhere.
void Gesture::take(PieceId piece)
{
    choose({Pick::ofPiece(piece)});
    if (turning() == 0) {
        choose({});
        return;
    }
    const auto isTurned = [](const Offer& offer) {
        return offer.picks.size() > 1 && offer.picks[1].kind == PickKind::turn;
    };
    const auto found = std::ranges::find_if(offers(), isTurned);
    if (m_next.empty() && found != offers().end())
        lie(found->picks[1].orientation().value_or(Orientation()));
}

void Gesture::divide(std::vector<Offer> offers)
{
    m_hidden.clear();
    const auto isShown = [this](const Offer& offer) {
        const Pick& first = offer.picks.front();
        const bool isButton = first.kind == PickKind::button;
        if (isButton && std::ranges::find(m_veiledButtons, first.id) != m_veiledButtons.end())
            return false;
        return !isVeiled() || (isButton && offer.picks.size() == 1);
    };
    if (!m_isLifted) {
        const auto hidden = std::stable_partition(offers.begin(), offers.end(), isShown);
        m_hidden.assign(std::move_iterator(hidden), std::move_iterator(offers.end()));
        offers.erase(hidden, offers.end());
    }
    m_index = OfferIndex(std::move(offers));
}

bool Gesture::turnVeil()
{
    if (!m_isLifted && m_hidden.empty())
        return false;
    m_isLifted = !m_isLifted;
    std::vector<Offer> all = m_index.take();
    all.insert(all.end(), std::move_iterator(m_hidden.begin()), std::move_iterator(m_hidden.end()));
    divide(std::move(all));
    choose({});
    return true;
}

bool Gesture::begins(const std::vector<Pick>& picks) const
{
    return m_index.beginsSome(m_index.numbersOf(picks));
}

PieceId Gesture::heldPiece() const
{
    return !m_picks.empty() && m_picks.back().kind == PickKind::piece ? m_picks.back().piece : 0;
}

std::vector<Name> Gesture::boardsAhead() const
{
    std::vector<Name> boards;
    const Numbers chosen = m_index.numbersOf(m_picks);
    std::vector<std::uint8_t> left;
    for (std::size_t i = 0; !m_picks.empty() && i < offers().size(); ++i) {
        if (!m_index.goesOn(i, chosen, left) || left.empty())
            continue;
        const Pick& target = offers()[i].picks[left.back()];
        if (target.kind == PickKind::cell && std::ranges::find(boards, target.id) == boards.end())
            boards.push_back(target.id);
    }
    return boards;
}

PieceId Gesture::turning() const
{
    if (heldPiece() == 0)
        return 0;
    const Numbers chosen = m_index.numbersOf(m_picks);
    std::vector<std::uint8_t> left;
    for (std::size_t offer = 0; offer < offers().size(); ++offer)
        if (m_index.goesOn(offer, chosen, left) && !left.empty() &&
            offers()[offer].picks[left.front()].kind == PickKind::turn)
            return heldPiece();
    return 0;
}

std::vector<Pick> Gesture::held() const
{
    std::vector<Pick> picks = m_picks;
    if (turning() != 0)
        picks.push_back(Pick::ofTurn(m_orientation));
    return picks;
}

void Gesture::lie(Orientation orientation)
{
    m_orientation = orientation;
    m_turned = turning();
    look();
}

void Gesture::choose(std::vector<Pick> picks)
{
    m_picks = std::move(picks);
    if (const PieceId piece = turning(); piece != 0 && piece != m_turned)
        lie({});
    else
        look();
}

void Gesture::look()
{
    m_next.clear();
    m_nextPlaces.assign(m_index.numberCount(), 0);
    const auto note = [&](OfferIndex::Number number, const Pick& pick, const Offer& offer, bool isLast) {
        std::size_t& place = m_nextPlaces[number];
        if (place == 0) {
            m_next.push_back({pick, isLast ? offer.mark : Name(), isLast ? offer.bonus : Name(), isLast});
            place = m_next.size();
        } else if (NextPick& same = m_next[place - 1]; isLast && !same.isLast) {
            same.mark = offer.mark;
            same.bonus = offer.bonus;
            same.isLast = true;
        }
    };
    const auto noteAfter = [&](const std::vector<Pick>& picks) {
        const Numbers chosen = m_index.numbersOf(picks);
        std::vector<std::uint8_t> left;
        for (std::size_t i = 0; i < offers().size(); ++i) {
            if (!m_index.goesOn(i, chosen, left))
                continue;
            const Offer& offer = offers()[i];
            const std::size_t open = m_index.openCount(i, chosen.size(), left.size());
            for (std::size_t next = 0; next < open; ++next)
                if (offer.picks[left[next]].kind != PickKind::turn)
                    note(m_index.pickNumber(i, left[next]), offer.picks[left[next]], offer, left.size() == 1);
            for (std::size_t too = 0; picks.empty() && too < offer.firstToo.size(); ++too)
                note(m_index.firstTooNumber(i, too), offer.firstToo[too], offer, left.size() == 1);
        }
    };
    noteAfter(held());
    // What can be done with it however it lies.
    if (turning() != 0)
        noteAfter(m_picks);
    if (m_picks.empty())
        lookForMovers();
}

/// Targets that one piece alone goes to are next before that piece is chosen.
void Gesture::lookForMovers()
{
    struct Mover
    {
        const Offer* offer = nullptr;
        int count = 0;
    };
    std::vector<Mover> movers(m_index.numberCount());
    for (std::size_t i = 0; i < offers().size(); ++i)
        if (movesPiece(offers()[i])) {
            Mover& mover = movers[m_index.pickNumber(i, 1)];
            mover.offer = mover.count++ == 0 ? &offers()[i] : mover.offer;
        }
    for (std::size_t i = 0; i < offers().size(); ++i) {
        if (!movesPiece(offers()[i]))
            continue;
        const OfferIndex::Number target = m_index.pickNumber(i, 1);
        if (m_nextPlaces[target] != 0 || movers[target].count != 1)
            continue;
        const Offer& offer = *movers[target].offer;
        m_next.push_back({offer.picks.back(), offer.mark, offer.bonus, true, offer.picks.front().piece});
        m_nextPlaces[target] = m_next.size();
    }
}

const NextPick* Gesture::nextOf(const Pick& pick) const
{
    const OfferIndex::Number number = m_index.numberOf(pick);
    const std::size_t place = number == OfferIndex::kUnknown ? 0 : m_nextPlaces[number];
    return place == 0 ? nullptr : &m_next[place - 1];
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
    const auto offer = std::ranges::find(offers(), move, &Offer::move);
    if (offer == offers().end() || offer->picks.empty())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(offer - offers().begin());
    std::vector<std::uint8_t> left;
    // As it is held it may lie as the move wants it; otherwise turning it is what comes next.
    for (const std::vector<Pick>& picks : {held(), m_picks})
        if (m_index.goesOn(index, m_index.numbersOf(picks), left) && !left.empty())
            return offer->picks[left.front()];
    return offer->picks.front();
}

std::optional<Pick> Gesture::spaceOf(const std::string& move) const
{
    const auto offer = std::ranges::find(offers(), move, &Offer::move);
    if (offer == offers().end())
        return std::nullopt;
    const auto last = std::find_if(offer->picks.rbegin(), offer->picks.rend(),
                                   [](const Pick& pick) { return pick.kind == PickKind::cell; });
    return last == offer->picks.rend() ? std::nullopt : std::optional(*last);
}

const Offer* Gesture::directOffer(const Pick& pick) const
{
    const Numbers chosen = m_index.numbersOf(m_picks);
    const OfferIndex::Number target = m_index.numberOf(pick);
    const Offer* only = nullptr;
    std::vector<std::uint8_t> left;
    for (std::size_t i = 0; i < offers().size(); ++i) {
        const Offer& offer = offers()[i];
        if (!m_index.goesOn(i, chosen, left) || left.size() != 2 ||
            !movesPiece(offer.picks[left.front()], offer.picks[left.back()]) ||
            m_index.pickNumber(i, left.back()) != target)
            continue;
        if (only)
            return nullptr;
        only = &offer;
    }
    return only;
}

std::vector<Pick> Gesture::optionsTo(const Pick& pick) const
{
    std::vector<Pick> options;
    if (m_picks.empty())
        return options;
    for (const NextPick& between : m_next) {
        if (between.pick.kind != PickKind::option)
            continue;
        std::vector<Pick> longer = m_picks;
        longer.push_back(between.pick);
        longer.push_back(pick);
        if (begins(longer))
            options.push_back(between.pick);
    }
    return options;
}

bool Gesture::accepts(const Pick& pick) const
{
    std::vector<Pick> longer = held();
    longer.push_back(pick);
    std::vector<Pick> unturned = m_picks;
    unturned.push_back(pick);
    return begins(longer) || begins(unturned) || startsAnew(pick) || directOffer(pick) != nullptr;
}

bool Gesture::startsAnew(const Pick& pick) const
{
    return begins({pick}) &&
           (turning() == 0 || pick.kind != PickKind::cell || std::ranges::count(boardsAhead(), pick.id) == 0);
}

bool Gesture::beginAlike(const Pick& one, const Pick& other) const
{
    const Numbers first{m_index.numberOf(one)};
    const Numbers second{m_index.numberOf(other)};
    std::vector<std::uint8_t> left;
    for (std::size_t offer = 0; offer < offers().size(); ++offer)
        if (m_index.goesOn(offer, first, left) && m_index.goesOn(offer, second, left))
            return true;
    return false;
}

bool Gesture::isChosen(const Pick& pick) const
{
    return std::ranges::any_of(m_picks, [&](const Pick& other) { return other.touchesSame(pick); });
}

PressResult Gesture::press(const Pick& pick)
{
    m_attempt.clear();
    m_move.clear();
    const bool isVeil = !m_veil.empty() && pick.touchesSame(Pick::ofButton(m_veil));
    // Turning the veil is nobody else's business, and makes no sound.
    if (isVeil && !begins({pick}) && turnVeil())
        return PressResult::dropped;
    Press press = pressed(pick);
    if (press.result == PressResult::refused) {
        m_attempt = std::move(press.picks);
    } else {
        m_move = std::move(press.move);
        // What was laid lies now as it was turned.
        if (press.result == PressResult::played)
            m_turned = 0;
        m_isPutBack = press.result == PressResult::dropped;
        choose(std::move(press.picks));
    }
    return press.result;
}

Press Gesture::pressed(const Pick& pick) const
{
    std::vector<Pick> longer = held();
    longer.push_back(pick);
    if (begins(longer))
        return reached(std::move(longer));
    if (std::vector<Pick> unturned = m_picks; turning() != 0) {
        unturned.push_back(pick);
        if (begins(unturned))
            return reached(std::move(unturned));
    }
    if (isChosen(pick)) {
        std::vector<Pick> fewer = m_picks;
        while (!fewer.back().touchesSame(pick))
            fewer.pop_back();
        fewer.pop_back();
        dropTurn(fewer);
        return {PressResult::dropped, std::move(fewer), {}};
    }
    const std::vector<Pick> options = optionsTo(pick);
    if (options.size() > 1)
        return {PressResult::chosen, m_picks, {}};
    if (const Offer* direct = directOffer(pick))
        return {PressResult::played, {}, direct->move};
    if (!options.empty()) {
        longer.insert(longer.end() - 1, options.front());
        return reached(std::move(longer));
    }
    if (!m_picks.empty() && startsAnew(pick))
        return reached({pick});
    return {PressResult::refused, std::move(longer), {}};
}

/// What comes of these picks, which begin an offer: it is played where nothing can be added.
Press Gesture::reached(std::vector<Pick> picks) const
{
    const Numbers chosen = m_index.numbersOf(picks);
    const Offer* done = nullptr;
    std::vector<std::uint8_t> left;
    for (std::size_t i = 0; i < offers().size(); ++i) {
        if (!m_index.goesOn(i, chosen, left))
            continue;
        if (!left.empty())
            return {PressResult::chosen, std::move(picks), {}};
        done = done ? done : &offers()[i];
    }
    return {PressResult::played, {}, done->move};
}

std::optional<std::string> Gesture::complete() const
{
    if (m_picks.empty())
        return std::nullopt;
    const Numbers chosen = m_index.numbersOf(m_picks);
    std::vector<std::uint8_t> left;
    for (std::size_t i = 0; i < offers().size(); ++i)
        if (m_index.goesOn(i, chosen, left) && left.empty())
            return offers()[i].move;
    return std::nullopt;
}

bool Gesture::dropLast()
{
    if (m_picks.empty())
        return false;
    m_isPutBack = true;
    std::vector<Pick> fewer = m_picks;
    fewer.pop_back();
    dropTurn(fewer);
    choose(std::move(fewer));
    return true;
}

void Gesture::clear()
{
    choose({});
    if (m_isLifted)
        turnVeil();
}

} // namespace tablewood
