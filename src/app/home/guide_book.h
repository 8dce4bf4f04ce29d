#pragma once

#include "app/table/model/table_model.h"
#include "app/table/scene/public_scene.h"
#include "kernel/match.h"

#include <QStringList>
#include <QVariantList>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

class Program;

/// A page of a game's short guide.
struct GuideEntry
{
    Q_GADGET
    QML_VALUE_TYPE(guideEntry)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString gameName MEMBER gameName)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QStringList paragraphs MEMBER paragraphs)
    Q_PROPERTY(tablewood::PublicScene scene MEMBER scene)
    /// FaceEntry values.
    Q_PROPERTY(QVariantList faces MEMBER faces)

public:
    QString game;
    QString gameName;
    QString title;
    QStringList paragraphs;
    PublicScene scene;
    QVariantList faces;
    friend bool operator==(const GuideEntry&, const GuideEntry&) = default;
};

/// What the values that are chosen for the whole table tell before the match, in the language that is spoken:
/// GuideEntry values. Empty where one of them is none.
QVariantList storyEntries(const GameType& game, const Setup& setup);

/// How to play: the short guides of all games on the shelf.
class GuideBook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// GuideEntry values.
    Q_PROPERTY(QVariantList pages READ pages NOTIFY changed)
    /// The first page that shows a board: what settings show as an example. Empty if there is none.
    Q_PROPERTY(tablewood::GuideEntry sample READ sample NOTIFY changed)

public:
    /// For QML.
    explicit GuideBook(QObject* parent = nullptr);
    explicit GuideBook(Program& program, QObject* parent = nullptr);
    static GuideBook* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QVariantList pages() const { return m_pages; }
    GuideEntry sample() const;
    /// What the choices of this match tell, as GuideEntry values; empty for null.
    Q_INVOKABLE QVariantList storyOf(tablewood::TableModel* table) const;

Q_SIGNALS:
    void changed();

private:
    void read();

    Program& m_program;
    /// In the language that is spoken.
    QVariantList m_pages;
};

} // namespace tablewood
