#include "app/words/entry_model.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// Counts what a view would have to do.
struct Work
{
    explicit Work(EntryModel& model)
    {
        QObject::connect(&model, &EntryModel::rowsInserted, [this] { ++inserted; });
        QObject::connect(&model, &EntryModel::rowsRemoved, [this] { ++removed; });
        QObject::connect(&model, &EntryModel::rowsMoved, [this] { ++moved; });
        QObject::connect(&model, &EntryModel::dataChanged, [this] { ++changed; });
    }
    int inserted = 0;
    int removed = 0;
    int moved = 0;
    int changed = 0;
};

QStringList keys(const EntryModel& model)
{
    QStringList list;
    for (const EntryModel::Row& row : model.rows())
        list.append(row.key);
    return list;
}

} // namespace

TEST_CASE("rows that stay the same cost nothing")
{
    EntryModel model;
    model.setRows({{"a", 1}, {"b", 2}});
    Work work(model);
    model.setRows({{"a", 1}, {"b", 2}});
    CHECK(work.inserted + work.removed + work.moved + work.changed == 0);
}

TEST_CASE("a row that changes keeps its delegate")
{
    EntryModel model;
    model.setRows({{"a", 1}, {"b", 2}});
    Work work(model);
    model.setRows({{"a", 1}, {"b", 3}});
    CHECK(work.changed == 1);
    CHECK(work.inserted + work.removed + work.moved == 0);
    CHECK(model.at(1).toInt() == 3);
}

TEST_CASE("who reads the entries one by one hears of every change, and of nothing else")
{
    EntryModel model;
    int news = 0;
    QObject::connect(&model, &EntryModel::entriesChanged, [&] { ++news; });
    model.setRows({{"a", 1}, {"b", 2}});
    CHECK(news == 1);
    model.setRows({{"a", 1}, {"b", 2}});
    CHECK(news == 1);
    model.setRows({{"a", 1}, {"b", 3}});
    CHECK(news == 2);
    model.setRows({{"b", 3}, {"a", 1}});
    CHECK(news == 3);
    model.setRows({{"b", 3}, {"c", 4}});
    CHECK(news == 4);
    CHECK(model.entries() == QVariantList{3, 4});
}

TEST_CASE("rows go, come and change places in one step")
{
    EntryModel model;
    model.setRows({{"a", 1}, {"b", 2}, {"c", 3}});
    Work work(model);
    model.setRows({{"c", 3}, {"d", 4}, {"a", 1}});
    CHECK(keys(model) == QStringList{"c", "d", "a"});
    CHECK(work.removed == 1);
    CHECK(work.inserted == 1);
    CHECK(work.moved == 1);
    CHECK(work.changed == 0);
}
