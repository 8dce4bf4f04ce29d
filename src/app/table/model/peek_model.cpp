#include "app/table/model/peek_model.h"

#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

void PeekModel::follow(Seat reader, const Scene& scene)
{
    const bool isFirst = !m_readers.contains(reader.index);
    Reader& page = m_readers[reader.index];
    std::set<std::string> there;
    for (const Panel& panel : scene.panels) {
        if (!panel.isGuarded)
            continue;
        for (const PanelItem& item : panel.items) {
            const std::string id(item.id.text());
            there.insert(id);
            if (isFirst || page.known.contains(id) || item.state != ItemState::ready)
                continue;
            page.fresh.push_back({item.id, item.icon, item.label});
        }
    }
    // An item that was taken back counts as new if it returns.
    std::erase_if(page.fresh, [&](const Peek& peek) { return !there.contains(std::string(peek.id.text())); });
    page.known = std::move(there);
}

void PeekModel::show(Viewer viewer, const std::vector<Player>& players, bool isSeen)
{
    m_viewer = viewer;
    std::vector<Row> rows;
    if (const auto page = m_readers.find(viewer.seat.index); isSeen && page != m_readers.end())
        for (const Peek& peek : page->second.fresh)
            rows.push_back(
                {named(peek.id), QVariant::fromValue(PeekLine{named(peek.icon), shown(peek.text, players)})});
    setRows(std::move(rows));
}

void PeekModel::read()
{
    m_readers[m_viewer.seat.index].fresh.clear();
    setRows({});
    Q_EMIT wasRead();
}

} // namespace tablewood
