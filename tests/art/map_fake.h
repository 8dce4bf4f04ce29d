#pragma once

#include "content/map_document.h"

namespace tablewood {

/// A map that only shows what it was made with; no edit does anything.
class FakeMap : public MapDocument
{
public:
    std::vector<MapTerrain> kinds{{'.', "meadow", {}}, {'=', "path", {}}, {'~', "water", {}}};
    std::vector<std::vector<std::string>> ground;
    std::vector<MapTileArea> areas;
    std::vector<MapItem> things;
    std::vector<MapWay> courses;

    FakeMap() = default;
    explicit FakeMap(std::vector<std::string> rows) : ground{std::move(rows)} {}

    std::string text() const override { return {}; }
    std::string name() const override { return {}; }
    std::uint64_t version() const override { return 0; }
    bool canUndo() const override { return false; }
    bool canRedo() const override { return false; }
    void undo() override {}
    void redo() override {}
    void rest() override {}

    const std::vector<MapTerrain>& terrains() const override { return kinds; }
    std::vector<MapSheet> sheets() const override
    {
        std::vector<MapSheet> all;
        for (const std::vector<std::string>& rows : ground)
            all.push_back({{}, {}, static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
        return all;
    }
    std::string_view row(std::uint8_t map, int row) const override
    {
        return ground[map][static_cast<std::size_t>(row)];
    }
    std::vector<MapTileArea> tiles() const override { return areas; }
    std::vector<MapItem> items(int players) const override
    {
        std::vector<MapItem> here;
        for (const MapItem& thing : things)
            if (players == 0 || (thing.players >> (players - 1) & 1) != 0)
                here.push_back(thing);
        return here;
    }
    std::vector<MapWay> ways() const override { return courses; }
    std::vector<MapGroup> palette(int) const override { return {}; }
    std::vector<Text> wordsAt(MapSpot, int) const override { return {}; }
    std::string stampAt(MapSpot, int) const override { return {}; }

    MapRefusal stamp(const std::string&, std::span<const MapSpot>, MapPose, MapPlayers) override
    {
        return {};
    }
    MapRefusal fill(const std::string&, MapSpot, MapPlayers) override { return {}; }
    MapRefusal erase(std::span<const MapSpot>, std::optional<MapLayer>, MapPlayers) override { return {}; }
    MapRefusal move(MapSpot, MapSpot, Cell) override { return {}; }
    std::string copy(MapSpot, MapSpot) const override { return {}; }
    MapRefusal paste(const std::string&, MapSpot, MapPose) override { return {}; }
    MapRefusal drawWay(int, std::span<const MapSpot>) override { return {}; }
    MapRefusal resize(std::uint8_t, int, int) override { return {}; }

    std::vector<MapField> fields(std::optional<MapSpot>, int) const override { return {}; }
    MapRefusal setField(std::optional<MapSpot>, int, const std::string&, const std::string&) override
    {
        return {};
    }
    MapRefusal repair(const std::string&) override { return {}; }

    std::vector<MapCard> cards(int) const override { return {}; }
    MapStacks stacks(int) const override { return {}; }
    MapRefusal setStack(int, std::size_t, const std::vector<std::string>&) override { return {}; }
    MapRefusal copyStacks(int, int) override { return {}; }
};

} // namespace tablewood
