#include "lan/channel/certificate.h"

#include "lan/find/known_tables.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

bool isOwnersAlone(const QString& path)
{
    return QFile::permissions(path) ==
           (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser);
}

} // namespace

TEST_CASE("An installation keeps its certificate, which its owner alone can read")
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("deeper/still");
    const Identity first = identityIn(folder);
    CHECK(!first.certificate.isNull());
    CHECK(!first.key.isNull());
    CHECK(digestOf(identityIn(folder).certificate) == digestOf(first.certificate));
    CHECK(isOwnersAlone(folder + "/lan-identity.pem"));
    CHECK(digestOf(makeIdentity().certificate) != digestOf(first.certificate));
}

TEST_CASE("A damaged certificate is told, and never replaced")
{
    const QTemporaryDir directory;
    identityIn(directory.path());
    QFile file(directory.filePath("lan-identity.pem"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("-----BEGIN EC PRIVATE KEY-----\nrubbish");
    file.close();
    CHECK_THROWS_WITH_AS(identityIn(directory.path()),
                         doctest::Contains("is damaged. Bring back a copy of the file lan-identity.pem"),
                         InputError);
    CHECK(file.size() > 0);
    // A directory in its place is what even root cannot read.
    REQUIRE(file.remove());
    REQUIRE(QDir(directory.path()).mkdir("lan-identity.pem"));
    CHECK_THROWS_WITH_AS(identityIn(directory.path()), doctest::Contains("cannot be read"), InputError);
}

TEST_CASE("Two programs of one installation keep each other's tables")
{
    const QTemporaryDir directory;
    const KnownTable one{TableId{1}, "One", Digest{2}, Token{3}, {}, {}};
    const KnownTable two{TableId{4}, "Two", Digest{2}, Token{5}, {}, {}};
    KnownTables first(directory.path());
    KnownTables second(directory.path());
    first.keep(one);
    second.keep(two);
    CHECK(KnownTables(directory.path()).all() == std::vector<KnownTable>{two, one});
    first.forget(two.table, two.host);
    CHECK(KnownTables(directory.path()).all() == std::vector<KnownTable>{one});
    QFile file(directory.filePath("lan-tables.json"));
    REQUIRE(file.remove());
    REQUIRE(QDir(directory.path()).mkdir("lan-tables.json"));
    CHECK_THROWS_WITH_AS(first.keep(two), doctest::Contains("cannot be read"), InputError);
}

TEST_CASE("Tables that were joined are kept with their tokens, for their owner alone")
{
    const QTemporaryDir directory;
    const KnownTable one{
        TableId{1},      "One", Digest{2}, Token{3}, {{"192.168.1.20", 4711}, {"owl.local", 4711}},
        Bytes{1, 2, 255}};
    const KnownTable two{TableId{4}, "Two", Digest{2}, Token{5}, {{"192.168.1.20", 4712}}};
    {
        KnownTables known(directory.path());
        CHECK(known.all().empty());
        known.keep(one);
        known.keep(two);
        known.keep(one);
    }
    CHECK(isOwnersAlone(directory.filePath("lan-tables.json")));
    KnownTables known(directory.path());
    CHECK(known.all() == std::vector<KnownTable>{one, two});
    CHECK(known.find(TableId{4}) == two);
    CHECK(known.find(Digest{2}, 4712) == two);
    CHECK(known.find(Digest{2}, 4713) == one);
    CHECK(!known.find(Digest{3}, 4712));
    known.forget(TableId{1}, Digest{3});
    CHECK(known.all().size() == 2);
    known.leave(TableId{1}, Digest{2});
    CHECK(!KnownTables(directory.path()).find(TableId{1})->token);
    CHECK(known.find(TableId{1})->addresses == one.addresses);
    known.forget(TableId{1}, Digest{2});
    CHECK(KnownTables(directory.path()).all() == std::vector<KnownTable>{two});
    QFile file(directory.filePath("lan-tables.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":1,\"tables\":[{\"table\":7},9,{}]}");
    file.close();
    CHECK(KnownTables(directory.path()).all().empty());
}

TEST_CASE("The tables that another version of Tablewood keeps stay as they are, and both formats are named")
{
    const QTemporaryDir directory;
    const QByteArray theirs = R"({"format":2,"tables":[{"token":"secret"}]})";
    QFile file(directory.filePath("lan-tables.json"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(theirs);
    file.close();
    KnownTables known(directory.path());
    CHECK(known.all().empty());
    CHECK_THROWS_WITH_AS(known.keep({TableId{1}, "One", Digest{2}, Token{3}, {}, {}}),
                         doctest::Contains("format 2, this Tablewood reads format 1"), InputError);
    CHECK_THROWS_AS(known.leave(TableId{1}, Digest{2}), InputError);
    CHECK_THROWS_AS(known.forget(TableId{1}, Digest{2}), InputError);
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll() == theirs);
}

TEST_CASE("Of the places of a table that a file tells, those are kept to which somebody could connect")
{
    const QTemporaryDir directory;
    {
        KnownTables known(directory.path());
        known.keep({TableId{1}, "One", Digest{2}, Token{3}, {{"owl.local", 4711}}, {}});
    }
    QFile file(directory.filePath("lan-tables.json"));
    REQUIRE(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    const QByteArray places = R"({"host":"a.local","port":70000},{"host":"b.local","port":0},)"
                              R"({"host":"c d","port":1},{"host":"","port":1},{"port":1},)"
                              R"({"host":"192.168.1.20","port":65535},)";
    REQUIRE(text.contains("\"addresses\": ["));
    text.replace("\"addresses\": [", "\"addresses\": [" + places);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    CHECK(KnownTables(directory.path()).all().at(0).addresses ==
          std::vector<TableAddress>{{"192.168.1.20", 65535}, {"owl.local", 4711}});
}
