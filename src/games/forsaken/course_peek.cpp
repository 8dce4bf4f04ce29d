#include "games/forsaken/course.h"

#include <algorithm>

/// The looks that cards give, and the notes that are kept of them.
namespace tablewood::forsaken {

namespace {

std::size_t indexOf(Seat seat) { return static_cast<std::size_t>(seat.index); }
std::size_t indexOf(Role role) { return static_cast<std::size_t>(role); }
std::size_t indexOf(Landmark landmark) { return static_cast<std::size_t>(landmark); }

} // namespace

void Course::peek(const Effect& effect, const Matter& matter)
{
    const Seat subject = one(effect.whom, matter);
    const Seats readers = concernedBy(effect, matter);
    const bool isOfPlayer = effect.deed != Deed::peekDestination && subject.isPlayer();
    if (isOfPlayer && !readers.isEmpty() && !showsWhatIsOf(subject, matter)) {
        tell(subject, "fail",
             [&] { return Text(TW_TEXT("forsaken", "Nobody peeks at %1, who is a Spirit now"), subject); });
        return;
    }
    for (const Seat seat : readers) {
        m_log.revealTo(seat);
        // The log lies open on a screen, so it does not say what was seen.
        tellOnly(seat, subject, "peek",
                 [] { return Text(TW_TEXT("forsaken", "What you saw stands in your notebook")); });
        if (effect.deed == Deed::peekDestination) {
            for (const Mark mark : matter.marks)
                if (mark.kind == MarkKind::place) {
                    of(seat).places = static_cast<std::uint8_t>(of(seat).places | 1u << mark.number);
                    note(seat, NoteKind::place, mark.number, indexOf(m_state.layout[mark.number]));
                }
            continue;
        }
        if (!subject.isPlayer())
            continue;
        if (effect.deed == Deed::peekRole) {
            of(seat).souls.add(subject);
            note(seat, NoteKind::role, indexOf(subject), indexOf(of(subject).shown));
        } else {
            std::erase_if(m_state.known,
                          [&](const KnownCard& one) { return one.reader == seat && one.holder == subject; });
            of(subject).hand.forEachKind([&](CardId id) {
                const int count = of(subject).hand.count(id);
                note(seat, NoteKind::hand, indexOf(subject), id, count);
                m_state.known.insert(m_state.known.end(), static_cast<std::size_t>(count),
                                     KnownCard{seat, subject, id});
            });
        }
    }
}

bool Course::showsWhatIsOf(Seat subject, const Matter& matter) const
{
    const auto& aims = card(matter.card).aims;
    bool isAimedAtSpirit = false;
    for (std::size_t i = 0; i < std::min(aims.size(), matter.marks.size()); ++i)
        isAimedAtSpirit = isAimedAtSpirit || (aims[i] == Aim::spirit && matter.marks[i] == Mark::of(subject));
    return isAimedAtSpirit || m_state.living.has(subject);
}

void Course::note(Seat reader, NoteKind kind, std::size_t subject, std::size_t what, int count)
{
    const bool isNight = m_state.step == Step::night;
    m_state.notes.push_back({reader, kind, static_cast<std::uint8_t>(subject),
                             static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(count),
                             static_cast<std::int8_t>(isNight ? -1 : m_state.turns + 1), m_state.nights,
                             static_cast<std::int16_t>(isNight ? 0 : m_state.cycles + 1)});
}

} // namespace tablewood::forsaken
