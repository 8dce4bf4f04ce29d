#include "games/forsaken/content/forsaken_content.h"

#include "content/content_entries.h"
#include "games/forsaken/content/forsaken_files.h"

#include <algorithm>
#include <set>

namespace tablewood {

namespace {

using namespace forsaken;

constexpr const char* kContext = "forsaken";
constexpr int kMaxCopies = 100;
constexpr int kMaxHalves = 8;
/// An effect draws, discards or destroys no more.
constexpr int kMaxAmount = 6;
/// More cards are never chosen for one effect.
constexpr int kMaxChosen = static_cast<int>(kMaxPicks);
/// The top of the Forest deck that is put back in any order.
constexpr int kForeseen = 3;
/// Every player must get three cards and a role.
constexpr int kMinTravelers = 3 * kMaxPlayers;

std::vector<RoleSheet> readRoles(ContentFolder& folder, Faults& faults)
{
    const Entries<RoleEntry> raw(folder, "roles.json", "roles", kContext, faults);
    if (raw.isWhole())
        raw.list.need(
            raw.count == kRoles,
            Text::counted(TW_TEXT_N("content", "it has %n entries"), static_cast<std::int64_t>(raw.count)),
            Text(TW_TEXT("content", "Give one for each of the %1 roles"), static_cast<std::int64_t>(kRoles)));
    std::vector<RoleSheet> roles;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        if (i < kRoles)
            here.at("role").need(static_cast<std::size_t>(entry.role) == i,
                                 TW_TEXT("content", "it is not in its place"),
                                 Text(TW_TEXT("content", "The role of entry %1 is %2"),
                                      static_cast<std::int64_t>(i), std::string(enumNames(Role{})[i])));
        here.key("emblem", entry.emblem);
        here.within("cards", entry.cards, 1, 2 * kMaxPlayers);
        here.within("halves", entry.halves, 0, kMaxHalves);
        roles.push_back({entry.role, here.words("name", entry.name), here.words("text", entry.text),
                         pictureOf(here.at("picture"), entry.picture, {entry.emblem, {}}), entry.cards,
                         entry.halves, entry.weighsFor, entry.source, entry.details.source});
    }
    return roles;
}

std::vector<Distribution> readDistributions(ContentFolder& folder, Faults& faults)
{
    const Entries<DistributionEntry> raw(folder, "distributions.json", "distributions", kContext, faults);
    std::vector<Distribution> all;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.within("players", entry.players, kMinPlayers, kMaxPlayers);
        here.need(entry.forsaken >= 1 && 2 * entry.forsaken < entry.players,
                  Text(TW_TEXT("content", "%1 Forsaken do not fit"), entry.forsaken),
                  TW_TEXT("content", "Use at least 1, and fewer than half of the players"));
        all.push_back({entry.players, entry.forsaken, entry.advantage, entry.isStandard, entry.source});
    }
    for (int players = kMinPlayers; raw.isWhole() && players <= kMaxPlayers; ++players) {
        const auto standards = std::ranges::count_if(
            all, [&](const Distribution& one) { return one.players == players && one.isStandard; });
        raw.list.need(standards == 1,
                      Text(TW_TEXT("content", "%1 standards are there for %2 players"),
                           static_cast<std::int64_t>(standards), players),
                      TW_TEXT("content", "Give one"));
    }
    return all;
}

bool needsPlayer(Who who) { return who == Who::target || who == Who::second || who == Who::loser; }

/// Whether an effect finds what it needs in what is announced with its card.
void checkAims(const Card& card, const Complaint& here)
{
    const auto count = [&](auto isOne) { return std::ranges::count_if(card.aims, isOne); };
    const auto seats = count(isSeat);
    std::ptrdiff_t forged = 0;
    here.at("aims").need(card.aims.empty() || card.aims.front() != Aim::onward,
                         TW_TEXT("content", "\"onward\" comes first"),
                         TW_TEXT("content", "Name a territory before it"));
    const auto need = [&](bool holds, std::size_t effect, const std::string& aim) {
        here.at("effects").at(effect).need(holds, Text(TW_TEXT("content", "it needs an aim \"%1\""), aim),
                                           TW_TEXT("content", "Add it to the aims of the card"));
    };
    for (std::size_t i = 0; i < card.effects.size(); ++i) {
        const Effect& effect = card.effects[i];
        const bool isAboutTwo = effect.deed == Deed::take || effect.deed == Deed::give ||
                                effect.deed == Deed::trade || effect.deed == Deed::peekRole ||
                                effect.deed == Deed::peekHand;
        const bool isPlayer = needsPlayer(effect.who) || (isAboutTwo && needsPlayer(effect.whom));
        need(!isPlayer || seats >= 1, i, "player");
        need(effect.who != Who::second || seats >= 2, i, "player");
        if (effect.deed == Deed::forge)
            need(count([](Aim aim) { return isTerritory(aim) && aim != Aim::path; }) > forged++, i,
                 "territory");
        if (effect.deed == Deed::destroyPath && !effect.isByLot)
            need(count([](Aim aim) { return aim == Aim::path; }) >= 1, i, "path");
        if (effect.deed == Deed::destroyCurse)
            need(count([](Aim aim) { return aim == Aim::curse; }) >= 1, i, "curse");
        if (effect.deed == Deed::peekDestination)
            need(count([](Aim aim) { return aim == Aim::destination; }) >= effect.amount, i, "destination");
        if (effect.deed == Deed::takeArtifact)
            need(count([](Aim aim) { return aim == Aim::artifact; }) >= 1, i, "artifact");
    }
}

