#pragma once

#include "app/table/model/table_source.h"

#include <optional>

namespace tablewood {

/// A night that people spend with closed eyes around one screen. Who is called opens theirs and chooses
/// there: the screen shows to everybody what the public is told, and takes a press for those of its persons
/// who are called. Where none of them is, somebody else's hand takes it, whose choice the rules throw away:
/// until a press the picture tells nothing of that.
class SharedNight
{
public:
    /// The night that the persons of this screen share now; nothing where it is day.
    static std::optional<SharedNight> of(const TableSource& source);

    /// The scene on the screen: the public's, with the spots and the card of the hand.
    const Scene& scene() const { return m_scene; }
    /// The seat that gestures at the screen are for; none where all of its persons are dead.
    Seat hand() const { return m_hand; }
    /// Those for whom a press counts beside the hand: others of its persons who are called as well.
    Seats partners() const { return m_partners; }

private:
    Scene m_scene;
    Seat m_hand = Seat::none();
    Seats m_partners;
};

} // namespace tablewood
