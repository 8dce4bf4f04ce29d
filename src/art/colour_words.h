#pragma once

#include <QColor>
#include <QHash>
#include <QString>

#include <optional>

namespace tablewood {

/// Names for colours, and the expressions over them that pictures are described in:
/// `word` or `#RRGGBB`, then any number of `~other@share` (mixed that far towards the other), then
/// `/opacity`. Example: `tint~dark@0.18/0.5`.
class ColourWords
{
public:
    ColourWords() = default;
    ColourWords(std::initializer_list<std::pair<QString, QColor>> words);

    void set(const QString& word, const QColor& colour) { m_words.insert(word, colour); }
    /// Every word becomes this colour: a silhouette.
    static ColourWords silhouette(const QColor& colour);

    /// Nothing when the expression names an unknown word or is malformed.
    std::optional<QColor> resolve(const QString& expression) const;
    /// Throws std::runtime_error where `resolve` gives nothing, with the words there are.
    void check(const QString& expression) const;

private:
    std::optional<QColor> word(const QString& name) const;

    QHash<QString, QColor> m_words;
    std::optional<QColor> m_silhouette;
};

} // namespace tablewood
