#include "panes.h"

#include <bit>

namespace tablewood::mosaic {

namespace {

/// A pane as it is drawn: # for a gap, x for a knot.
constexpr Pattern drawn(std::string_view spaces)
{
    Pattern pattern;
    Spaces bit = 1;
    for (const char letter : spaces) {
        pattern.gaps |= letter == '#' ? bit : 0;
        pattern.knots |= letter == 'x' ? bit : 0;
        bit <<= 1;
    }
    return pattern;
}

/// A tile as it is drawn: # for a space that it covers.
constexpr Shape tile(std::uint8_t width, std::uint8_t height, std::string_view spaces)
{
    return {width, height, drawn(spaces).gaps};
}

} // namespace

const std::array<Pattern, kPanes>& patterns()
{
    static const std::array<Pattern, kPanes> all{drawn("..#.."
                                                       ".###."
                                                       "..#.."
                                                       "....."
                                                       "....x"),
                                                 drawn("##..."
                                                       "#...."
                                                       "..x.."
                                                       "....#"
                                                       "...##"),
                                                 drawn("....."
                                                       ".###."
                                                       ".#x.."
                                                       ".###."
                                                       "....."),
                                                 drawn("#...."
                                                       "##..."
                                                       ".##.."
                                                       "..##."
                                                       "x...."),
                                                 drawn("##.##"
                                                       "....."
                                                       "..x.."
                                                       "....."
                                                       ".###."),
                                                 drawn("....x"
                                                       ".##.."
                                                       ".##.."
                                                       "...##"
                                                       "...#."),
                                                 drawn("#.#.#"
                                                       "#.#.#"
                                                       "....."
                                                       "x...x"
                                                       "....."),
                                                 drawn("....."
                                                       "####."
                                                       "...#."
                                                       "x..#."
                                                       "....."),
                                                 drawn("x...#"
                                                       "...##"
                                                       "..##."
                                                       "....."
                                                       "....."),
                                                 drawn("##..."
                                                       "##x.."
                                                       "..x##"
                                                       "...##"
                                                       "....."),
                                                 drawn("..#.."
                                                       "..#.."
                                                       "#####"
                                                       "....."
                                                       "x...x"),
                                                 drawn("....."
                                                       ".#.#."
                                                       ".###."
                                                       ".#.#."
                                                       "..x..")};
    return all;
}

std::string faceOf(std::uint8_t pattern) { return "pane" + std::to_string(pattern); }

std::vector<Face> facesOfPanes()
{
    std::vector<Face> faces;
    for (std::uint8_t number = 0; number < kPanes; ++number) {
        const Pattern& pattern = patterns()[number];
        Face face;
        face.key = faceOf(number);
        face.name = {TW_TEXT("mosaic", "Pane %1"), number + 1};
        face.type = TW_TEXT("mosaic", "Pane");
        face.typeIcon = "map";
        face.picture.palette = "lake";
        Diagram diagram;
        diagram.columns = kSide;
        diagram.rows = kSide;
        for (std::int16_t row = 0; row < kSide; ++row)
            for (std::int16_t column = 0; column < kSide; ++column) {
                const Cell cell{column, row};
                if ((pattern.gaps & spaceAt(cell)) != 0)
                    diagram.cells.push_back({cell, "gap", {}, {}});
                else if ((pattern.knots & spaceAt(cell)) != 0)
                    diagram.cells.push_back({cell, "knot", "cross", {}});
            }
        diagram.meaning = {TW_TEXT("mosaic", "%1 gaps in five rows of five spaces"),
                           std::popcount(pattern.gaps)};
        face.corners = {{"drop", std::to_string(std::popcount(pattern.gaps)), TW_TEXT("mosaic", "Gaps")}};
        face.diagram = std::move(diagram);
        faces.push_back(std::move(face));
    }
    return faces;
}

const std::array<TileKind, kShapes>& tileKinds()
{
    static const std::array<TileKind, kShapes> all{{
        {tile(1, 1, "#"), Turning::none, TW_TEXT("mosaic", "Chip")},
        {tile(2, 1, "##"), Turning::flips, TW_TEXT("mosaic", "Pair")},
        {tile(3, 1, "###"), Turning::flips, TW_TEXT("mosaic", "Bar")},
        {tile(2, 2, "#.##"), Turning::flips, TW_TEXT("mosaic", "Corner")},
        {tile(2, 2, "####"), Turning::none, TW_TEXT("mosaic", "Square")},
        {tile(2, 3, "#.#.##"), Turning::flips, TW_TEXT("mosaic", "Ell")},
        {tile(3, 2, "##..##"), Turning::flips, TW_TEXT("mosaic", "Zig")},
        {tile(3, 2, "###.#."), Turning::flips, TW_TEXT("mosaic", "Tee")},
    }};
    return all;
}

Spaces coveredBy(std::uint8_t kind, Orientation way, Cell at)
{
    const TileKind& tile = tileKinds()[kind];
    const Shape shape = lying(tile.shape, tile.turning, way);
    Spaces covered = 0;
    for (int row = 0; row < shape.height; ++row)
        for (int column = 0; column < shape.width; ++column) {
            if (!shape.covers(column, row))
                continue;
            const Cell cell = at.moved(column, row);
            if (!isOnPane(cell))
                return 0;
            covered |= spaceAt(cell);
        }
    return covered;
}

} // namespace tablewood::mosaic
