#pragma once

#include "art/art_catalog.h"
#include "art/art_request.h"
#include "art/game_look.h"

#include <QLoggingCategory>
#include <QMutex>
#include <QQuickImageProvider>

#include <future>
#include <map>
#include <memory>
#include <vector>

namespace tablewood {

Q_DECLARE_LOGGING_CATEGORY(artLog)

/// All pictures of the program for QML: "image://art/PAINTER/KEY?PARAMETERS", or with their size in pixels
/// before it, "image://art/192x146/PAINTER/KEY?PARAMETERS". docs/art.md lists the painters. The same id and
/// size always give the same picture. What is unknown gives a transparent picture and a warning. Pictures may
/// be asked for from any thread.
class ArtImageProvider : public QQuickImageProvider
{
public:
    /// `games` is the folder that holds a folder with a look.json for each game.
    explicit ArtImageProvider(const ArtCatalog& catalog = ArtCatalog::builtIn(),
                              QString games = QStringLiteral(":/tablewood/games"));

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

    /// Paints beside what else is done a picture that will be asked for once, in this size.
    void paintAhead(const QString& id, QSize requestedSize);

    /// The look of a game, read once; a game without a look.json, or after a warning one whose look cannot be
    /// read, plays with the seats' tokens on a plain board. Null where it is no name of a game.
    std::shared_ptr<const GameLook> look(const QString& game);

private:
    /// The picture, transparent after a warning where it is unknown.
    QImage paint(const QString& id, QSize requestedSize);
    /// The picture painted ahead for this request; null if there is none.
    QImage takeAhead(const QString& id, QSize requestedSize);

    struct Ahead
    {
        QString id;
        QSize size;
        std::future<QImage> picture;
    };

    const ArtCatalog& m_catalog;
    QString m_games;
    QMutex m_looksLock;
    std::map<QString, std::shared_ptr<const GameLook>> m_looks;
    QMutex m_aheadLock;
    std::vector<Ahead> m_ahead;
};

} // namespace tablewood
