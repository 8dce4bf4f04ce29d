#pragma once

#include "kernel/fields.h"

#include <string>
#include <vector>

namespace tablewood::kit {

/// Writes a value as a list of lines, "scene.pieces.3.face = queen", so that people can read where two values
/// part.
class PathSink final : public FieldSink
{
public:
    void beginRecord(std::size_t) override { m_path.emplace_back(); }
    void field(std::string_view name) override { m_path.back().name = name; }
    void endRecord() override { leave(); }
    void beginList(std::size_t items) override;
    void endList() override { leave(); }
    void integer(std::int64_t value) override { line(std::to_string(value)); }
    void boolean(bool value) override { line(value ? "true" : "false"); }
    void text(std::string_view value) override { line("\"" + std::string(value) + "\""); }
    void name(std::size_t, std::string_view name) override { line(std::string(name)); }
    void nothing() override { line("nothing"); }

    const std::vector<std::string>& lines() const { return m_lines; }

private:
    struct Level
    {
        std::string name;
        bool isList = false;
        std::size_t next = 0;
    };
    std::string path() const;
    void line(const std::string& value);
    void leave();
    void countItem();

    std::vector<Level> m_path;
    std::vector<std::string> m_lines;
};

/// The first place where two lists of lines part, in words; empty if they do not.
std::string firstDifference(const std::vector<std::string>& a, const std::vector<std::string>& b);

/// Where two values of one type part, in words; empty if they do not.
template <class T>
std::string difference(const T& a, const T& b)
{
    PathSink first;
    PathSink second;
    writeValue(first, a);
    writeValue(second, b);
    return firstDifference(first.lines(), second.lines());
}

} // namespace tablewood::kit
