#include "app/lan/lan_check.h"

#include "app/program.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

using lan::Finding;
using lan::Health;

/// Bad, or with a remedy: a finding that needs action.
bool isToDo(const Finding& finding)
{
    return finding.health == Health::bad || (finding.health == Health::note && !finding.remedy.isEmpty());
}

CheckEntry entryOf(const Finding& finding)
{
    return {shown(lan::titleOf(finding.layer)),
            !isToDo(finding)                ? QStringLiteral("ok")
            : finding.health == Health::bad ? QStringLiteral("bad")
                                            : QStringLiteral("look"),
            shown(finding.what), shown(finding.remedy)};
}

} // namespace

std::vector<CheckEntry> checkRows(const std::vector<Finding>& findings, bool isHosting)
{
    std::vector<CheckEntry> rows;
    for (auto layer = findings.begin(); layer != findings.end();) {
        const auto next = std::find_if(layer, findings.end(),
                                       [&](const Finding& one) { return one.layer != layer->layer; });
        const bool isPassedOver = isHosting && layer->layer == lan::Layer::tables;
        if (!isPassedOver && std::none_of(layer, next, isToDo)) {
            const auto good =
                std::find_if(layer, next, [](const Finding& one) { return one.health == Health::good; });
            rows.push_back(entryOf(good == next ? *layer : *good));
        }
        for (; layer != next; ++layer)
            if (!isPassedOver && isToDo(*layer))
                rows.push_back(entryOf(*layer));
    }
    return rows;
}

LanCheck::LanCheck(QObject* parent) : LanCheck(Program::instance(), parent) {}

LanCheck::LanCheck(Program& program, QObject* parent) : QObject(parent), m_program(program)
{
    connect(&m_program, &Program::languageChanged, this, &LanCheck::tell);
    connect(this, &LanCheck::isHostingChanged, this, &LanCheck::tell);
}

void LanCheck::run()
{
    m_runsAgain = m_doctor != nullptr;
    if (m_runsAgain)
        return;
    LanPlace& place = m_program.lanPlace();
    lan::DoctorPlan plan;
    plan.instance = place.instance();
    plan.network = place.network();
    plan.certificate = lan::certificateIn(place.directory());
    plan.version = m_program.version().toStdString();
    m_doctor = std::make_unique<lan::Doctor>(std::move(plan));
    connect(m_doctor.get(), &lan::Doctor::done, this, &LanCheck::take);
    m_doctor->start();
    Q_EMIT changed();
}

void LanCheck::take(const lan::Observations& seen)
{
    m_findings = lan::diagnose(seen);
    m_hasRun = true;
    m_doctor.release()->deleteLater();
    tell();
    if (m_runsAgain)
        run();
}

void LanCheck::tell()
{
    std::vector<EntryModel::Row> rows;
    for (const CheckEntry& entry : checkRows(m_findings, m_isHosting))
        rows.push_back({entry.name + entry.line, QVariant::fromValue(entry)});
    m_rows.setRows(std::move(rows));
    Q_EMIT changed();
}

} // namespace tablewood
