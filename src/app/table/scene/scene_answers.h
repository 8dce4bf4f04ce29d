#pragma once

#include "kernel/log.h"
#include "kernel/scene.h"
#include "session/match_record.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <span>

namespace tablewood {

/// What somebody who does not see the table asks about it, answered in a sentence each: what is next to a
/// thing, where the own things are, what has changed. The answers follow from the viewer's scene and log, and
/// tell no more than these.
class SceneAnswers
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::SceneAnswers)

public:
    using NameOf = std::function<QString(const Piece&)>;

    /// Scene and players outlive the answers; `nameOf` says what a piece is called.
    SceneAnswers(const Scene& scene, Viewer viewer, const std::vector<Player>& players, NameOf nameOf);

    /// What lies on a space, and on those that touch it. On a free board what lies nearest.
    QString beside(const Name& board, Cell cell) const;
    /// What lies beside a card of a field, and on it.
    QString besideCard(PieceId card) const;
    /// The viewer's things, board by board, with their spaces.
    QString mine() const;
    /// What was told since, with its places: of many lines the last.
    QString changed(std::span<const Event> since) const;

private:
    QString called(const Piece& piece) const;
    /// What a piece is called, and whose it is.
    QString owned(const Piece& piece) const;
    /// The name of a space, with its board's where there are several.
    QString placed(const Board& board, Cell cell) const;
    QStringList lyingOn(const Board& board, Cell cell) const;
    /// The pieces of a place, in their order there.
    std::vector<const Piece*> piecesOf(const Name& place) const;
    const Board* boardOf(const Name& id) const;
    QString nearest(const Board& board, Cell from) const;
    QString toldOf(const Event& event) const;

    const Scene& m_scene;
    Viewer m_viewer;
    const std::vector<Player>& m_players;
    NameOf m_nameOf;
};

} // namespace tablewood
