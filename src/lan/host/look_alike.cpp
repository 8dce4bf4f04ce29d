#include "lan/host/look_alike.h"

#include "kernel/plain_text.h"

#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <utility>

namespace tablewood::lan {

namespace {

/// Small letters of other scripts, and digits, that look like one of Latin in most typefaces, in each font
/// also where only the large ones do: of Unicode's confusables what a name is made of.
constexpr std::array<std::pair<char32_t, char32_t>, 44> kLikeLatin{{
    {U'0', U'o'},
    {U'1', U'l'},
    {U'i', U'l'},
    {U'|', U'l'},
    {U'\u0131', U'l'},
    // Greek: alpha, beta, epsilon, zeta, eta, iota, kappa, mu, nu, omicron, rho, tau, upsilon, chi.
    {U'\u03b1', U'a'},
    {U'\u03b2', U'b'},
    {U'\u03b5', U'e'},
    {U'\u03b6', U'z'},
    {U'\u03b7', U'h'},
    {U'\u03b9', U'l'},
    {U'\u03ba', U'k'},
    {U'\u03bc', U'm'},
    {U'\u03bd', U'n'},
    {U'\u03bf', U'o'},
    {U'\u03c1', U'p'},
    {U'\u03c4', U't'},
    {U'\u03c5', U'y'},
    {U'\u03c7', U'x'},
    // Cyrillic: a, ve, ie, ka, em, en, o, er, es, te, u, ha, dze, i, je, shha, qa, we, palochka, straight u.
    {U'\u0430', U'a'},
    {U'\u0432', U'b'},
    {U'\u0435', U'e'},
    {U'\u043a', U'k'},
    {U'\u043c', U'm'},
    {U'\u043d', U'h'},
    {U'\u043e', U'o'},
    {U'\u0440', U'p'},
    {U'\u0441', U'c'},
    {U'\u0442', U't'},
    {U'\u0443', U'y'},
    {U'\u0445', U'x'},
    {U'\u0455', U's'},
    {U'\u0456', U'l'},
    {U'\u0458', U'j'},
    {U'\u04bb', U'h'},
    {U'\u051b', U'q'},
    {U'\u051d', U'w'},
    {U'\u04cf', U'l'},
    {U'\u04af', U'y'},
    // Armenian: ho, vo, oh, seh.
    {U'\u0570', U'h'},
    {U'\u0578', U'n'},
    {U'\u0585', U'o'},
    {U'\u057d', U'u'},
    {U'\u0261', U'g'},
}};

/// Joiners and selectors, which only shape others.
bool isShaping(char32_t letter)
{
    const QChar::Category category = QChar::category(letter);
    return category == QChar::Other_Format || category == QChar::Separator_Space ||
           (letter >= 0xfe00 && letter <= 0xfe0f) || (letter >= 0x180b && letter <= 0x180f) ||
           (letter >= 0xe0100 && letter <= 0xe01ef);
}

/// The name that toldApart starts from.
std::string toldOf(const std::string& name) { return lookOf(name).empty() ? "?" : name; }

std::string numbered(const std::string& name, int number, std::size_t bytes)
{
    const std::string behind = " (" + std::to_string(number) + ")";
    // The cut may leave a sign at the end that shaped the next letter.
    return singleSpaced(plainLine(beginningOf(name, bytes - behind.size()))) + behind;
}

} // namespace

std::string lookOf(std::string_view name)
{
    const QString plain = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    std::u32string look;
    for (const char32_t letter :
         plain.normalized(QString::NormalizationForm_KC).toCaseFolded().toStdU32String()) {
        if (isShaping(letter))
            continue;
        const auto like = std::ranges::find(kLikeLatin, letter, &std::pair<char32_t, char32_t>::first);
        look += like == kLikeLatin.end() ? letter : like->second;
    }
    return QString::fromStdU32String(look).toStdString();
}

std::string toldApart(const std::string& name, const std::vector<std::string>& others, std::size_t bytes)
{
    std::set<std::string> looks;
    for (const std::string& other : others)
        looks.insert(lookOf(other));
    const std::string own = toldOf(name);
    std::string shown = own;
    for (int number = 2; looks.contains(lookOf(shown)); ++number)
        shown = numbered(own, number, bytes);
    return shown;
}

bool isToldApart(const std::string& shown, const std::string& name, std::size_t bytes)
{
    const std::size_t open = shown.rfind('(');
    int number = 0;
    if (open != std::string::npos)
        std::from_chars(shown.data() + open + 1, shown.data() + shown.size(), number);
    return number >= 2 && shown == numbered(toldOf(name), number, bytes);
}

} // namespace tablewood::lan
