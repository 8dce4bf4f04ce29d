#pragma once

#include "app/maps/map_entries.h"
#include "app/words/entry_model.h"

#include <QObject>
#include <QVariantList>

#include <string>
#include <vector>

namespace tablewood {

class MapEditor;

/// The waves of a map that is drawn: the cards there are, and the stacks for the number of players that is
/// shown.
class MapWaves : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The editor of a map has it")
    /// MapCardEntry rows, in the order of the supply.
    Q_PROPERTY(tablewood::EntryModel* cards READ cards CONSTANT)
    /// MapStackEntry values, one for each spawn.
    Q_PROPERTY(QVariantList stacks READ stacks NOTIFY changed)
    /// So many rounds have cards, the first with what is on the map.
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    /// For each round from the first: squares of enemies that come, and that bots cover about.
    Q_PROPERTY(QList<int> comes READ comes NOTIFY changed)
    Q_PROPERTY(QList<int> covered READ covered NOTIFY changed)
    /// These players have stacks of their own.
    Q_PROPERTY(bool isOwn READ isOwn NOTIFY changed)
    /// The numbers of players that have stacks of their own: a bit for each.
    Q_PROPERTY(int ownPlayers READ ownPlayers NOTIFY changed)

public:
    explicit MapWaves(MapEditor& editor, QObject* parent = nullptr) : QObject(parent), m_editor(editor) {}

    EntryModel* cards() { return &m_cards; }
    QVariantList stacks() const { return m_stacks; }
    int rounds() const { return m_rounds; }
    QList<int> comes() const { return m_comes; }
    QList<int> covered() const { return m_covered; }
    bool isOwn() const { return m_isOwn; }
    int ownPlayers() const { return m_ownPlayers; }

    /// Looks at the document anew.
    void follow();

    /// Puts a card into a stack, before the one at that index from the top, or at its end.
    Q_INVOKABLE void place(const QString& card, int stack, int index);
    Q_INVOKABLE void remove(int stack, int index);
    /// A card of a stack goes to another place.
    Q_INVOKABLE void move(int fromStack, int fromIndex, int stack, int index);
    Q_INVOKABLE void clear();
    /// Cards of the same wave, which say the same number, change their places.
    Q_INVOKABLE void shuffle();
    /// Takes the stacks of another number of players; those of all where it is 0.
    Q_INVOKABLE void copyFrom(int players);

Q_SIGNALS:
    void changed();

private:
    using Stack = std::vector<std::string>;

    std::vector<Stack> stacksNow() const;
    void set(std::size_t stack, const Stack& cards);
    QVariant entryOf(const std::string& card) const;

    MapEditor& m_editor;
    EntryModel m_cards;
    QVariantList m_stacks;
    int m_rounds = 1;
    QList<int> m_comes;
    QList<int> m_covered;
    bool m_isOwn = false;
    int m_ownPlayers = 0;
};

} // namespace tablewood
