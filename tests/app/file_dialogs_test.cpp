#include "app/home/file_dialogs.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("A name that was typed in Qt's own dialog for files is that of a file on this laptop")
{
    // As that dialog builds it.
    const auto typed = [](const QString& name) {
        return FileDialogs::fileOf(QUrl(QStringLiteral("/home/mira/") + name)).toLocalFile();
    };
    for (const QString name :
         {"Owls.tablewood", "Owls at dusk", "Which one?.tablewood", "Evening #2", "a#b?c"})
        CHECK(typed(name) == "/home/mira/" + name);
    const QUrl whole = QUrl::fromLocalFile("/home/mira/Evening #2");
    CHECK(FileDialogs::fileOf(whole) == whole);
    CHECK(FileDialogs::fileOf({}).isEmpty());
    CHECK(FileDialogs::fileOf({}, "tablewood").isEmpty());
}

TEST_CASE("What is saved has its ending, also where a folder or the name has a dot")
{
    for (const auto& [named, saved] :
         {std::pair("/home/a.b/Owls", "/home/a.b/Owls.tablewood"),
          std::pair("/Round 1.5", "/Round 1.5.tablewood"), std::pair("/Owls.tablewood", "/Owls.tablewood"),
          std::pair("/OWLS.TABLEWOOD", "/OWLS.TABLEWOOD")})
        CHECK(FileDialogs::fileOf(QUrl::fromLocalFile(named), "tablewood").toLocalFile() == saved);
}
