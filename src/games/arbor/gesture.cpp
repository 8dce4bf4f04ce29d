#include "games/arbor/arbor_game.h"
#include "games/arbor/forest.h"
#include "games/arbor/view_ids.h"

namespace tablewood::arbor {

namespace {

/// Writes the offer of each kind of move.
class OfferWriter
{
public:
    OfferWriter(const ArborGame& game, const State& state, Seat seat)
        : m_game(game), m_state(state), m_seat(seat)
    {
    }

    Offer operator()(const ChooseAncient& move) const
    {
        Offer offer;
        for (int number = 0; number < 2; ++number) {
            const std::int8_t dealt = forest().dealt[static_cast<std::size_t>(number)];
            if (dealt >= 0 && m_game.ancient(dealt).key == move.ancient.letters())
                offer.picks = {doing(Pick::ofPiece(choiceId(m_seat, number)),
                                     Text(TW_TEXT("arbor", "Lead %1"), m_game.ancient(dealt).name))};
        }
        return offer;
    }

    Offer operator()(const Reroll& move) const
    {
        switch (move.dice) {
        case RerolledDice::both:
            return pressing("reroll-both");
        case RerolledDice::first:
            return pressing("reroll-first");
        case RerolledDice::second:
            return pressing("reroll-second");
        }
        return {};
    }

    Offer operator()(const MoveAncient& move) const
    {
        Offer offer;
        const Text deed(TW_TEXT("arbor", "Move your Ancient here"));
        offer.picks = {doing(Pick::ofPiece(ancientId(m_seat)), Text(TW_TEXT("arbor", "Move your Ancient"))),
                       doing(Pick::ofCell(kBoard, move.to), deed)};
        offer.mark = "step";
        return offer;
    }

    Offer operator()(const GrowTree& move) const
    {
        Offer offer;
        const bool isGlorious = m_state.land.byRoots().has(move.at);
        offer.picks = {doing(Pick::ofCell(kBoard, move.at),
                             isGlorious ? Text(TW_TEXT("arbor", "Grow a Tree here, for 1 Glory"))
                                        : Text(TW_TEXT("arbor", "Grow a Tree here")))};
        offer.mark = "sprout";
        if (isGlorious)
            offer.bonus = "star";
        return offer;
    }

    Offer operator()(const Awaken& move) const
    {
        return withCells(pressing(move.what == Awakened::sage ? "wake-sage" : "wake-guardian"), move.at,
                         m_game.ancientOf(m_state, m_seat)->invocation.name);
    }

    Offer operator()(const PlaySong& move) const
    {
        const SongText& text = m_game.songText(move.song);
        Offer offer = playing(spiritOf(move.song), text.name);
        offer.picks.push_back(Pick::ofOption(
            std::string(enumNames(Song{})[static_cast<std::size_t>(move.song)]), text.name, text.text));
        Targets cells = move.at;
        const bool namesOpponent = move.song == Song::darkness || move.song == Song::thunder;
        if (namesOpponent && !cells.empty()) {
            if (const Seat opponent = ancientAt(m_state, cells.front()); hasSeveralOpponents(m_state))
                offer.picks.push_back(doing(Pick::ofPiece(ancientId(opponent)),
                                            Text(TW_TEXT("arbor", "%1 against %2"), text.name, opponent)));
            cells.erase(cells.begin());
        }
        offer.mark = markOf(move.song);
        return withCells(std::move(offer), cells, text.name);
    }

    Offer operator()(const UseBlessing& move) const
    {
        return withCells(pressing("bless"), move.at, m_game.ancientOf(m_state, m_seat)->blessing.name);
    }
    Offer operator()(const Counter&) const
    {
        Offer offer = pressing("counter");
        offer.firstToo = cardsOf(Spirit::fate);
        return offer;
    }
    Offer operator()(const Pass&) const { return pressing("pass"); }

    Offer operator()(const Reveal&) const
    {
        const SongText& text = m_game.songText(Song::revelation);
        Offer offer = playing(Spirit::fate, text.name);
        offer.picks.push_back(Pick::ofOption("revelation", text.name, text.text));
        return offer;
    }

