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

/// The QML files by the names of their types, each with the others that it names.
Uses usesOfTypes()
{
    QMap<QString, QString> texts;
    QDirIterator files(QStringLiteral(TABLEWOOD_QML), {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        REQUIRE(file.open(QIODevice::ReadOnly));
        texts[files.fileInfo().completeBaseName()] =
            withoutRemarksAndWords(QString::fromUtf8(file.readAll()));
    }
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
