#include "app/table/model/log_model.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Event told(const char* text, bool isDetail = false)
{
    Event event;
    event.text = Text::ofContent("tests", text);
    event.isDetail = isDetail;
    return event;
}

/// The lines in words, the newest first, each with its details.
QStringList read(const std::vector<EntryModel::Row>& rows)
{
    QStringList lines;
    for (const EntryModel::Row& row : rows) {
        const auto line = row.entry.value<LogLine>();
        QStringList words{line.plain};
        for (const QVariant& detail : line.details)
            words.append(detail.value<LogLine>().plain);
        lines.append(words.join(" + "));
    }
    return lines;
}

} // namespace

TEST_CASE("Details are folded up with the line before them, in the order in which they happened")
{
    LogBook book;
    std::vector<Event> log{told("A fought"), told("B was hurt", true), told("B fell", true),
                           told("C rested")};
    CHECK(read(book.rows(log, {})) == QStringList{"C rested", "A fought + B was hurt + B fell"});
    log.resize(2);
    CHECK(read(book.rows(log, {})) == QStringList{"A fought + B was hurt"});
    log.push_back(told("C fell", true));
    CHECK(read(book.rows(log, {})) == QStringList{"A fought + B was hurt + C fell"});
}

TEST_CASE("A detail whose line a viewer was not told is a line")
{
    LogBook book;
    const std::vector<Event> log{told("B fell", true), told("", false), told("C fell", true)};
    CHECK(read(book.rows(log, {})) == QStringList{"C fell", "B fell"});
}
