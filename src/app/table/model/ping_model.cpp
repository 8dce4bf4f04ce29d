#include "app/table/model/ping_model.h"

#include <QtCore/QTimer>

namespace tablewood {

void PingModel::add(const PingEntry& ping)
{
    constexpr int kMilliseconds = 3000;
    const QString key = QString::number(++m_last);
    std::vector<Row> more = rows();
    more.push_back({key, QVariant::fromValue(ping)});
    setRows(std::move(more));
    QTimer::singleShot(kMilliseconds, this, [this, key] {
        std::vector<Row> left = rows();
        std::erase_if(left, [&](const Row& row) { return row.key == key; });
        setRows(std::move(left));
    });
}

} // namespace tablewood
