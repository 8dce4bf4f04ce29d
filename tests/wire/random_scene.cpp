#include "random_scene.h"

namespace tablewood {

namespace {

std::string randomName(Random& random) { return "name" + std::to_string(random.below(5)); }

Text randomText(Random& random)
{
    Text inner(TW_TEXT("test", "level %1"), static_cast<int>(random.below(3)));
    return {TW_TEXT("test", "%1 goes to %2 (%3)"), Seat{static_cast<std::int8_t>(random.below(3))},
            Cell{static_cast<std::int16_t>(random.below(9)), static_cast<std::int16_t>(random.below(9))},
            std::move(inner)};
}

Place randomPlace(Random& random)
{
    Place place;
    place.in = random.below(2) == 0 ? "board" : "hand";
    place.cell = {static_cast<std::int16_t>(random.below(20)), static_cast<std::int16_t>(random.below(20))};
    place.layer = static_cast<std::int16_t>(random.below(3));
    return place;
}

Piece randomPiece(Random& random, PieceId id)
{
    Piece piece;
    piece.id = id;
    piece.figure = randomName(random);
    piece.face = randomName(random);
    piece.seat = Seat{static_cast<std::int8_t>(random.below(4))};
    piece.at = randomPlace(random);
    piece.facing = static_cast<std::uint8_t>(random.below(12));
    piece.name = randomText(random);
    piece.turning = static_cast<Turning>(random.below(4));
    piece.cells = random.below(2);
    if (random.below(3) == 0)
        piece.badges.push_back({"star", std::to_string(random.below(9)), randomText(random)});
    return piece;
}

Panel randomPanel(Random& random)
{
    Panel panel;
    panel.id = randomName(random);
    panel.title = randomText(random);
    panel.score = Score{randomText(random), static_cast<int>(random.below(30)), 30, 2};
    PanelItem item;
    item.kind = ItemKind::slots;
    item.slots = {Slot::full, Slot::open, Slot::blocked};
    item.value = static_cast<std::int32_t>(random.below(7));
    item.hint = randomText(random);
    panel.items.push_back(std::move(item));
    return panel;
}

void replaceSomePart(Scene& scene, Random& random)
{
    switch (random.below(16)) {
    case 0:
        scene.place = randomText(random);
        break;
    case 1:
        scene.moment = randomText(random);
        break;
    case 2:
        scene.goal = randomText(random);
        break;
    case 3:
        scene.goalDetail = randomText(random);
        break;
    case 4:
        scene.active.add(Seat{static_cast<std::int8_t>(random.below(16))});
        break;
    case 5:
        scene.turn = randomText(random);
        break;
    case 6:
        scene.phases.push_back({"day", "sun", randomText(random)});
        break;
    case 7:
        scene.phase = static_cast<std::int8_t>(random.below(4));
        break;
    case 8:
        scene.prompt.title = randomText(random);
        break;
    case 9:
        scene.buttons.push_back({"pass", ButtonRole::next, "flag", randomText(random), {}, {}, 2, "manna"});
        break;
    case 10: {
        const Name id = scene.boards.empty() ? "board" : Name("board" + std::to_string(scene.boards.size()));
        scene.boards.push_back(
            {id, randomText(random), Grid::hex, 9, 8, "grass", true, 0, {}, {}, BoardFrame::slab});
        break;
    }
    case 11:
        scene.zones.push_back({"hand", ZoneKind::hand, Seat{1}, randomText(random), {}, 3, 7, "leaf"});
        break;
    case 12:
        scene.panels.push_back(randomPanel(random));
        break;
    case 13:
        scene.arrows.push_back(
            {"shot", randomPlace(random), randomPlace(random), "later", randomText(random)});
        break;
    case 14:
        scene.layers.push_back({"later", "eye", randomText(random), randomText(random), true});
        break;
    default:
        if (scene.outcome)
            scene.outcome.reset();
        else
            scene.outcome = Outcome{Seat{0}, randomText(random)};
    }
}

} // namespace

Scene randomScene(Random& random, std::size_t pieces)
{
    Scene scene;
    for (int i = 0; i < 8; ++i)
        replaceSomePart(scene, random);
    for (std::size_t i = 0; i < pieces; ++i)
        scene.pieces.push_back(randomPiece(random, static_cast<PieceId>(3 * i + random.below(3))));
    random.shuffle(scene.pieces);
    return scene;
}

Scene changedScene(const Scene& scene, Random& random)
{
    Scene changed = scene;
    auto& pieces = changed.pieces;
    for (std::uint32_t i = random.below(6); i > 0; --i) {
        const std::size_t at = pieces.empty() ? 0 : random.below(static_cast<std::uint32_t>(pieces.size()));
        const auto place = pieces.begin() + static_cast<std::ptrdiff_t>(at);
        const std::uint32_t choice = random.below(6);
        if (choice == 0)
            replaceSomePart(changed, random);
        else if (choice == 1)
            pieces.insert(place, randomPiece(random, 1000000 + random.next() % 1000000000));
        else if (pieces.empty())
            continue;
        else if (choice == 2)
            place->at = randomPlace(random);
        else if (choice == 3)
            pieces.erase(place);
        else if (choice == 4)
            place->isFlipped = !place->isFlipped;
        else
            std::swap(pieces.front(), *place);
    }
    return changed;
}

} // namespace tablewood
