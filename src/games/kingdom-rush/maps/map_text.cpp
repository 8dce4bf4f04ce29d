#include "games/kingdom-rush/maps/map_text.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

constexpr const char* kRows = "rows";

std::string scalar(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

void writeInOneLine(const Json& json, std::string& text, bool areRowsLines);

/// Rows as they are drawn, one below the other.
void writeRows(const Json& rows, std::string& text)
{
    text += '[';
    for (std::size_t i = 0; i < rows.size(); ++i) {
        text += i == 0 ? "\n      " : ",\n      ";
        writeInOneLine(rows[i], text, false);
    }
    text += "\n    ]";
}

void writeInOneLine(const Json& json, std::string& text, bool areRowsLines)
{
    if (json.is_object()) {
        text += '{';
        bool isFirst = true;
        for (const auto& [key, value] : json.items()) {
            if (value.is_null())
                continue;
            text += isFirst ? "" : ", ";
            isFirst = false;
            text += scalar(key) + ": ";
            if (areRowsLines && key == kRows && value.is_array())
                writeRows(value, text);
            else
                writeInOneLine(value, text, false);
        }
        text += '}';
    } else if (json.is_array()) {
        text += '[';
        for (std::size_t i = 0; i < json.size(); ++i) {
            text += i == 0 ? "" : ", ";
            writeInOneLine(json[i], text, false);
        }
        text += ']';
    } else {
        text += scalar(json);
    }
}

/// A list of entries, or of lists, has a line for each; an object of objects likewise.
bool isInLines(const Json& json)
{
    return (json.is_array() || json.is_object()) && !json.empty() &&
           std::ranges::all_of(json, [](const Json& one) { return one.is_structured(); });
}

void writeInLines(const Json& json, std::string& text)
{
    const bool isList = json.is_array();
    text += isList ? '[' : '{';
    bool isFirst = true;
    for (const auto& [key, value] : json.items()) {
        text += isFirst ? "\n    " : ",\n    ";
        isFirst = false;
        if (!isList)
            text += scalar(key) + ": ";
        writeInOneLine(value, text, true);
    }
    text += isList ? "\n  ]" : "\n  }";
}

} // namespace

std::string textOfScenario(const Json& scenario)
{
    std::string text = "{";
    bool isFirst = true;
    for (const auto& [key, value] : scenario.items()) {
        if (value.is_null())
            continue;
        text += isFirst ? "\n  " : ",\n  ";
        isFirst = false;
        text += scalar(key) + ": ";
        if (isInLines(value))
            writeInLines(value, text);
        else
            writeInOneLine(value, text, false);
    }
    return text + "\n}\n";
}

} // namespace tablewood::kingdom_rush