/// Whether an effect can happen to those it names, on a card of this deck.
void checkEffect(const Effect& effect, const Card& card, const Complaint& here)
{
    const bool hasAuthor = card.deck() == Deck::travelers || card.type == CardType::finder;
    const bool needsAuthor = effect.who == Who::self || needsPlayer(effect.who) || effect.who == Who::dying;
    const bool isOfNobody = effect.deed == Deed::nightfall || effect.deed == Deed::cleanse ||
                            (effect.deed == Deed::destroyPath && effect.isByLot);
    here.at("who").need(hasAuthor || isOfNobody || !needsAuthor, TW_TEXT("content", "nobody plays this card"),
                        TW_TEXT("content", "Use everyone or lot"));
    here.at("players").need(card.type != CardType::curse || effect.players == 1,
                            TW_TEXT("content", "a Curse is about one player, or all"),
                            TW_TEXT("content", "Use 1"));
    const bool lasts = effect.deed == Deed::ban || effect.deed == Deed::mark;
    here.at("do").need(card.type != CardType::curse || lasts, TW_TEXT("content", "a Curse bans or marks"),
                       TW_TEXT("content", "Make it a Disaster, or let it last"));
    here.at("until").need(card.type == CardType::curse || effect.until != Until::destroyed,
                          TW_TEXT("content", "only a Curse can be destroyed"),
                          TW_TEXT("content", "Use endOfCycle or endOfNextCycle"));
    const bool revives = card.does(Deed::revive);
    here.at("who").need(effect.who != Who::dying || revives,
                        TW_TEXT("content", "only a card that revives is about the dying"),
                        TW_TEXT("content", "Use somebody else"));
    const bool isAnswer = effect.deed == Deed::forbid || effect.deed == Deed::revive;
    here.need(!isAnswer || (card.isFast() && card.aims.empty()),
              TW_TEXT("content", "only a fast card without aims does this"),
              TW_TEXT("content", "Make it fast and give it no aims"));
    here.need(!isAnswer || &effect == &card.effects.front() || card.effects.front().deed != effect.deed,
              TW_TEXT("content", "it does this twice"), TW_TEXT("content", "Leave one"));
    const bool asks = effect.deed == Deed::discard || effect.deed == Deed::refresh || effect.price > 0;
    const bool chooses = asks && (!effect.isByLot || effect.deed == Deed::refresh);
    here.need(!chooses || effect.amount <= kMaxChosen,
              TW_TEXT("content", "too many cards are chosen at once"),
              Text(TW_TEXT("content", "Let at most %1 be chosen"), kMaxChosen));
    here.at("amount").need(effect.deed != Deed::peekForest || effect.amount == kForeseen,
                           TW_TEXT("content", "the Forest deck is foreseen by three"),
                           TW_TEXT("content", "Use 3"));
}

Effect readEffect(const EffectEntry& entry, const Complaint& here)
{
    if (entry.amount)
        here.within("amount", *entry.amount, 0, kMaxAmount);
    if (entry.players)
        here.within("players", *entry.players, 1, kMaxPlayers);
    if (entry.price)
        here.within("price", *entry.price, 0, kMaxChosen);
    Effect effect;
    effect.deed = entry.deed;
    effect.who = entry.who.value_or(Who::self);
    effect.whom = entry.whom.value_or(Who::target);
    effect.filter = entry.filter.value_or(Filter::any);
    effect.until = entry.until.value_or(Until::endOfNextCycle);
    effect.amount = static_cast<std::int8_t>(entry.amount.value_or(1));
    effect.players = static_cast<std::int8_t>(entry.players.value_or(1));
    effect.price = static_cast<std::int8_t>(entry.price.value_or(0));
    effect.isByLot = entry.isByLot.value_or(false);
    effect.tieLynches = entry.tieLynches.value_or(false);
    return effect;
}

