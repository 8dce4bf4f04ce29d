#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <doctest/doctest.h>

// The typeface of headings has lining figures in the one weight for which main_window.cpp asks for them: in
// any other weight "Day 1" would hang and sink again.

namespace {

const QString kFamily = QStringLiteral("Theme.headingFamily");
const QString kWeight = QStringLiteral("Font.DemiBold");

/// An expression with what is named for each case left out: its conditions.
QString conditionsOf(QString expression)
{
    static const QRegularExpression named(R"((Theme|Font)\.\w+)");
    return expression.replace(named, "*");
}

/// What an expression names, case by case.
QStringList casesOf(const QString& expression)
{
    static const QRegularExpression named(R"((Theme|Font)\.\w+)");
    QStringList cases;
    for (auto found = named.globalMatch(expression); found.hasNext();)
        cases.append(found.next().captured());
    return cases;
}

/// Whether a weight is the one with lining figures wherever the family is that of headings.
bool isLining(const QString& family, const QString& weight)
{
    if (weight == kWeight)
        return true;
    if (conditionsOf(family) != conditionsOf(weight))
        return false;
    const QStringList families = casesOf(family);
    const QStringList weights = casesOf(weight);
    for (qsizetype i = 0; i < families.size(); ++i)
        if (families[i] == kFamily && weights[i] != kWeight)
            return false;
    return true;
}

struct Findings
{
    int uses = 0;
    QStringList faults;
};

/// Looks at each use of the typeface in a file: the weight stands right below the family. What has both of
/// itself is given no others.
void inspect(const QString& name, const QString& qml, Findings& findings)
{
    static const QRegularExpression family(R"(^\s*(?:font\.)?"?family"?: (.*headingFamily.*?),?$)");
    static const QRegularExpression weight(R"(^\s*(?:font\.)?"?weight"?: (.*?),?$)");
    static const QRegularExpression heading(R"(^\s*(?:\w+: )?(?:Heading|SharedWords|TextBox) \{$)");
    static const QRegularExpression ownFont(
        R"(^\s*font(?:: |\.(?:family|bold|styleName): |\.weight: (?!Font\.DemiBold$)))");
    const QStringList lines = qml.split('\n');
    const auto complain = [&](qsizetype line) {
        findings.faults.append(name + ':' + QString::number(line + 1) + ' ' + lines[line].trimmed());
    };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].contains("headingFamily") && !lines[i].contains("property string headingFamily")) {
            ++findings.uses;
            const auto used = family.match(lines[i]);
            constexpr qsizetype kRightBelow = 2;
            bool isFound = false;
            for (qsizetype below = i + 1; below <= i + kRightBelow && below < lines.size(); ++below)
                if (const auto found = weight.match(lines[below]); used.hasMatch() && found.hasMatch())
                    isFound = isLining(used.captured(1), found.captured(1));
            if (!isFound)
                complain(i);
        }
        if (!heading.match(lines[i]).hasMatch())
            continue;
        ++findings.uses;
        int depth = 1;
        for (qsizetype inside = i + 1; inside < lines.size() && depth > 0; ++inside) {
            if (depth == 1 && ownFont.match(lines[inside]).hasMatch())
                complain(inside);
            depth += static_cast<int>(lines[inside].count('{') - lines[inside].count('}'));
        }
    }
}

QStringList faultsOf(const QString& qml)
{
    Findings findings;
    inspect("here", qml, findings);
    return findings.faults;
}

} // namespace

TEST_CASE("All that is written in the typeface of headings has the weight in which its figures line")
{
    Findings findings;
    QDirIterator files(TABLEWOOD_QML, {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        REQUIRE(file.open(QIODevice::ReadOnly));
        const QString qml = QString::fromUtf8(file.readAll());
        inspect(files.fileName(), qml, findings);
        // Nobody names the typeface past the theme.
        if (files.fileName() != "Theme.qml" && qml.contains("Vollkorn"))
            findings.faults.append(files.fileName() + " names Vollkorn");
    }
    CHECK(findings.faults.join('\n').toStdString() == "");
    CHECK(findings.uses > 60);
}

TEST_CASE("A heading of another weight is found")
{
    CHECK(faultsOf("    font.family: Theme.headingFamily\n    font.weight: Font.DemiBold\n").isEmpty());
    CHECK(faultsOf("    font.family: a ? b ? Theme.headingFamily : Theme.bodyFamily : Theme.bodyFamily\n"
                   "    font.weight: a ? b ? Font.DemiBold : Font.Normal : Font.Bold\n")
              .isEmpty());
    CHECK(faultsOf("Heading {\n    text: \"1\"\n    Text {\n        font.weight: Font.Bold\n    }\n}\n")
              .isEmpty());
    for (const char* const wrong : {
             "    font.family: Theme.headingFamily\n    font.pixelSize: 12\n",
             "    font.family: Theme.headingFamily\n    font.weight: Font.Bold\n",
             "    font.family: a ? Theme.headingFamily : Theme.bodyFamily\n"
             "    font.weight: a ? Font.Normal : Font.DemiBold\n",
             "    font.family: a ? Theme.headingFamily : Theme.bodyFamily\n"
             "    font.weight: b ? Font.DemiBold : Font.Normal\n",
             "    title.font = Qt.font({\n        \"family\": Theme.headingFamily,\n        \"pixelSize\": "
             "1\n    });\n",
             "    Heading {\n        text: \"1\"\n        font.bold: true\n    }\n",
             "    SharedWords {\n        kind: \"title\"\n        font.weight: Font.Bold\n    }\n",
             "    header: Heading {\n        font.weight: Font.Normal\n    }\n",
         }) {
        CAPTURE(wrong);
        CHECK(faultsOf(wrong).size() == 1);
    }
}