    Offer operator()(const DrawStar& move) const
    {
        Offer offer;
        const auto& card = m_state.display[static_cast<std::size_t>(move.slot - 1)];
        if (card)
            offer.picks = {doing(Pick::ofPiece(card->id), Text(TW_TEXT("arbor", "Draw %1"),
                                                               m_game.content().star(card->spirit).name))};
        return offer;
    }

    Offer operator()(const EndTurn&) const { return pressing("end"); }

    Offer operator()(const NameFirst& move) const
    {
        const Seat first = ancientAt(m_state, move.ancient);
        Offer offer;
        offer.picks = {Pick::ofOption(panelId(first), Text(TW_TEXT("arbor", "%1"), first))};
        offer.firstToo = {Pick::ofPiece(ancientId(first))};
        return offer;
    }

private:
    const Forest& forest() const { return m_state.of(m_seat); }

    /// A pick that says what it does: read aloud where it is lit, and said by a hint.
    static Pick doing(Pick pick, Text deed)
    {
        pick.label = std::move(deed);
        return pick;
    }

    static Offer pressing(const char* button)
    {
        Offer offer;
        offer.picks = {Pick::ofButton(button)};
        return offer;
    }

    std::vector<Pick> cardsOf(Spirit spirit) const
    {
        std::vector<Pick> cards;
        for (const Card& card : forest().hand)
            if (card.spirit == spirit)
                cards.push_back(Pick::ofPiece(card.id));
        return cards;
    }

    /// The rules play the last card of a colour that was taken; of equal cards any may be touched.
    Offer playing(Spirit spirit, const Text& song) const
    {
        Offer offer;
        offer.firstToo = cardsOf(spirit);
        offer.picks = {doing(offer.firstToo.back(), Text(TW_TEXT("arbor", "Play %1"), song))};
        offer.firstToo.pop_back();
        return offer;
    }

    /// The targets may be picked in any order.
    static Offer withCells(Offer offer, const Targets& cells, const Text& power)
    {
        if (cells.size() > 1)
            offer.freeFrom = static_cast<std::uint8_t>(offer.picks.size());
        if (!cells.empty() && offer.mark.empty())
            offer.mark = "target";
        for (const Cell cell : cells)
            offer.picks.push_back(
                doing(Pick::ofCell(kBoard, cell), Text(TW_TEXT("arbor", "%1 here"), power)));
        return offer;
    }

    static const char* markOf(Song song)
    {
        switch (song) {
        case Song::flame:
        case Song::ash:
            return "target";
        case Song::devotion:
        case Song::radiance:
            return "sprout";
        case Song::darkness:
            return "step";
        case Song::cunning:
            return "refresh";
        default:
            return "";
        }
    }