Card readCard(const CardEntry& entry, Deck deck, const Complaint& here)
{
    here.key("key", entry.key);
    here.at("type").need(deckOf(entry.type) == deck,
                         TW_TEXT("content", "cards of this type are in another file"),
                         TW_TEXT("content", "Move it"));
    here.within("copies", entry.copies, 1, kMaxCopies);
    const bool isPlayed = deck == Deck::travelers || entry.type == CardType::finder;
    here.at("speed").need(entry.speed.has_value() == isPlayed,
                          isPlayed ? Text(TW_TEXT("content", "it is missing"))
                                   : Text(TW_TEXT("content", "nobody plays this card")),
                          isPlayed ? Text(TW_TEXT("content", "Add it"))
                                   : Text(TW_TEXT("content", "Remove it")));
    here.at("speed").need(entry.type != CardType::finder || entry.speed != Speed::slow,
                          TW_TEXT("content", "a Finder's Action is fast"), TW_TEXT("content", "Use fast"));
    const std::vector<Aim> aims = entry.aims.value_or(std::vector<Aim>{});
    here.at("aims").need(
        aims.size() <= kMaxAims && (isPlayed || aims.empty()),
        Text(TW_TEXT("content", "%1 aims are announced with it"), static_cast<std::int64_t>(aims.size())),
        isPlayed ? Text(TW_TEXT("content", "Use at most two"))
                 : Text(TW_TEXT("content", "Nobody plays this card: use none")));
    here.at("effects").need(
        !entry.effects.empty() && entry.effects.size() <= 4,
        Text(TW_TEXT("content", "it has %1 effects"), static_cast<std::int64_t>(entry.effects.size())),
        Text(TW_TEXT("content", "Give %1 to %2"), 1, 4));

    here.need(entry.type != CardType::curse || entry.effects.size() == 1,
              TW_TEXT("content", "a Curse has several effects"),
              TW_TEXT("content", "Leave one: it is in play as long as that lasts"));
    here.at("copies").need(deck != Deck::artifacts || entry.copies == 1,
                           TW_TEXT("content", "each Artifact is there once"), TW_TEXT("content", "Use 1"));

    Card card;
    card.key = Word::fromText(entry.key).value_or(Word());
    card.name = here.words("name", entry.name);
    card.text = here.words("text", entry.text);
    card.type = entry.type;
    card.speed = entry.speed.value_or(Speed::slow);
    card.picture = pictureOf(here.at("picture"), entry.picture, {});
    card.isWander = entry.isWander.value_or(false);
    card.copies = entry.copies;
    card.source = entry.source;
    card.detailsSource = entry.details.source;
    for (const Aim aim : aims)
        if (!card.aims.isFull())
            card.aims.push_back(aim);
    for (std::size_t i = 0; i < entry.effects.size(); ++i)
        card.effects.push_back(readEffect(entry.effects[i], here.at("effects").at(i)));
    for (std::size_t i = 0; i < card.effects.size(); ++i)
        checkEffect(card.effects[i], card, here.at("effects").at(i));
    checkAims(card, here);
    return card;
}

struct DeckFile
{
    const char* name = nullptr;
    Deck deck = Deck::travelers;
    std::size_t leastCards = 1;
    std::size_t mostCards = 0;
    std::size_t mostKinds = 0;
};

void readCards(ContentFolder& folder, const DeckFile& file, std::set<std::string>& keys,
               std::vector<Card>& cards, Faults& faults)
{
    const Entries<CardEntry> raw(folder, file.name, "cards", kContext, faults);
    std::size_t copies = 0;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.at("key").need(keys.insert(entry.key).second,
                            Text(TW_TEXT("content", "two cards have the key \"%1\""), entry.key),
                            TW_TEXT("content", "Rename one"));
        cards.push_back(readCard(entry, file.deck, here));
        copies += static_cast<std::size_t>(std::max(entry.copies, 0));
    }
    if (!raw.isWhole())
        return;
    raw.list.need(raw.count <= file.mostKinds,
                  Text(TW_TEXT("content", "it has %1 kinds of cards"), static_cast<std::int64_t>(raw.count)),
                  Text(TW_TEXT("content", "Give at most %1"), static_cast<std::int64_t>(file.mostKinds)));
    raw.list.need(
        copies >= file.leastCards && copies <= file.mostCards,
        Text::counted(TW_TEXT_N("content", "the deck has %n cards"), static_cast<std::int64_t>(copies)),
        Text(TW_TEXT("content", "Give it %1 to %2"), static_cast<std::int64_t>(file.leastCards),
             static_cast<std::int64_t>(file.mostCards)));
    if (file.deck == Deck::travelers)
        raw.list.need(std::ranges::count_if(cards, &Card::isWander) == 1,
                      TW_TEXT("content", "one kind of card is the Wander of the rules"),
                      TW_TEXT("content", "Give one card \"wander\": true"));
}

} // namespace

forsaken::Content readForsakenContent(ContentFolder& folder)
{
    constexpr std::array<DeckFile, 3> decks{
        {{"travelers.json", Deck::travelers, kMinTravelers, kMaxTravelers, kMaxTravelerKinds},
         {"forest.json", Deck::forest, 1, kMaxForest, 32},
         {"artifacts.json", Deck::artifacts, 0, kMaxArtifacts, kMaxArtifacts}}};
    Faults faults;
    Content content;
    folder.readFacts(kForsakenBoard);
    content.roles = readRoles(folder, faults);
    content.distributions = readDistributions(folder, faults);
    std::set<std::string> keys;
    for (const DeckFile& file : decks)
        readCards(folder, file, keys, content.cards, faults);
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return content;
}

} // namespace tablewood
