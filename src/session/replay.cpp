#include "session/replay.h"

#include <algorithm>

namespace tablewood {

namespace {

Seat turnOf(const Scene& publicView)
{
    const std::vector<TextArg>& args = publicView.turn.args();
    const auto named = std::ranges::find(args, ArgKind::seat, &TextArg::kind);
    return named == args.end() ? publicView.active.first() : Seat{static_cast<std::int8_t>(named->number)};
}

} // namespace

std::vector<int> scoresOf(const Scene& scene, std::size_t seats)
{
    std::vector<int> scores;
    for (std::size_t i = 0; i < seats; ++i)
        for (const Panel& panel : scene.panels)
            if (panel.seat == Seat{static_cast<std::int8_t>(i)} && panel.score) {
                scores.push_back(panel.score->value);
                break;
            }
    return scores;
}

Replay::Replay(const GameType& type, MatchRecord record) : m_played(type, std::move(record), m_journal)
{
    const std::size_t seats = this->record().players.size();
    for (std::size_t moves = 0; moves <= this->record().moves.size(); ++moves) {
        const Scene scene = m_played.at(moves).view(Viewer::publicView());
        m_standings.push_back({scene.moment, turnOf(scene), scoresOf(scene, seats)});
    }
}

const std::vector<Replay::Picture>& Replay::pictures(Viewer viewer) const
{
    const auto known = m_pictures.find(viewer.seat);
    return known != m_pictures.end() ? known->second
                                     : m_pictures.emplace(viewer.seat, picturesOf(viewer)).first->second;
}

std::vector<Replay::Picture> Replay::picturesOf(Viewer viewer) const
{
    std::vector<Picture> pictures;
    Scene shown;
    std::size_t logLength = 0;
    for (std::size_t moves = 0; moves <= record().moves.size(); ++moves) {
        Picture picture = pictures.empty() ? Picture() : pictures.back();
        picture.first = picture.moves = moves;
        bool isPart = pictures.size() > 1;
        for (; logLength < m_played.logLengthAt(moves); ++logLength) {
            const LogEntry& entry = m_played.log()[logLength];
            if (!entry.isFor(viewer))
                continue;
            ++picture.lines;
            isPart = isPart && entry.event.isDetail;
        }
        Scene scene = m_played.at(moves).view(viewer);
        if (!pictures.empty() && picture.lines == pictures.back().lines && scene == shown)
            continue;
        shown = std::move(scene);
        if (isPart && picture.lines > pictures.back().lines) {
            picture.first = pictures.back().first;
            pictures.back() = picture;
        } else {
            pictures.push_back(picture);
        }
    }
    return pictures;
}

std::size_t Replay::pictureAt(Viewer viewer, std::size_t moves) const
{
    const std::vector<Picture>& all = pictures(viewer);
    const auto after = std::ranges::upper_bound(all, moves, {}, &Picture::first);
    return static_cast<std::size_t>(after - all.begin()) - 1;
}

SeatView Replay::view(Viewer viewer, std::size_t picture) const
{
    const std::size_t moves = pictures(viewer).at(picture).moves;
    SeatView view;
    view.revision = static_cast<std::uint32_t>(picture) + 1;
    view.players = record().players;
    view.scene = m_played.at(moves).view(viewer);
    for (std::size_t i = 0; i < m_played.logLengthAt(moves); ++i) {
        if (const LogEntry& entry = m_played.log()[i]; entry.isFor(viewer))
            view.log.push_back(entry.event);
    }
    return view;
}

} // namespace tablewood
