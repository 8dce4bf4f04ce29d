#include "wire/scene_diff.h"

#include "kernel/cbor.h"
#include "random_scene.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("A scene patched with its difference to another is the other, also over bytes")
{
    Random random(Seed::fromText("scenes"), "test");
    for (int round = 0; round < 1500; ++round) {
        const Scene before = randomScene(random, random.below(25));
        const Scene after =
            round % 5 == 0 ? randomScene(random, random.below(25)) : changedScene(before, random);
        const SceneDiff change = diff(before, after);
        CHECK(change.isEmpty() == (before == after));

        Scene patched = before;
        patch(patched, fromBytes<SceneDiff>(toBytes(change)));
        REQUIRE(patched == after);
    }
}

TEST_CASE("A piece that moves costs one piece on the wire, not the whole scene")
{
    Random random(Seed::fromText("move"), "test");
    const Scene before = randomScene(random, 200);
    Scene after = before;
    after.pieces[100].at.cell.column += 1;
    const SceneDiff change = diff(before, after);
    CHECK(change.placed == std::vector<Piece>{after.pieces[100]});
    CHECK(change.order.empty());
    CHECK(toBytes(change).size() < 250);
}

TEST_CASE("A difference that was made for another scene is refused and changes nothing")
{
    Random random(Seed::fromText("other"), "test");
    const Scene before = randomScene(random, 6);
    const Piece piece = before.pieces[0];
    const auto refuses = [&](const SceneDiff& change) {
        Scene scene = before;
        CHECK_THROWS_AS(patch(scene, change), InputError);
        CHECK(scene == before);
    };
    SceneDiff change;
    change.goal = Text(TW_TEXT("test", "another goal"));
    SUBCASE("removed and not there")
    {
        change.removed = {999};
        refuses(change);
    }
    SUBCASE("removed twice")
    {
        change.removed = {piece.id, piece.id};
        refuses(change);
    }
    SUBCASE("removed and placed")
    {
        change.removed = {piece.id};
        change.placed = {piece};
        refuses(change);
    }
    SUBCASE("placed twice, known")
    {
        change.placed = {piece, piece};
        refuses(change);
    }
    SUBCASE("placed twice, new")
    {
        Piece fresh = piece;
        fresh.id = 999;
        change.placed = {fresh, fresh};
        refuses(change);
    }
    SUBCASE("an order that is too short")
    {
        change.order = {piece.id};
        refuses(change);
    }
    SUBCASE("an order that names a piece twice")
    {
        change.order.assign(before.pieces.size(), piece.id);
        refuses(change);
    }
    SUBCASE("more pieces than any table has")
    {
        for (PieceId id = 1000; change.placed.size() <= kMaxPieces; ++id) {
            change.placed.push_back(piece);
            change.placed.back().id = id;
        }
        refuses(change);
    }
}

TEST_CASE("A scene with an id used twice is refused")
{
    Scene scene;
    scene.pieces.resize(2);
    CHECK_THROWS_AS(checkPieces(scene), InputError);
    scene.pieces[1].id = 1;
    checkPieces(scene);
}
