#pragma once

#include "app/night/kept_night.h"

#include <QCoreApplication>

namespace tablewood {

/// Keeps the night that runs, so that it can go on after a crash, and tells of one that was cut off.
class NightKeeping
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::NightKeeping)

public:
    explicit NightKeeping(QString folder);

    /// Keeps the night as it is now; a night that is over is not kept.
    void keep(const NightOrder& order, const NightEngine& night, NightTime now);
    /// It is time to keep it again.
    bool isDue(NightTime now) const;
    void forget();
    std::optional<KeptNight> kept() const { return readKeptNight(m_folder); }

    /// Looks what is kept.
    void look();
    /// The title of the night that was cut off, as it was looked at last; empty for none.
    const QString& title() const { return m_title; }
    /// The step that it stood at.
    const QString& heading() const { return m_heading; }
    /// Why it cannot go on, and what to do; empty where it can, and where there is none.
    const QString& fault() const { return m_fault; }

private:
    QString m_folder;
    NightTime m_last{};
    QString m_title;
    QString m_heading;
    QString m_fault;
};

} // namespace tablewood
