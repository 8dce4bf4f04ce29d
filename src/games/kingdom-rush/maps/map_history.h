#pragma once

#include "games/kingdom-rush/maps/map_state.h"

#include <string>

namespace tablewood::kingdom_rush {

/// The states of a document one after the other, each with what the edits to it changed. Edits of one kind
/// become one state until there is a rest.
class MapHistory
{
public:
    explicit MapHistory(MapState first) { m_states.push_back(std::move(first)); }

    const MapState& now() const { return m_states[m_at]; }
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_states.size(); }
    void undo()
    {
        if (canUndo())
            --m_at;
        rest();
    }
    void redo()
    {
        if (canRedo())
            ++m_at;
        rest();
    }
    void rest() { m_stroke.clear(); }

    /// Takes a state that edits of a kind made of the one now. One that has the very parts of it is none.
    void take(MapState state, const std::string& kind)
    {
        if (state.isThat(now()))
            return;
        state.version = ++m_versions;
        m_states.resize(m_at + 1);
        if (!m_stroke.empty() && m_stroke == kind) {
            m_states[m_at] = std::move(state);
        } else {
            m_states.push_back(std::move(state));
            ++m_at;
        }
        m_stroke = kind;
    }

private:
    std::vector<MapState> m_states;
    std::size_t m_at = 0;
    std::uint64_t m_versions = 0;
    /// The kind of edits that the last state is made of; empty after a rest.
    std::string m_stroke;
};

} // namespace tablewood::kingdom_rush
