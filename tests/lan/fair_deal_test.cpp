#include "lan/deal/fair_deal.h"

#include "lan/channel/comparison.h"
#include "party.h"
#include "seats.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

constexpr Seat kThird{2};
const DealtGame kGame{"arbor", 3, {{"length", "long"}}, {}};

/// A deal between a host and two guests, a bot between them.
struct Deals
{
    Entropy entropy = steadyEntropy("deal");
    HostDeal host{[] {
                      Seats persons(kFirst);
                      persons.add(kThird);
                      return persons;
                  }(),
                  entropy};
    DealWitness first;
    DealWitness third;

    void seal()
    {
        CHECK(host.take(kFirst, *first.begin(host.deal(), kFirst, entropy)));
        CHECK(!host.isSealed());
        CHECK(host.take(kThird, *third.begin(host.deal(), kThird, entropy)));
        CHECK(host.isSealed());
    }
    MatchRecord record()
    {
        seal();
        CHECK(host.take(kFirst, *first.open(host.sealed(), kGame)));
        CHECK(!host.isComplete());
        CHECK(host.take(kThird, *third.open(host.sealed(), kGame)));
        CHECK(host.isComplete());
        MatchRecord record;
        record.game = kGame.game;
        record.setup.seats = kGame.seats;
        record.setup.options = kGame.options;
        record.dealing = host.dealing();
        record.setup.seed = seedOf(*record.dealing);
        return record;
    }
};

} // namespace

TEST_CASE("A deal that all took part in is fair to each of them")
{
    Deals deals;
    const MatchRecord record = deals.record();
    CHECK(!deals.first.whyUnfair(record));
    CHECK(!deals.third.whyUnfair(record));
    CHECK(!whyUnfair(record));
    CHECK(record.dealing->parts.size() == 2);
}

TEST_CASE("Every part changes the seed")
{
    Deals deals;
    const Dealing dealing = *deals.record().dealing;
    Dealing other = dealing;
    other.host[5] ^= 1;
    CHECK(seedOf(other) != seedOf(dealing));
    other = dealing;
    other.parts[1].bytes[31] ^= 1;
    CHECK(seedOf(other) != seedOf(dealing));
    other = dealing;
    other.parts[1].seat = Seat{1};
    CHECK(seedOf(other) != seedOf(dealing));
}

TEST_CASE("A host that swaps the seed, its part or a guest's part is caught")
{
    Deals deals;
    const MatchRecord fair = deals.record();
    MatchRecord swapped = fair;
    swapped.setup.seed = Seed::fromText("better for me");
    CHECK(whyUnfair(swapped));
    CHECK(deals.first.whyUnfair(swapped));

    swapped = fair;
    swapped.dealing->host[0] ^= 1;
    swapped.setup.seed = seedOf(*swapped.dealing);
    CHECK(!whyUnfair(swapped));
    CHECK(deals.first.whyUnfair(swapped));

    swapped = fair;
    swapped.dealing->parts[1].bytes[0] ^= 1;
    swapped.setup.seed = seedOf(*swapped.dealing);
    CHECK(deals.first.whyUnfair(swapped));

    swapped = fair;
    swapped.dealing.reset();
    CHECK(deals.first.whyUnfair(swapped));
}

TEST_CASE("A host that deals fairly and starts the match from somewhere else is caught")
{
    Deals deals;
    const MatchRecord fair = deals.record();
    MatchRecord other = fair;
    other.position = {1, 2, 3};
    CHECK(words(*whyUnfair(other)) == "The match did not start from what its players drew.");
    CHECK(deals.first.whyUnfair(other));
    for (const auto& change : std::vector<std::function<void(MatchRecord&)>>{
             [](MatchRecord& record) { record.game = "other"; },
             [](MatchRecord& record) { record.setup.seats = 2; },
             [](MatchRecord& record) { record.setup.options["length"] = "short"; }}) {
        other = fair;
        change(other);
        CHECK(words(*deals.first.whyUnfair(other)) ==
              "The host dealt another game, or with other options, than it showed.");
    }
}

