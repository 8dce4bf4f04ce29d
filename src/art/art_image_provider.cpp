#include "art/art_image_provider.h"

#include "art/art_painters.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>
#include <stdexcept>

namespace tablewood {

Q_LOGGING_CATEGORY(artLog, "tablewood.art")
/// How long each picture takes; told when it is switched on (QT_LOGGING_RULES=tablewood.art.time=true).
Q_LOGGING_CATEGORY(artTimeLog, "tablewood.art.time", QtWarningMsg)

ArtImageProvider::ArtImageProvider(const ArtCatalog& catalog, QString games)
    : QQuickImageProvider(QQuickImageProvider::Image), m_catalog(catalog), m_games(std::move(games))
{
}

QImage ArtImageProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize)
{
    static const QRegularExpression sized(QStringLiteral("^(\\d{1,5})x(\\d{1,5})/(.*)$"));
    const QRegularExpressionMatch match = sized.match(id);
    const QString name = match.hasMatch() ? match.captured(3) : id;
    const QSize wanted =
        match.hasMatch() ? QSize(match.captured(1).toInt(), match.captured(2).toInt()) : requestedSize;
    QImage picture = takeAhead(name, wanted);
    if (picture.isNull())
        picture = paint(name, wanted);
    if (size)
        *size = picture.size();
    return picture;
}

void ArtImageProvider::paintAhead(const QString& id, QSize requestedSize)
{
    const QMutexLocker lock(&m_aheadLock);
    m_ahead.push_back(
        {id, requestedSize, std::async(std::launch::async, [=, this] { return paint(id, requestedSize); })});
}

QImage ArtImageProvider::takeAhead(const QString& id, QSize requestedSize)
{
    std::future<QImage> picture;
    {
        const QMutexLocker lock(&m_aheadLock);
        const auto found = std::ranges::find_if(
            m_ahead, [&](const Ahead& ahead) { return ahead.id == id && ahead.size == requestedSize; });
        if (found == m_ahead.end())
            return {};
        picture = std::move(found->picture);
        m_ahead.erase(found);
    }
    return picture.get();
}

QImage ArtImageProvider::paint(const QString& id, QSize requestedSize)
{
    QElapsedTimer clock;
    clock.start();
    const ArtRequest request(id);
    QImage picture =
        paintArt(request, requestedSize, {m_catalog, [this](const QString& game) { return look(game); }});
    if (picture.isNull()) {
        const QString known = artPainterNames().contains(request.painter())
                                  ? QStringLiteral("\"%1\" knows no \"%2\" with these parameters")
                                        .arg(request.painter(), request.key())
                                  : QStringLiteral("there is no painter \"%1\"").arg(request.painter());
        qCWarning(artLog).noquote() << QStringLiteral("No picture for \"%1\": %2.").arg(id, known);
        picture = QImage(pictureSize(requestedSize, {16, 16}), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
    }
    qCDebug(artTimeLog).noquote() << static_cast<double>(clock.nsecsElapsed()) / 1e6 << "ms" << id
                                  << picture.size();
    return picture;
}

std::shared_ptr<const GameLook> ArtImageProvider::look(const QString& game)
{
    static const QRegularExpression gameId(QStringLiteral("^[a-z0-9-]+$"));
    if (!gameId.match(game).hasMatch())
        return nullptr;
    const QMutexLocker lock(&m_looksLock);
    const auto known = m_looks.find(game);
    if (known != m_looks.end())
        return known->second;
    std::shared_ptr<const GameLook> read;
    try {
        read = std::make_shared<const GameLook>(GameLook::of(game, m_games));
    } catch (const std::runtime_error& error) {
        qCWarning(artLog).noquote() << QStringLiteral("\"%1\" is shown with tokens on a plain board: %2.")
                                           .arg(game, QString::fromUtf8(error.what()));
        read = std::make_shared<const GameLook>(GameLook::plain());
    }
    m_looks.emplace(game, read);
    return read;
}

} // namespace tablewood
