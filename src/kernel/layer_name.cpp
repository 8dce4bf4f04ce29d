#include "kernel/layer_name.h"

#include <algorithm>
#include <charconv>

namespace tablewood {

namespace {

/// The pieces that "#12#40" names; none where it is no such list.
std::vector<PieceId> piecesOf(std::string_view term)
{
    std::vector<PieceId> pieces;
    while (!term.empty() && term.front() == '#') {
        PieceId piece = 0;
        const char* const begin = term.data() + 1;
        const auto [end, fault] = std::from_chars(begin, term.data() + term.size(), piece);
        if (fault != std::errc() || piece == 0)
            return {};
        pieces.push_back(piece);
        term.remove_prefix(static_cast<std::size_t>(end - term.data()));
    }
    return term.empty() ? pieces : std::vector<PieceId>();
}

} // namespace

std::vector<LayerTerm> readLayer(const Name& layer)
{
    std::vector<LayerTerm> terms;
    std::string_view rest = layer.letters();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('|'), rest.size());
        const std::string_view term = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        std::vector<PieceId> pieces = piecesOf(term);
        terms.push_back({pieces.empty() ? Name(term) : Name(), std::move(pieces)});
    }
    return terms;
}

} // namespace tablewood
