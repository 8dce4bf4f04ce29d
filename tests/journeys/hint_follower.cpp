#include "hint_follower.h"

#include "app/table/lesson/lesson_model.h"
#include "app/table/model/hint_model.h"
#include "app/table/scene/panel_entries.h"

#include <doctest/doctest.h>

namespace tablewood::journeys {

QQuickItem* HintFollower::lesson() const
{
    const QList<QQuickItem*> cards = m_person.all("LessonCard");
    return cards.isEmpty() || !cards.first()->property("isOpen").toBool() ? nullptr : cards.first();
}

bool HintFollower::act()
{
    m_person.waitUntil("something can be done, or it is over",
                       [&] { return lesson() || isAsked() || scene().isOver(); });
    if (scene().isOver())
        return false;
    if (lesson()) {
        const QString before = table().lesson()->step();
        m_person.press(QStringLiteral("Got it"));
        m_person.waitUntil("it is read", [&] { return table().lesson()->step() != before; });
        return true;
    }
    const std::size_t before = moves();
    m_person.pressKey(Qt::Key_H);
    for (int touches = 0; moves() == before; ++touches) {
        if (touches == 8)
            m_person.giveUp(QStringLiteral("the hint leads nowhere: ") + table().hint()->words());
        m_person.waitUntil("the hint says something",
                           [&] { return !table().hint()->words().isEmpty() || moves() > before; });
        if (moves() == before)
            touch();
    }
    return true;
}

void HintFollower::touch()
{
    for (const EntryModel::Row& row : table().options()->rows())
        if (const auto option = row.entry.value<AskedOption>();
            table().hint()->words().endsWith(option.label)) {
            m_person.press(option.label);
            return;
        }
    const QList<QQuickItem*> lights = m_person.all("HintLight");
    // What is held has to be turned first, or turned over.
    if (lights.isEmpty())
        m_person.pressKey(table().hint()->words().contains(QStringLiteral("turning over")) ? Qt::Key_X
                                                                                           : Qt::Key_Z);
    else
        m_person.press(*lights.first());
}

} // namespace tablewood::journeys
