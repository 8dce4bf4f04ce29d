#include "app/lan/lan_table.h"

#include "app/words/wording.h"

/// The part of the window's place at a table that goes along when the table moves to another laptop.
namespace tablewood {

void LanTable::answerToHost(bool isYes)
{
    if (!m_isAskedToHost)
        return;
    m_isAskedToHost = false;
    m_visit->say(lan::AnswerToHost{isYes});
    Q_EMIT changed();
}

void LanTable::takeHandover(const lan::Handover& handover)
{
    try {
        auto hosted = OwnTable::handedOver(m_laptop, m_visit->guest()->lobby().game, handover);
        m_next = std::move(hosted);
        m_visit->say(lan::HostsNow{m_next->host().port(), m_laptop.addresses()});
    } catch (const std::exception& error) {
        // The old host waits a while and goes on.
        setNotice(tr("The table cannot be taken over: %1").arg(shown(error)));
    }
}

void LanTable::tableMoved(const lan::Moved& moved)
{
    // The caller may be what goes now: the rest comes after this call.
    if (m_hosted) {
        QMetaObject::invokeMethod(
            this, [this, moved] { joinMoved(moved); }, Qt::QueuedConnection);
    } else if (m_next && moved.certificate == lan::digestOf(m_laptop.place.identity().certificate)) {
        m_isMoving = true;
        QMetaObject::invokeMethod(
            this, [this] { hostTaken(); }, Qt::QueuedConnection);
    } else {
        followHost();
    }
}

/// Nobody is to find a second one of a table that stays where it is.
void LanTable::dropCopyIfNotMoved()
{
    const lan::TableClient& guest = *m_visit->guest();
    if (!m_next || m_isMoving || !guest.self() || guest.lobby().stage == lan::Stage::moving)
        return;
    const std::string copy = m_next->match();
    m_next.reset();
    try {
        m_laptop.library.remove(copy);
    } catch (const InputError& error) {
        // It stays a copy that is only promised, which cannot be played at.
        qWarning("%s", error.what());
    }
}

/// The table goes to another laptop: says so, and whose it is as soon as that is known.
void LanTable::followHost()
{
    m_formerHost = m_lobby->host();
    setNotice(tr("The table is on another laptop now. It goes on by itself."));
}

void LanTable::nameHost()
{
    const QString name = m_lobby->nameOf(m_lobby->host());
    if (!m_formerHost || m_lobby->host() == *m_formerHost || name.isEmpty())
        return;
    m_formerHost.reset();
    setNotice(tr("The table is on %1's laptop now. It goes on by itself.").arg(name));
}

/// The table that was handed over is ours now.
void LanTable::hostTaken()
{
    if (!m_next)
        return;
    const lan::LobbyGuest* const self = m_visit->guest()->self();
    const OwnPlace place = self ? OwnPlace{{self->name, self->emblem}, self->watch, false} : OwnPlace();
    auto next = std::move(m_next);
    leave();
    next->host().takeOver();
    open(std::move(next), place);
    setNotice(tr("You host the table now. This laptop holds the match."));
    Q_EMIT changed();
}

/// The table that was ours is elsewhere: goes after it, as a guest.
void LanTable::joinMoved(const lan::Moved& moved)
{
    if (!m_hosted)
        return;
    const lan::LobbyGuest* const self = m_visit->guest()->self();
    const OwnPlace place = self ? OwnPlace{{self->name, self->emblem}, self->watch, false} : OwnPlace();
    goAfter(std::move(m_hosted), moved, place);
}

void LanTable::goAfter(std::unique_ptr<OwnTable> gone, const lan::Moved& moved, const OwnPlace& place)
{
    const std::string match = gone->match();
    const lan::TableId table = gone->host().lobby().id();
    const std::string name = gone->host().lobby().view().table;
    const lan::Whereabouts where{lan::tableAddresses(moved.addresses, moved.port), moved.certificate, table};
    const lan::GuestId formerHost = m_lobby->host();
    gone->sendOn();
    keepSendingOn(std::move(gone));
    begin(tr("The table cannot be followed to the other laptop."), [&] {
        if (moved.token)
            m_laptop.place.known().keep({table, name, moved.certificate, *moved.token, where.addresses});
        // A former host must not keep the secrets of the match.
        m_laptop.library.remove(match);
        newVisit(place.who).join(where, place.who, place.wants);
    });
    followHost();
    m_formerHost = formerHost;
}

/// The table that was ours sends on, for a while, whoever slept while it moved.
void LanTable::keepSendingOn(std::unique_ptr<OwnTable> former)
{
    m_former = std::move(former);
    m_formerTimer.start(m_former->sendsOnFor());
}

void LanTable::stopSendingOn()
{
    m_formerTimer.stop();
    m_former->stopSendingOn();
    m_former.reset();
}

} // namespace tablewood
