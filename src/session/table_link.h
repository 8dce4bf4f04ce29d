#pragma once

#include "session/guest_view.h"
#include "session/table.h"

#include <functional>
#include <optional>

namespace tablewood {

/// The persons of one laptop at a table in the same program: one view for each of them. Messages go as bytes
/// both ways, as they would over a network.
class TableLink final : public Guest
{
public:
    /// Called after each message, once the view has changed. It may send wishes; it throws nothing.
    using Changed = std::function<void(Viewer, const ViewChange&)>;

    /// Joins; `changed` is called for the first views already. `table` outlives the link. Throws InputError
    /// if a view cannot be taken, such as one that is larger than a message may be.
    TableLink(Table& table, std::vector<Viewer> viewers, Changed changed = {});
    ~TableLink() override;

    /// The view of one of this link's viewers.
    const SeatView& view(Viewer viewer) const;
    /// Says a wish for one of the seats of this link.
    void send(Seat seat, Wish wish);

    /// A message that cannot be taken is told as a refusal to every view of this link.
    void receive(std::span<const std::uint8_t> message) override;

private:
    template <class Self>
    static auto& viewOf(Self& self, Viewer viewer)
    {
        for (auto& view : self.m_views) {
            if (view.viewer() == viewer)
                return view;
        }
        throw InputError("view", "this link has no view of that seat");
    }

    void tellFault();

    Table& m_table;
    std::vector<GuestView> m_views;
    Changed m_changed;
    /// Why a message could not be taken.
    std::optional<InputError> m_fault;
};

} // namespace tablewood
