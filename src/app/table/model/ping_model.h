#pragma once

#include "app/table/scene/board_entries.h"
#include "app/words/entry_model.h"

namespace tablewood {

/// Where people point now: each PingEntry for as long as it takes to look there.
class PingModel : public EntryModel
{
    Q_OBJECT

public:
    using EntryModel::EntryModel;
    void add(const PingEntry& ping);

private:
    int m_last = 0;
};

} // namespace tablewood
