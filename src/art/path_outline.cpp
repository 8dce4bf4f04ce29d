#include "art/path_outline.h"

#include <QtMath>

#include <cmath>

namespace tablewood {

namespace {

class PathReader
{
public:
    explicit PathReader(const QString& text) : m_text(text) {}

    std::optional<QPainterPath> read()
    {
        while (skipSpace(), m_at < m_text.size()) {
            if (m_text[m_at].isLetter()) {
                m_command = m_text[m_at++];
                m_fresh = true;
            } else if (m_command.toUpper() == u'Z' || m_command.isNull()) {
                return std::nullopt;
            } else if (m_command.toUpper() == u'M' && !m_fresh) {
                m_command = m_command.isUpper() ? QChar(u'L') : QChar(u'l');
            }
            if (!step())
                return std::nullopt;
            m_fresh = false;
        }
        return m_path;
    }

private:
    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u','))
            ++m_at;
    }

    bool number(double& value)
    {
        skipSpace();
        const qsizetype begin = m_at;
        if (m_at < m_text.size() && (m_text[m_at] == u'-' || m_text[m_at] == u'+'))
            ++m_at;
        bool point = false;
        while (m_at < m_text.size() && (isDigit(m_text[m_at]) || (m_text[m_at] == u'.' && !point))) {
            point = point || m_text[m_at] == u'.';
            ++m_at;
        }
        bool isNumber = false;
        value = QStringView(m_text).mid(begin, m_at - begin).toDouble(&isNumber);
        return isNumber;
    }

    // The two flags of an arc are single digits and may stand without space between them.
    bool flag(bool& value)
    {
        skipSpace();
        if (m_at >= m_text.size() || (m_text[m_at] != u'0' && m_text[m_at] != u'1'))
            return false;
        value = m_text[m_at++] == u'1';
        return true;
    }

    bool point(QPointF& value)
    {
        double x = 0;
        double y = 0;
        if (!number(x) || !number(y))
            return false;
        value = (m_command.isLower() ? m_path.currentPosition() : QPointF()) + QPointF(x, y);
        return true;
    }

    bool step()
    {
        const QPointF from = m_path.currentPosition();
        const char16_t kind = m_command.toUpper().unicode();
        QPointF a;
        QPointF b;
        QPointF to;
        switch (kind) {
        case u'Z':
            m_path.closeSubpath();
            break;
        case u'M':
            if (!point(to))
                return false;
            m_path.moveTo(to);
            break;
        case u'L':
            if (!point(to))
                return false;
            m_path.lineTo(to);
            break;
        case u'H':
        case u'V': {
            double value = 0;
            if (!number(value))
                return false;
            to = from;
            double& changed = kind == u'H' ? to.rx() : to.ry();
            changed = m_command.isLower() ? changed + value : value;
            m_path.lineTo(to);
            break;
        }
        case u'C':
            if (!point(a) || !point(b) || !point(to))
                return false;
            m_path.cubicTo(a, b, to);
            break;
        case u'S':
            if (!point(b) || !point(to))
                return false;
            m_path.cubicTo(m_previous == u'C' || m_previous == u'S' ? 2 * from - m_control : from, b, to);
            break;
        case u'Q':
            if (!point(b) || !point(to))
                return false;
            m_path.quadTo(b, to);
            break;
        case u'T':
            if (!point(to))
                return false;
            b = m_previous == u'Q' || m_previous == u'T' ? 2 * from - m_control : from;
            m_path.quadTo(b, to);
            break;
        case u'A': {
            double radiusX = 0;
            double radiusY = 0;
            double turn = 0;
            bool isLarge = false;
            bool isClockwise = false;
            if (!number(radiusX) || !number(radiusY) || !number(turn) || !flag(isLarge) ||
                !flag(isClockwise) || !point(to))
                return false;
            arcTo(from, to, {std::abs(radiusX), std::abs(radiusY)}, qDegreesToRadians(turn), isLarge,
                  isClockwise);
            break;
        }
        default:
            return false;
        }
        m_control = b;
        m_previous = kind;
        return true;
    }

    // The arc is found on the unit circle, then cut into quarters that a cubic follows closely.
    void arcTo(QPointF from, QPointF to, QSizeF radius, double turn, bool isLarge, bool isClockwise)
    {
        if (from == to)
            return;
        if (radius.width() <= 0 || radius.height() <= 0) {
            m_path.lineTo(to);
            return;
        }
        const double cosine = std::cos(turn);
        const double sine = std::sin(turn);
        const QPointF half = (from - to) / 2;
        const QPointF ends((cosine * half.x() + sine * half.y()) / radius.width(),
                           (cosine * half.y() - sine * half.x()) / radius.height());
        const double distance = QPointF::dotProduct(ends, ends);
        if (distance > 1)
            radius *= std::sqrt(distance);
        const double unit = std::max(1.0, std::sqrt(distance));
        const QPointF begin = ends / unit;
        const double reach = QPointF::dotProduct(begin, begin);
        const double offset =
            std::sqrt(std::max(0.0, (1 - reach) / reach)) * (isLarge == isClockwise ? -1 : 1);
        const QPointF centre(offset * begin.y(), -offset * begin.x());
        const QPointF first = begin - centre;
        const QPointF last = -begin - centre;
        const double start = std::atan2(first.y(), first.x());
        double sweep = std::atan2(last.y(), last.x()) - start;
        if (isClockwise && sweep < 0)
            sweep += 2 * M_PI;
        if (!isClockwise && sweep > 0)
            sweep -= 2 * M_PI;
        const QPointF middle = (from + to) / 2;
        const auto place = [&](QPointF onUnit) {
            const double x = (onUnit.x() + centre.x()) * radius.width();
            const double y = (onUnit.y() + centre.y()) * radius.height();
            return middle + QPointF(cosine * x - sine * y, sine * x + cosine * y);
        };
        const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(sweep) / M_PI_2 - 1e-9)));
        const double part = sweep / pieces;
        const double pull = 4.0 / 3.0 * std::tan(part / 4);
        for (int piece = 0; piece < pieces; ++piece) {
            const double angle = start + piece * part;
            const QPointF p(std::cos(angle), std::sin(angle));
            const QPointF q(std::cos(angle + part), std::sin(angle + part));
            m_path.cubicTo(place(p + pull * QPointF(-p.y(), p.x())), place(q - pull * QPointF(-q.y(), q.x())),
                           piece + 1 == pieces ? to : place(q));
        }
    }

    static bool isDigit(QChar letter) { return letter >= u'0' && letter <= u'9'; }

    const QString& m_text;
    qsizetype m_at = 0;
    QChar m_command;
    bool m_fresh = false;
    char16_t m_previous = 0;
    QPointF m_control;
    QPainterPath m_path;
};

} // namespace

std::optional<QPainterPath> pathOutline(const QString& data) { return PathReader(data).read(); }

QPainterPath SharedOutline::own() const
{
    QPainterPath path;
    path.setFillRule(m_path.fillRule());
    path.addPath(m_path);
    return path;
}

} // namespace tablewood
