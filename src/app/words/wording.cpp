#include "app/words/wording.h"

#include "kernel/sentences.h"

#include <QCoreApplication>

namespace tablewood {

Wording translatedWording(const std::vector<Player>& players)
{
    Wording wording;
    wording.translate = [](const Text& text) {
        const int count = text.count() ? static_cast<int>(*text.count()) : -1;
        return QCoreApplication::translate(std::string(text.context()).c_str(),
                                           std::string(text.source()).c_str(), nullptr, count)
            .toStdString();
    };
    wording.nameOf = [players](Seat seat) { return seatName(seat, players).toStdString(); };
    return wording;
}

QString shown(const Text& text, const std::vector<Player>& players)
{
    return text.isEmpty() ? QString() : QString::fromStdString(words(text, translatedWording(players)));
}

QString named(const Name& name) { return QString::fromUtf8(name.begin(), name.end() - name.begin()); }

Name nameFrom(const QString& name) { return Name::fromText(name.toStdString()).value_or(Name()); }

QString shown(const Fault& fault) { return shown(reasonOf(fault)); }

QString shown(const std::exception& error)
{
    const auto* const fault = dynamic_cast<const Fault*>(&error);
    if (fault == nullptr)
        return QString::fromUtf8(error.what());
    const QString where = QString::fromStdString(readable(fault->where()));
    return (where.isEmpty() ? QString() : where + ": ") + shown(*fault);
}

QString botWord(const std::string& kind)
{
    if (kind == "mild")
        return QCoreApplication::translate("tablewood::Wording", "Mild bot");
    if (kind == "fair")
        return QCoreApplication::translate("tablewood::Wording", "Fair bot");
    if (kind == "sharp")
        return QCoreApplication::translate("tablewood::Wording", "Sharp bot");
    return QCoreApplication::translate("tablewood::Wording", "Bot");
}

QString seatName(Seat seat, const std::vector<Player>& players)
{
    if (seat.isPlayer() && static_cast<std::size_t>(seat.index) < players.size() &&
        !players[static_cast<std::size_t>(seat.index)].name.empty())
        return QString::fromStdString(players[static_cast<std::size_t>(seat.index)].name);
    return QCoreApplication::translate("tablewood::Wording", "Player %1").arg(seat.index + 1);
}

} // namespace tablewood
