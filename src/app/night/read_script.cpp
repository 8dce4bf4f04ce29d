#include "app/night/read_script.h"

#include "app/night/script_spot.h"
#include "app/words/wording.h"
#include "moderator/night_script_file.h"

#include <QStringList>

namespace tablewood {

namespace {

/// So many faults of a script are shown: who mends them hears of the next.
constexpr std::size_t kShownFaults = 4;

QString inWords(const InputErrors& errors)
{
    QStringList lines;
    for (const Fault& fault : errors.all()) {
        if (lines.size() == static_cast<qsizetype>(kShownFaults))
            break;
        const QString where = shown(ScriptSpot::of(fault));
        lines.append(where.isEmpty() ? shown(fault) : where + QStringLiteral(": ") + shown(fault));
    }
    return lines.join('\n');
}

} // namespace

std::optional<NightScript> readOrTell(const std::string& name, QString& fault)
{
    try {
        return nightScriptNamed(name);
    } catch (const InputErrors& errors) {
        fault = inWords(errors);
    } catch (const Fault& error) {
        fault = shown(error);
    } catch (const InputError& error) {
        fault = QString::fromStdString(error.what());
    }
    return std::nullopt;
}

} // namespace tablewood
