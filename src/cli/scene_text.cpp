#include "cli/scene_text.h"

#include "cli/padded.h"
#include "kernel/layer_name.h"
#include "kernel/sentences.h"

#include <algorithm>
#include <map>

namespace tablewood::cli {

namespace {

constexpr const char* kAreaMarks = "+*~=^:;";

/// One sign for each thing of a kind, the first letter that is still free.
class Signs
{
public:
    std::string of(const std::string& name)
    {
        const auto known = m_signs.find(name);
        if (known != m_signs.end())
            return {known->second};
        std::string candidates = name + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        std::erase_if(candidates, [&](char c) {
            const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            return !isLetter ||
                   std::ranges::any_of(m_signs, [c](const auto& entry) { return entry.second == c; });
        });
        const char sign = candidates.empty() ? '?' : candidates.front();
        m_signs[name] = sign;
        return {sign};
    }
    std::string legend() const
    {
        std::string text;
        for (const auto& [name, sign] : m_signs)
            text += (text.empty() ? "" : ", ") + std::string(1, sign) + " " + name;
        return text;
    }

private:
    std::map<std::string, char> m_signs;
};

std::string trimmed(std::string text)
{
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::string seatSign(Seat seat) { return seat.isPlayer() ? std::to_string(seat.index) : std::string{}; }

class Picture
{
public:
    Picture(const Scene& scene, const Wording& wording, std::span<const Face> faces)
        : m_scene(scene), m_wording(wording), m_faces(faces)
    {
    }

    std::string text()
    {
        head();
        for (const Board& board : m_scene.boards)
            add(board);
        if (const std::string legend = m_signs.legend(); !legend.empty())
            line(legend + (m_hasSeats ? "; the number is the seat" : ""));
        addBadges();
        addStacked();
        addArrows();
        for (const Panel& panel : m_scene.panels)
            add(panel);
        for (const Zone& zone : m_scene.zones)
            add(zone);
        prompt();
        return m_text;
    }

private:
    std::string say(const Text& text) const { return words(text, m_wording); }
    void line(const std::string& text) { m_text += text + "\n"; }
    /// Adds the parts that are there on one line.
    void joined(const std::string& indent, const std::vector<std::string>& parts, const char* between)
    {
        std::string all;
        for (const std::string& part : parts)
            if (!part.empty())
                all += (all.empty() ? "" : between) + part;
        if (!all.empty())
            line(indent + all);
    }

    void head()
    {
        joined("", {say(m_scene.place), say(m_scene.moment), say(m_scene.turn)}, " - ");
        joined("", {say(m_scene.goal), say(m_scene.goalDetail)}, " ");
    }

    void add(const Board& board)
    {
        std::vector<const Piece*> pieces;
        for (const Piece& piece : m_scene.pieces)
            if (piece.at.in == board.id)
                pieces.push_back(&piece);
        line("");
        line((board.name.isEmpty() ? board.id.text() : say(board.name)) +
             (board.onPiece != 0 ? " (on piece " + std::to_string(board.onPiece) + ")" : ""));
        if (board.grid == Grid::free) {
            for (const Piece* piece : pieces)
                line("  " + signOf(*piece) + " at " + std::to_string(piece->at.cell.column) + ", " +
                     std::to_string(piece->at.cell.row));
            return;
        }
        std::ranges::stable_sort(pieces, {}, [](const Piece* piece) { return piece->at.layer; });
        std::map<Cell, std::string> filled;
        for (const Piece* piece : pieces)
            for (int column = 0; column < piece->width; ++column)
                for (int row = 0; row < piece->height; ++row)
                    filled[piece->at.cell.moved(column, row)] += signOf(*piece);
        grid(board, filled);
    }

    std::string signOf(const Piece& piece)
    {
        m_hasSeats = m_hasSeats || piece.seat.isPlayer();
        return m_signs.of(piece.figure.text()) + seatSign(piece.seat) + (piece.isCutOff ? "!" : "");
    }

    void grid(const Board& board, const std::map<Cell, std::string>& filled)
    {
        std::map<Cell, char> ground;
        std::map<std::string, char> marks{{"missing", ' '}};
        const auto lay = [&](const std::string& what, Cell cell) {
            const std::size_t next = std::min(marks.size() - 1, std::string_view(kAreaMarks).size() - 1);
            ground[cell] = marks.try_emplace(what, kAreaMarks[next]).first->second;
        };
        // The seams of a map say nothing of a space.
        for (const Area& area : board.areas)
            if (area.style != "slab" && isOn(area.layer))
                for (const Cell cell : area.cells)
                    lay(area.style.text(), cell);
        if (const Face* const face = faceNamed(board.face); face && face->diagram)
            for (const DiagramCell& cell : face->diagram->cells) {
                std::string what = cell.style;
                for (const std::string& part : {cell.icon, cell.value})
                    what += (what.empty() || part.empty() ? "" : " ") + part;
                lay(what, cell.at);
            }
        std::size_t width = 2;
        for (const auto& [cell, signs] : filled)
            width = std::max(width, signs.size());
        const auto contentOf = [&](Cell cell) {
            const auto pieces = filled.find(cell);
            const auto below = ground.find(cell);
            const std::string under(1, below == ground.end() ? '.' : below->second);
            return pieces == filled.end() ? under : pieces->second;
        };
        const std::size_t margin = std::to_string(board.rows).size() + 2;
        std::string header(margin, ' ');
        for (std::int16_t column = 0; column < board.columns; ++column) {
            const std::string name = Cell{column, 0}.text();
            header += padded(name.substr(0, name.size() - 1), width + 1);
        }
        line(trimmed(header));
        for (std::int16_t row = 0; row < board.rows; ++row) {
            const std::string name = std::to_string(row + 1);
            std::string text = std::string(margin - 1 - name.size(), ' ') + name + " ";
            if (board.grid == Grid::hex && row % 2 == 1)
                text += std::string((width + 1) / 2, ' ');
            for (std::int16_t column = 0; column < board.columns; ++column)
                text += padded(contentOf({column, row}), width + 1);
            line(trimmed(text));
        }
        std::string legend;
        for (const auto& [style, mark] : marks)
            if (mark != ' ')
                legend += std::string("  ") + mark + " " + style;
        if (!legend.empty())
            line(legend);
        for (const Trail& trail : board.trails) {
            std::string cells;
            for (const Cell cell : trail.cells)
                cells += " " + cell.text();
            line("  " + trail.style + ":" + cells);
        }
    }

    void add(const Panel& panel)
    {
        line("");
        std::string title = say(panel.title);
        if (panel.seat.isPlayer())
            title = "Seat " + seatSign(panel.seat) + (title.empty() ? "" : ": " + title);
        std::string score;
        if (panel.score) {
            score = say(panel.score->name) + " " + std::to_string(panel.score->value);
            if (panel.score->target > 0)
                score += " of " + std::to_string(panel.score->target);
        }
        joined("", {title, say(panel.subtitle), score}, " - ");
        joined("  ", {say(panel.news)}, "");
        for (const PanelItem& item : panel.items)
            add(item);
    }

    void add(const PanelItem& item)
    {
        std::vector<std::string> parts{say(item.label)};
        if (item.kind == ItemKind::counter || item.kind == ItemKind::medal)
            parts.push_back(std::to_string(item.value));
        if (item.kind == ItemKind::slots) {
            const auto full = std::ranges::count(item.slots, Slot::full);
            // The item's own words say of how many.
            parts.push_back(std::to_string(full) +
                            (item.text.isEmpty() ? " of " + std::to_string(item.slots.size()) : ""));
        }
        for (const Name& die : item.dice)
            parts.push_back("[" + die + "]");
        parts.push_back(say(item.text));
        if (item.state == ItemState::spent)
            parts.push_back("(used)");
        joined("  ", parts, " ");
    }

    void add(const Zone& zone)
    {
        std::vector<const Piece*> pieces;
        for (const Piece& piece : m_scene.pieces)
            if (piece.at.in == zone.id)
                pieces.push_back(&piece);
        std::ranges::stable_sort(pieces, {}, [](const Piece* piece) { return piece->at.cell; });
        std::string content;
        for (const Piece* piece : pieces)
            content += (content.empty() ? " " : ", ") + nameOf(*piece) +
                       (piece->facing != 0 ? " (tilted)" : "") + badgesOf(*piece);
        const std::string owner = zone.seat.isPlayer() ? "Seat " + seatSign(zone.seat) + ", " : "";
        const std::string name = zone.name.isEmpty() ? zone.id.text() : say(zone.name);
        const std::string limit = zone.capacity > 0 ? " of " + std::to_string(zone.capacity) : "";
        line(owner + name + " (" + std::to_string(zone.count) + limit + "):" + content);
    }

    bool isOnBoard(const Piece& piece) const
    {
        return std::ranges::find(m_scene.boards, piece.at.in, &Board::id) != m_scene.boards.end();
    }

    /// The badges of what stands on boards, a line for each piece; others have theirs behind their name.
    void addBadges()
    {
        for (const Piece& piece : m_scene.pieces)
            if (isOnBoard(piece) && !piece.badges.empty())
                line("  " + signOf(piece) + " at " + piece.at.cell.text() + badgesOf(piece));
    }

    /// The numbers of its face as they are now, and its marks: " [2 Strength, star]"; empty without any.
    std::string badgesOf(const Piece& piece) const
    {
        std::string all;
        const auto add = [&](const std::string& value, const std::string& meaning) {
            const std::string between = value.empty() || meaning.empty() ? "" : " ";
            all += (all.empty() ? " [" : ", ") + readable(value) + between + meaning;
        };
        if (const Face* const face = piece.isFlipped ? nullptr : faceNamed(piece.face))
            for (const FaceNumber& number : face->corners)
                if (std::ranges::find(piece.badges, number.icon, &Badge::icon) == piece.badges.end())
                    add(number.value, say(number.meaning));
        for (const Badge& badge : piece.badges)
            add(badge.value, badge.meaning.isEmpty() ? badge.icon.text() : say(badge.meaning));
        return all + (all.empty() ? "" : "]");
    }

    const Face* faceNamed(const Name& key) const
    {
        const auto found = std::ranges::find(m_faces, key, &Face::key);
        return found == m_faces.end() ? nullptr : &*found;
    }

    /// Lists pieces that lie on others, a line for each one below.
    void addStacked()
    {
        for (const Piece& below : m_scene.pieces) {
            std::vector<const Piece*> pieces;
            for (const Piece& piece : m_scene.pieces)
                if (piece.at.in == "#" + std::to_string(below.id))
                    pieces.push_back(&piece);
            if (pieces.empty())
                continue;
            std::ranges::stable_sort(pieces, {}, [](const Piece* piece) { return piece->at.layer; });
            std::string content;
            for (const Piece* piece : pieces)
                content += (content.empty() ? " " : ", ") + nameOf(*piece) + seatSign(piece->seat) +
                           badgesOf(*piece);
            line("On " + nameOf(below) + seatSign(below.seat) +
                 (isOnBoard(below) ? " at " + below.at.cell.text() : "") + ":" + content);
        }
    }

    /// What lies on the table before anybody switches it.
    bool isOn(const Name& layer) const
    {
        const auto isOnAtFirst = [&](const tablewood::LayerTerm& term) {
            const auto found = std::ranges::find(m_scene.layers, term.layer, &tablewood::Layer::id);
            return term.pieces.empty() && found != m_scene.layers.end() && found->isOn;
        };
        return layer.empty() || std::ranges::any_of(tablewood::readLayer(layer), isOnAtFirst);
    }

    void addArrows()
    {
        for (const Arrow& arrow : m_scene.arrows)
            if (isOn(arrow.layer))
                line("  -> " + (arrow.meaning.isEmpty() ? arrow.style.text() : say(arrow.meaning)));
    }

    std::string nameOf(const Piece& piece) const
    {
        if (!piece.name.isEmpty())
            return say(piece.name);
        return (piece.face.empty() ? piece.figure : piece.face).text();
    }

    void prompt()
    {
        line("");
        if (const std::string asked = sentences(say(m_scene.prompt.title), say(m_scene.prompt.body));
            !asked.empty())
            line(asked);
        if (m_scene.outcome)
            line("The match is over: " + sentences(say(m_scene.ending), say(m_scene.outcome->reason)));
    }

    const Scene& m_scene;
    const Wording& m_wording;
    std::span<const Face> m_faces;
    Signs m_signs;
    /// Whether a sign with the number of a seat stands on a board.
    bool m_hasSeats = false;
    std::string m_text;
};

} // namespace

std::string sceneText(const Scene& scene, const std::vector<Offer>& offers, const Wording& wording,
                      std::span<const Face> faces)
{
    std::string text = Picture(scene, wording, faces).text();
    if (!offers.empty())
        text += "\nMoves:\n";
    for (const Offer& offer : offers)
        text += "  " + offer.move + "\n";
    return text;
}

} // namespace tablewood::cli
