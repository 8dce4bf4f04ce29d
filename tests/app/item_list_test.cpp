#include "app/words/item_list.h"

#include <QSignalSpy>
#include <doctest/doctest.h>

#include <memory>

using namespace tablewood;

TEST_CASE("an item that is deleted leaves the lists it is in, and they say so")
{
    ItemList list;
    QQuickItem stays;
    auto goes = std::make_unique<QQuickItem>();
    list.add(goes.get());
    list.add(&stays);
    const QSignalSpy changes(&list, &ItemList::itemsChanged);

    goes.reset();
    CHECK(list.items() == QList<QQuickItem*>{&stays});
    CHECK(changes.count() == 1);
}

TEST_CASE("an item is in a list once, and one that was taken out is not missed when it is deleted")
{
    ItemList list;
    auto item = std::make_unique<QQuickItem>();
    list.add(item.get());
    list.add(item.get());
    CHECK(list.items().size() == 1);

    list.remove(item.get());
    CHECK(list.items().isEmpty());
    const QSignalSpy changes(&list, &ItemList::itemsChanged);
    list.remove(item.get());
    item.reset();
    CHECK(changes.count() == 0);
}
