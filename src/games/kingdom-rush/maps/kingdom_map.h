#pragma once

#include "games/kingdom-rush/maps/map_history.h"

#include <memory>

namespace tablewood::kingdom_rush {

/// A map of Kingdom Rush that is being drawn. Its parts lie in files by what they are about.
class KingdomMap final : public MapDocument
{
public:
    KingdomMap(std::shared_ptr<const MapBox> box, MapState state)
        : m_box(std::move(box)), m_history(std::move(state))
    {
    }

    std::string text() const override;
    std::string name() const override { return now().rest->name; }
    std::uint64_t version() const override { return now().version; }
    bool canUndo() const override { return m_history.canUndo(); }
    bool canRedo() const override { return m_history.canRedo(); }
    void undo() override { m_history.undo(); }
    void redo() override { m_history.redo(); }
    void rest() override { m_history.rest(); }

    const std::vector<MapTerrain>& terrains() const override;
    std::vector<MapSheet> sheets() const override;
    std::string_view row(std::uint8_t map, int row) const override;
    std::vector<MapTileArea> tiles() const override;
    std::vector<MapItem> items(int players) const override;
    std::vector<MapWay> ways() const override;
    std::vector<MapGroup> palette(int players) const override;
    std::vector<Text> wordsAt(MapSpot spot, int players) const override;
    std::string stampAt(MapSpot spot, int players) const override;

    MapRefusal stamp(const std::string& stamp, std::span<const MapSpot> spots, MapPose pose,
                     MapPlayers players) override;
    MapRefusal fill(const std::string& stamp, MapSpot spot, MapPlayers players) override;
    MapRefusal erase(std::span<const MapSpot> spots, std::optional<MapLayer> layer,
                     MapPlayers players) override;
    MapRefusal move(MapSpot first, MapSpot last, Cell by) override;
    std::string copy(MapSpot first, MapSpot last) const override;
    MapRefusal paste(const std::string& text, MapSpot at, MapPose pose) override;
    MapRefusal drawWay(int number, std::span<const MapSpot> spaces) override;
    MapRefusal resize(std::uint8_t map, int columns, int rows) override;

    std::vector<MapField> fields(std::optional<MapSpot> spot, int players) const override;
    MapRefusal setField(std::optional<MapSpot> spot, int players, const std::string& key,
                        const std::string& value) override;
    MapRefusal repair(const std::string& repair) override;

    std::vector<MapCard> cards(int players) const override;
    MapStacks stacks(int players) const override;
    MapRefusal setStack(int players, std::size_t stack, const std::vector<std::string>& cards) override;
    MapRefusal copyStacks(int from, int players) override;

private:
    const MapState& now() const { return m_history.now(); }
    /// Does an edit on a copy of the state, and keeps that unless the edit is refused.
    MapRefusal edit(const std::string& kind, auto&& work)
    {
        MapState next = now();
        if (MapRefusal refusal = work(next))
            return refusal;
        m_history.take(std::move(next), kind);
        return std::nullopt;
    }

    std::shared_ptr<const MapBox> m_box;
    MapHistory m_history;
};

} // namespace tablewood::kingdom_rush
