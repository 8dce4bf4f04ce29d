#include "art/colour_words.h"

#include "art/brushwork.h"

#include <QStringList>

#include <stdexcept>

namespace tablewood {

ColourWords::ColourWords(std::initializer_list<std::pair<QString, QColor>> words)
{
    for (const auto& [name, colour] : words)
        m_words.insert(name, colour);
}

ColourWords ColourWords::silhouette(const QColor& colour)
{
    ColourWords words;
    words.m_silhouette = colour;
    return words;
}

std::optional<QColor> ColourWords::word(const QString& name) const
{
    if (name.startsWith(u'#')) {
        const QColor literal(name);
        return literal.isValid() ? std::optional(literal) : std::nullopt;
    }
    const auto found = m_words.constFind(name);
    return found == m_words.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<QColor> ColourWords::resolve(const QString& expression) const
{
    const qsizetype slash = expression.indexOf(u'/');
    double opacity = 1;
    if (slash >= 0) {
        bool isNumber = false;
        opacity = QStringView(expression).mid(slash + 1).toDouble(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    if (m_silhouette)
        return withAlpha(*m_silhouette, m_silhouette->alphaF() * opacity);
    const QStringList steps = expression.left(slash < 0 ? expression.size() : slash).split(u'~');
    std::optional<QColor> colour = word(steps.first());
    for (qsizetype step = 1; colour && step < steps.size(); ++step) {
        const qsizetype at = steps[step].indexOf(u'@');
        bool isNumber = false;
        const double share = at < 0 ? 0 : QStringView(steps[step]).mid(at + 1).toDouble(&isNumber);
        const std::optional<QColor> other = isNumber ? word(steps[step].left(at)) : std::nullopt;
        colour = other ? std::optional(mix(*colour, *other, share)) : std::nullopt;
    }
    if (colour && slash >= 0)
        colour = withAlpha(*colour, opacity);
    return colour;
}

void ColourWords::check(const QString& expression) const
{
    if (resolve(expression))
        return;
    QStringList known = m_words.keys();
    known.sort();
    throw std::runtime_error(
        QStringLiteral("\"%1\" is no colour. Use #RRGGBB or one of: %2, such as \"%3~#FFFFFF@0.3/0.5\"")
            .arg(expression, known.join(QStringLiteral(", ")), known.value(0))
            .toStdString());
}

} // namespace tablewood
