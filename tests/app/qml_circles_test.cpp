#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <doctest/doctest.h>

namespace {

using Uses = QMap<QString, QSet<QString>>;

QString withoutRemarksAndWords(QString text)
{
    static const QRegularExpression kLeftOut(R"(//[^\n]*|"[^"\n]*")");
    return text.remove(kLeftOut);
}

/// The QML files by the names of their types.
QMap<QString, QString> textsOfTypes()
{
    QMap<QString, QString> texts;
    QDirIterator files(QStringLiteral(TABLEWOOD_QML), {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        REQUIRE(file.open(QIODevice::ReadOnly));
        texts[files.fileInfo().completeBaseName()] =
            withoutRemarksAndWords(QString::fromUtf8(file.readAll()));
    }
    return texts;
}

/// Each of them with the others that it names.
Uses usesOfTypes()
{
    const QMap<QString, QString> texts = textsOfTypes();
    Uses uses;
    static const QRegularExpression kType(R"(\b[A-Z]\w+)");
    for (auto text = texts.cbegin(); text != texts.cend(); ++text)
        for (auto types = kType.globalMatch(text.value()); types.hasNext();)
            if (const QString type = types.next().captured(); type != text.key() && texts.contains(type))
                uses[text.key()].insert(type);
    return uses;
}

/// All that a type comes to over others.
QSet<QString> reached(const Uses& uses, const QString& from)
{
    QSet<QString> found;
    QStringList next{from};
    while (!next.isEmpty())
        for (const QString& type : uses.value(next.takeFirst()))
            if (!found.contains(type)) {
                found.insert(type);
                next.append(type);
            }
    return found;
}

} // namespace

TEST_CASE("No QML type names one that comes back to it, so that each can be read without those that use it")
{
    const Uses uses = usesOfTypes();
    CHECK(uses.size() > 150);
    for (auto type = uses.keyBegin(); type != uses.keyEnd(); ++type)
        CHECK_MESSAGE(!reached(uses, *type).contains(*type), type->toStdString(), " comes back to itself");
}

// Qt 6.4 lets a type go that nothing but the signature of a function names, and ends when the file that has
// the function is opened after that. An object or a property of the type keeps it.
TEST_CASE("No function of a QML file takes or gives a type that the file has no object or property of")
{
    const QMap<QString, QString> texts = textsOfTypes();
    static const QRegularExpression kSignature(R"(\bfunction\s+\w+\(([^)]*)\)\s*(?::\s*(\w+))?)");
    static const QRegularExpression kType(R"(\b[A-Z]\w+)");
    int signatures = 0;
    for (auto text = texts.cbegin(); text != texts.cend(); ++text)
        for (auto found = kSignature.globalMatch(text.value()); found.hasNext();) {
            const QRegularExpressionMatch signature = found.next();
            ++signatures;
            const QString types = signature.captured(1) + ' ' + signature.captured(2);
            for (auto named = kType.globalMatch(types); named.hasNext();) {
                const QString type = named.next().captured();
                const QRegularExpression kept(QStringLiteral(R"(\bproperty\s+%1\b|\b%1\s*\{)").arg(type));
                const bool isKept = !texts.contains(type) ||
                                    QString(text.value()).remove(signature.captured(0)).contains(kept);
                CHECK_MESSAGE(isKept, text.key().toStdString(), " names ", type.toStdString(),
                              " in a function alone: say Item there and cast what it gives");
            }
        }
    CHECK(signatures > 300);
}
