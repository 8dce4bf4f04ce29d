#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <doctest/doctest.h>

#include <set>

namespace {

QStringList list(const char* joined) { return QString::fromUtf8(joined).split('|', Qt::SkipEmptyParts); }

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    REQUIRE_MESSAGE(file.open(QIODevice::ReadOnly), path.toStdString());
    return file.readAll();
}

/// A message of a .ts file: whose it is, what it says, in each of its forms, and what the file says of its
/// state.
struct Message
{
    QString context;
    QString source;
    QStringList forms;
    QString state;
};

std::vector<Message> messagesOf(const QString& path)
{
    std::vector<Message> messages;
    QString context;
    QXmlStreamReader xml(bytesOf(path));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            messages.emplace_back().context = context;
        } else if (xml.name() == u"source") {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            messages.back().state = xml.attributes().value("type").toString();
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            if (!text.trimmed().isEmpty())
                messages.back().forms.append(text);
        }
    }
    REQUIRE_MESSAGE(!xml.hasError(), xml.errorString().toStdString());
    return messages;
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder("%[1-9]");
    QStringList found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    found.removeDuplicates();
    found.sort();
    return found;
}

} // namespace

TEST_CASE("every text of the sources is in the translation files: else run ./dev translations")
{
    const QTemporaryDir scratch;
    for (const QString& path : list(TABLEWOOD_TS_FILES)) {
        const QString copy = scratch.filePath(QFileInfo(path).fileName());
        REQUIRE(QFile::copy(path, copy));
        QStringList arguments = list(TABLEWOOD_LUPDATE_OPTIONS);
        if (path.endsWith("_en.ts"))
            arguments.append("-pluralonly");
        arguments << "-ts" << copy;
        QProcess lupdate;
        lupdate.start(TABLEWOOD_LUPDATE, arguments);
        REQUIRE(lupdate.waitForFinished(120'000));
        REQUIRE_MESSAGE(lupdate.exitCode() == 0, lupdate.readAllStandardError().toStdString());
        CHECK_MESSAGE(bytesOf(copy) == bytesOf(path), path.toStdString());
    }
}

TEST_CASE("no text is left untranslated")
{
    for (const QString& path : list(TABLEWOOD_TS_FILES)) {
        const auto messages = messagesOf(path);
        CHECK(!messages.empty());
        for (const Message& message : messages) {
            CAPTURE(message.source.toStdString());
            CHECK(message.state.isEmpty());
            CHECK(!message.forms.isEmpty());
        }
    }
}

TEST_CASE("every text is filed under the name that the program asks for: a class's with its namespace, or a "
          "QML file's")
{
    std::set<QString> pages;
    for (QDirIterator files(TABLEWOOD_QML, {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();)
        pages.insert(QFileInfo(files.next()).completeBaseName());
    for (const QString& path : list(TABLEWOOD_TS_FILES)) {
        for (const Message& message : messagesOf(path)) {
            CAPTURE(message.context.toStdString());
            // Kernel texts lie under their game's id, in small letters.
            CHECK((message.context.startsWith("tablewood::") || message.context.front().isLower() ||
                   pages.contains(message.context)));
        }
    }
}

TEST_CASE("translations put in what the source puts in")
{
    for (const QString& path : list(TABLEWOOD_TS_FILES)) {
        for (const Message& message : messagesOf(path)) {
            CAPTURE(message.source.toStdString());
            CHECK(placeholders(message.source) == placeholders(message.forms.join(' ')));
        }
    }
}
