#pragma once

#include "board_eyes.h"
#include "forest_moments.h"

namespace tablewood::journeys {

/// Opens a match of Rise of the Forest between Mira and a bot that plays at random, with these options. Bots
/// and the run hurry.
void openForestMatch(Person& person, std::map<std::string, std::string> options, const char* seed = "run");
/// Opens this one.
void layForestMatch(Person& person, MatchRecord match);

/// Somebody who gets through a match of Rise of the Forest as either side, by mouse or by the keys alone.
class ForestPlayer
{
public:
    enum class Hands
    {
        mouse,
        keys
    };
    /// Who plays cards in their turns, and who lets the others come.
    enum class Zeal
    {
        plays,
        watches
    };

    ForestPlayer(Person& person, Hands hands, Zeal zeal = Zeal::plays)
        : m_person(person), m_eyes(person), m_hands(hands), m_zeal(zeal)
    {
    }

    TableModel& table() const { return m_eyes.table(); }
    const BoardEyes& eyes() const { return m_eyes; }
    const SceneModel& scene() const { return m_eyes.scene(); }
    std::size_t moves() const { return table().record().moves.size(); }
    /// The table waits for something that they do.
    bool isAsked() const;
    /// Does one thing that is asked; waits for what others and the run do before. False once it is over.
    bool act();
    /// Cards may be played now, or passed over.
    bool mayPlay() const;
    void goOn();
    void pressSpace(QPoint cell);
    void pressCard(QQuickItem& card);
    /// Lays the tile in the hand as this move says, with its key for turning and the mouse.
    void layTile(const std::string& move);
    /// A card of the hand that can be played, by the beginning of its name; null for none.
    QQuickItem* playable(const QString& name = {}) const;
    /// A card on a panel that can be pressed; null for none.
    QQuickItem* litOnPanel() const;
    /// The space of a Lightborn that can be pressed.
    std::optional<QPoint> litUnit() const;
    /// Plays this card, in the place of the first unit that can go where it replaces one.
    void playFrom(QQuickItem& card);
    /// These are played before others.
    void prefer(const QStringList& names) { m_wanted = names; }

private:
    void playCard();
    void takeTower();
    /// The space nearest to the middle of all that are lit.
    QPoint litInMiddle() const;

    Person& m_person;
    BoardEyes m_eyes;
    Hands m_hands;
    Zeal m_zeal;
    QStringList m_wanted;
};

} // namespace tablewood::journeys
