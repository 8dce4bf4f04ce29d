#include "art/art_request.h"

#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace tablewood {

namespace {
// Four screens of 4K: a larger picture is a mistake, and would cost a gigabyte.
constexpr int longestSide = 8192;
} // namespace

ArtRequest::ArtRequest(const QString& id) : m_id(id)
{
    const qsizetype question = id.indexOf(u'?');
    const QString path = QUrl::fromPercentEncoding(id.left(question < 0 ? id.size() : question).toUtf8());
    m_painter = path.section(u'/', 0, 0);
    m_key = path.section(u'/', 1);
    if (question < 0)
        return;
    const QUrlQuery query(id.mid(question + 1));
    for (const auto& [name, value] : query.queryItems(QUrl::FullyDecoded))
        m_values.insert(name, value);
}

double ArtRequest::number(const QString& name, double otherwise) const
{
    bool isNumber = false;
    const double value = m_values.value(name).toDouble(&isNumber);
    return isNumber ? value : otherwise;
}

bool ArtRequest::flag(const QString& name, bool otherwise) const
{
    const QString value = m_values.value(name);
    return value.isEmpty() ? otherwise : value != u"0" && value != u"false";
}

QColor ArtRequest::colour(const QString& name, const QColor& otherwise) const
{
    QString digits = m_values.value(name);
    if (digits.startsWith(u'#'))
        digits.remove(0, 1);
    bool isNumber = false;
    const quint32 value = digits.toUInt(&isNumber, 16);
    if (isNumber && digits.size() == 6)
        return QColor::fromRgb(value);
    if (isNumber && digits.size() == 8)
        return QColor::fromRgba(value);
    return otherwise;
}

QSize pictureSize(QSize requested, QSize usual)
{
    const auto following = [](int side, int of, int usualSide) {
        return std::max(1, qRound(double(side) * usualSide / of));
    };
    QSize size = requested;
    if (size.width() <= 0 && size.height() <= 0)
        size = usual;
    else if (size.width() <= 0)
        size.setWidth(following(size.height(), usual.height(), usual.width()));
    else if (size.height() <= 0)
        size.setHeight(following(size.width(), usual.width(), usual.height()));
    return size.boundedTo(QSize(longestSide, longestSide)).expandedTo(QSize(1, 1));
}

} // namespace tablewood
