#include "map_maker_table.h"

#include <doctest/doctest.h>

#include <random>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

/// Draws at random what a person might, also what is refused.
class Scribbler
{
public:
    Scribbler(MapDocument& document, unsigned seed) : m_document(&document), m_random(seed) {}

    void scribble()
    {
        switch (upTo(15)) {
        case 0:
        case 1:
        case 2:
            lay();
            break;
        case 3:
            m_document->erase(stroke(), layer(), players());
            break;
        case 4:
            m_document->fill(anyOf({"ground:path", "ground:ground", "site:first", "feature:fire"}), spot(),
                             players());
            break;
        case 5:
            m_document->move(spot(), spot(), {step(), step()});
            break;
        case 6: {
            const MapSpot one = spot();
            m_document->move(one, one, {step(), step()});
            break;
        }
        case 7:
            m_copied = m_document->copy(spot(), spot());
            break;
        case 8:
            m_document->paste(m_copied, spot(), pose());
            break;
        case 9:
            m_document->drawWay(upTo(5), stroke());
            break;
        case 10:
            if (upTo(4) == 0)
                m_document->resize(static_cast<std::uint8_t>(upTo(2)), 3 + upTo(12), 3 + upTo(9));
            break;
        case 11:
            fill({});
            break;
        case 12:
            fill(spot());
            break;
        case 13:
            m_document->setStack(upTo(5), static_cast<std::size_t>(upTo(5)),
                                 {anyOf({"0G", "C1", "blank"}), anyOf({"1R", "2Y", "9R"})});
            break;
        default:
            m_document->copyStacks(upTo(5), upTo(5));
            break;
        }
        if (upTo(3) == 0)
            m_document->rest();
    }

private:
    int upTo(int end) { return std::uniform_int_distribution(0, end - 1)(m_random); }
    std::int16_t step() { return static_cast<std::int16_t>(upTo(7) - 3); }
    std::string anyOf(const std::vector<std::string>& words)
    {
        return words[static_cast<std::size_t>(upTo(static_cast<int>(words.size())))];
    }
    MapPlayers players() { return upTo(2) == 0 ? kAllMapPlayers : static_cast<MapPlayers>(upTo(16)); }
    std::optional<MapLayer> layer()
    {
        const int layer = upTo(8);
        return layer < 5 ? std::optional(static_cast<MapLayer>(layer)) : std::nullopt;
    }
    MapPose pose() { return {static_cast<std::uint8_t>(upTo(4)), upTo(2) == 0}; }
    MapSpot spot()
    {
        return {static_cast<std::uint8_t>(upTo(5) == 0 ? upTo(3) : 0),
                {static_cast<std::int16_t>(upTo(14) - 1), static_cast<std::int16_t>(upTo(10) - 1)}};
    }
    std::vector<MapSpot> stroke()
    {
        std::vector<MapSpot> spots{spot()};
        for (int i = upTo(5); i > 0; --i) {
            const auto next = orthogonalNeighbours(spots.back().at);
            spots.push_back({spots.back().map, next[static_cast<std::size_t>(upTo(4))]});
        }
        return spots;
    }
    void lay()
    {
        std::vector<std::string> stamps;
        for (const MapGroup& group : m_document->palette(upTo(5)))
            for (const MapStamp& stamp : group.stamps)
                if (group.key == "ground" || upTo(4) == 0)
                    stamps.push_back(stamp.key);
        m_document->stamp(anyOf(stamps), stroke(), pose(), players());
    }
    void fill(std::optional<MapSpot> where)
    {
        const int count = upTo(5);
        const std::vector<MapField> fields = m_document->fields(where, count);
        if (fields.empty())
            return;
        const MapField& field = fields[static_cast<std::size_t>(upTo(static_cast<int>(fields.size())))];
        std::string value = std::to_string(field.least + upTo(4));
        // A map of two hundred columns is scribbled on for too long.
        if (field.key.ends_with(".columns") || field.key.ends_with(".rows"))
            value = std::to_string(4 + upTo(10));
        if (!field.choices.empty())
            value =
                field.choices[static_cast<std::size_t>(upTo(static_cast<int>(field.choices.size())))].value;
        if (field.kind == MapFieldKind::players)
            value = anyOf({"1", "12", "34", "1234", ""});
        m_document->setField(where, count, field.key, value);
    }

    MapDocument* m_document;
    std::mt19937 m_random;
    std::string m_copied;
};

/// Scribbles, then undoes everything and does it all again.
void walk(const char* from, unsigned seed, int edits)
{
    constexpr int kBetweenReadings = 50;
    const auto document = maker().fresh(from);
    const std::string first = document->text();
    Scribbler scribbler(*document, seed);
    for (int edit = 0; edit < edits; ++edit) {
        scribbler.scribble();
        if (edit % kBetweenReadings != 0)
            continue;
        CAPTURE(edit);
        const std::string text = document->text();
        REQUIRE(maker().read(text, "again")->text() == text);
        maker().check(text);
    }
    const std::string last = document->text();
    std::vector<std::string> texts;
    while (document->canUndo()) {
        texts.push_back(document->text());
        document->undo();
    }
    CHECK(texts.size() > static_cast<std::size_t>(edits / 10));
    CHECK(document->text() == first);
    for (; document->canRedo(); texts.pop_back()) {
        document->redo();
        REQUIRE(document->text() == texts.back());
    }
    CHECK(document->text() == last);
}

} // namespace

TEST_CASE("two thousand edits at random are undone to the first text and done again to the last")
{
    walk("beginner", 1, 2000);
    walk("fork", 2, 500);
    walk("two-maps", 3, 500);
}

TEST_CASE("whatever is scribbled, each repair that a check offers is done and mends what it says")
{
    int mended = 0;
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const auto document = maker().fresh(seed % 2 == 0 ? "beginner" : "fork");
        Scribbler scribbler(*document, seed);
        constexpr int kEdits = 12;
        for (int edit = 0; edit < kEdits; ++edit)
            scribbler.scribble();
        const std::string text = document->text();
        for (const MapFault& fault : maker().check(text).faults) {
            if (fault.repair.empty())
                continue;
            CAPTURE(seed);
            CAPTURE(fault.repair);
            const auto again = maker().read(text, "again");
            CHECK_FALSE(again->repair(fault.repair).has_value());
            CHECK(again->text() != text);
            ++mended;
        }
    }
    CHECK(mended > 20);
}