TEST_CASE(
    "Who was there when a deal was sealed can check it after a restart, and who came later knows no seals")
{
    Deals deals;
    const MatchRecord fair = deals.record();
    const auto back = fromBytes<DealWitness>(toBytes(deals.first));
    CHECK(back == deals.first);
    CHECK(back.hasSeen());
    CHECK(back.deals() == 1);
    CHECK(!back.whyUnfair(fair));
    CHECK_THROWS_AS(back.compare(Sealed{}), InputError);
    DealWitness late;
    CHECK_NOTHROW(late.compare(deals.host.sealed()));
    CHECK(!late.hasSeen());
    CHECK_THROWS_AS(late.open(deals.host.sealed(), kGame), InputError);
    // A spectator who is there sees the seals without having a part.
    CHECK(!late.begin(deals.host.deal(), Seat::none(), deals.entropy));
    CHECK(!late.open(deals.host.sealed(), kGame));
    CHECK(late.hasSeen());
    CHECK(late.deals() == 1);
}

TEST_CASE("A host that changes what was sealed gets no part of the seed")
{
    Deals deals;
    deals.seal();
    Sealed other = deals.host.sealed();
    other.seal[0] ^= 1;
    CHECK_THROWS_AS(deals.first.open(other, kGame), InputError);

    Deals again;
    again.seal();
    Sealed without = again.host.sealed();
    without.parts.erase(without.parts.begin());
    CHECK_THROWS_AS(again.first.open(without, kGame), InputError);
    CHECK(again.third.open(without, kGame));
    CHECK_THROWS_AS(again.third.compare(again.host.sealed()), InputError);
    CHECK_NOTHROW(again.third.compare(without));
}

TEST_CASE("A guest can give nothing but the part it sealed, once and for its own seat")
{
    Deals deals;
    CHECK(!deals.host.take(Seat{1}, Seal{}));
    CHECK(!deals.host.take(kFirst, Contribute{}));
    deals.seal();
    CHECK(!deals.host.take(kFirst, Seal{}));
    const Contribute part = *deals.first.open(deals.host.sealed(), kGame);
    CHECK(!deals.host.take(kThird, part));
    CHECK(!deals.host.take(kFirst, Contribute{}));
    CHECK(deals.host.take(kFirst, part));
    CHECK(!deals.host.take(kFirst, part));
    CHECK(part.deal == deals.host.deal().seal);
}

TEST_CASE("Both sides show the same pictures, and other certificates or nonces give others")
{
    const Digest host{1};
    const Digest guest{2};
    const Comparison pictures = comparisonOf(host, guest, Nonce{3}, Nonce{4});
    CHECK(pictures == comparisonOf(host, guest, Nonce{3}, Nonce{4}));
    CHECK(std::ranges::all_of(pictures, [](int picture) { return picture < kComparisonPictures; }));
    int same = 0;
    for (std::uint8_t i = 0; i < 200; ++i) {
        same += comparisonOf(Digest{i, 9}, guest, Nonce{3}, Nonce{4}) == pictures ? 1 : 0;
        same += comparisonOf(host, guest, Nonce{3}, Nonce{i, 9}) == pictures ? 1 : 0;
    }
    CHECK(same <= 1);
}

TEST_CASE("SHA-256 is SHA-256 of label, zero and parts")
{
    // printf 'label\0abc' | sha256sum
    CHECK(hexOf(sha256("label", {std::array<std::uint8_t, 3>{'a', 'b', 'c'}})) ==
          hexOf(sha256("label", {std::array<std::uint8_t, 1>{'a'}, std::array<std::uint8_t, 2>{'b', 'c'}})));
    CHECK(hexOf(sha256("label", {std::array<std::uint8_t, 3>{'a', 'b', 'c'}})) ==
          "c6905ca8d56d0c7ce13b44f7faed0f1fce8136e8aae3249ecbd8bcc1a9a2c1bc");
    Digest read{};
    CHECK(fromHex(hexOf(Digest{1, 0xab}), read));
    CHECK(read == Digest{1, 0xab});
    CHECK(!fromHex("zz", read));
}
