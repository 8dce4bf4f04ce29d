#include "games/kingdom-rush/maps/map_maker.h"

#include "games/kingdom-rush/maps/kingdom_map.h"
#include "games/kingdom-rush/maps/map_checks.h"
#include "games/kingdom-rush/maps/map_file.h"
#include "games/kingdom-rush/maps/map_templates.h"

namespace tablewood::kingdom_rush {

namespace {

class KingdomMaps final : public MapMaker
{
public:
    explicit KingdomMaps(const Content& content) : m_box(std::make_shared<const MapBox>(content)) {}

    const std::vector<MapTemplate>& templates() const override { return mapTemplates(); }

    std::unique_ptr<MapDocument> fresh(std::string_view templateKey) const override
    {
        const std::string_view text = templateText(templateKey);
        if (text.empty())
            throw Fault(std::string(templateKey), TW_TEXT("kingdom-rush", "there is no such template"));
        return read(std::string(text), std::string(templateKey));
    }

    std::unique_ptr<MapDocument> read(const std::string& text, const std::string& file) const override
    {
        return std::make_unique<KingdomMap>(m_box, readState(text, file, *m_box));
    }

    MapReport check(const std::string& text) const override { return checkMap(text, m_box->content()); }

private:
    std::shared_ptr<const MapBox> m_box;
};

} // namespace

std::unique_ptr<MapMaker> makeMaps(const Content& content) { return std::make_unique<KingdomMaps>(content); }

} // namespace tablewood::kingdom_rush