    const ArborGame& m_game;
    const State& m_state;
    Seat m_seat;
};

std::optional<Move> buttonMove(const Name& id, const Targets& cells)
{
    if (id == "reroll-both")
        return Reroll{RerolledDice::both};
    if (id == "reroll-first")
        return Reroll{RerolledDice::first};
    if (id == "reroll-second")
        return Reroll{RerolledDice::second};
    if (id == "wake-guardian")
        return Awaken{Awakened::guardian, {}};
    if (id == "wake-sage")
        return Awaken{Awakened::sage, cells};
    if (id == "bless")
        return UseBlessing{cells};
    if (id == "counter")
        return Counter{};
    if (id == "pass")
        return Pass{};
    if (id == "end")
        return EndTurn{};
    return std::nullopt;
}

std::optional<Song> songNamed(const Name& name)
{
    constexpr auto names = enumNames(Song{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            return static_cast<Song>(i);
    return std::nullopt;
}

/// The song of a card that has these words on it.
std::optional<Song> songTitled(const ArborGame& game, Spirit spirit, const Pick& pick)
{
    for (std::size_t i = 0; i < enumNames(Song{}).size(); ++i)
        if (const auto song = static_cast<Song>(i);
            spiritOf(song) == spirit && game.songText(song).name == pick.label)
            return song;
    return std::nullopt;
}

/// The song a card is most likely meant for while none was chosen.
Song firstSongOf(Spirit spirit)
{
    switch (spirit) {
    case Spirit::fire:
        return Song::flame;
    case Spirit::light:
        return Song::devotion;
    case Spirit::shadow:
        return Song::darkness;
    case Spirit::storm:
        return Song::thunder;
    case Spirit::fate:
        return Song::revelation;
    case Spirit::life:
        return Song::life;
    }
    return Song::life;
}

/// Adds the cells of the picks, as many as can be named; an Ancient stands for the space below it.
Targets withCellsOf(const State& state, std::span<const Pick> picks, Targets cells = {})
{
    const auto add = [&](Cell cell) {
        if (!cells.isFull())
            cells.push_back(cell);
    };
    for (const Pick& pick : picks) {
        if (pick.kind == PickKind::cell)
            add(pick.cell);
        for (int index = 0; pick.kind == PickKind::piece && index < state.seats(); ++index) {
            const Seat seat{static_cast<std::int8_t>(index)};
            if (pick.piece == ancientId(seat))
                add(state.of(seat).at);
        }
    }
    return cells;
}

/// Naming whoever is touched.
std::optional<Move> firstMove(const State& state, auto isTouched)
{
    for (const Seat one : Seats::firstOf(state.seats()))
        if (isTouched(one))
            return NameFirst{state.of(one).at};
    return std::nullopt;
}

std::optional<Move> songMove(const State& state, Seat seat, Song song, std::span<const Pick> picks)
{
    if (song == Song::revelation)
        return Reveal{};
    if (song == Song::destiny)
        return Counter{};
    const bool namesOpponent = song == Song::darkness || song == Song::thunder;
    const Targets opponent =
        namesOpponent && !hasSeveralOpponents(state) ? Targets{state.of(state.after(seat)).at} : Targets{};
    return PlaySong{song, withCellsOf(state, picks, opponent)};
}

} // namespace

Offer ArborGame::gesture(const State& state, Seat seat, const Move& move) const
{
    return std::visit(OfferWriter(*this, state, seat), move);
}

std::optional<Move> ArborGame::intend(const State& state, Seat seat, std::span<const Pick> picks) const
{
    if (picks.empty() || seat.index >= state.seats())
        return std::nullopt;
    const Pick& first = picks.front();
    const std::span<const Pick> rest = picks.subspan(1);
    switch (first.kind) {
    case PickKind::button:
        return buttonMove(first.id, withCellsOf(state, rest));
    case PickKind::cell: {
        const bool isOwnTile = state.land.look(first.cell).isForestOf(seat);
        return isOwnTile ? Move(MoveAncient{first.cell}) : Move(GrowTree{first.cell});
    }
    case PickKind::piece:
        if (state.step == Step::naming)
            return firstMove(state, [&](Seat one) { return first.piece == ancientId(one); });
        if (first.piece == ancientId(seat))
            return MoveAncient{rest.empty() ? state.of(seat).at : rest.front().cell};
        for (const Card& card : state.of(seat).hand) {
            if (card.id != first.piece)
                continue;
            Song song = firstSongOf(card.spirit);
            for (const Pick& pick : rest)
                if (pick.kind == PickKind::option)
                    song = songNamed(pick.id).value_or(songTitled(*this, card.spirit, pick).value_or(song));
            return songMove(state, seat, song, rest);
        }
        for (std::int8_t slot = 1; slot <= kDisplay; ++slot) {
            const auto& card = state.display[static_cast<std::size_t>(slot - 1)];
            if (card && card->id == first.piece)
                return DrawStar{slot};
        }
        for (int number = 0; number < 2; ++number) {
            const std::int8_t dealt = state.of(seat).dealt[static_cast<std::size_t>(number)];
            if (first.piece == choiceId(seat, number) && dealt >= 0)
                return ChooseAncient{Word(ancient(dealt).key)};
        }
        return std::nullopt;
    case PickKind::option:
        if (state.step == Step::naming)
            return firstMove(state, [&](Seat one) { return first.id == panelId(one); });
        return std::nullopt;
    case PickKind::zone:
    case PickKind::turn:
    case PickKind::gap:
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace tablewood::arbor
