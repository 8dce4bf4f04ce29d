#pragma once

#include "content/faults.h"
#include "kernel/fields.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

/// Described values as JSON: records are objects with the names of their fields, enumerations and the
/// alternatives of a variant stand by name, a missing value is null.
namespace tablewood {

using Json = nlohmann::ordered_json;

/// No text read as JSON is longer than this (1 MiB): a whole match state is a hundredth of it.
inline constexpr std::size_t kMaxJsonBytes = 1 << 20;
/// Nothing that Tablewood writes nests deeper.
inline constexpr int kMaxJsonDepth = 64;
/// No object that Tablewood writes has as many fields. Objects keep their fields' order, so that reading one
/// takes time by the square of their number.
inline constexpr int kMaxJsonFields = 1000;

/// Reads a JSON text of at most so many bytes; `origin` names it in errors, "scenarios.json". Throws
/// InputError with line and column.
Json parseJson(std::string_view text, const std::string& origin, std::size_t most = kMaxJsonBytes);

/// Builds the JSON of a value.
class JsonSink final : public FieldSink
{
public:
    void beginRecord(std::size_t fields) override;
    void field(std::string_view name) override { m_key = name; }
    void endRecord() override { close(); }
    void beginList(std::size_t items) override;
    void endList() override { close(); }
    void integer(std::int64_t value) override { put(value); }
    void boolean(bool value) override { put(value); }
    void text(std::string_view value) override { put(std::string(value)); }
    void name(std::size_t, std::string_view name) override { put(std::string(name)); }
    void nothing() override { put(nullptr); }

    Json take() { return std::move(m_root); }

private:
    struct Open
    {
        std::string key;
        Json value;
    };
    void put(Json value);
    void close();

    Json m_root;
    std::vector<Open> m_open;
    std::string m_key;
};

/// Gives a value back from JSON, fields by their names in any order. Everything that does not fit is refused
/// with origin and path ("position.json: /forests/0/manna"), an unknown field with the nearest known name. A
/// field that may be missing can be left out or be null. With `faults` it goes on after most of what does not
/// fit and gathers it there. `path` is where in the origin the JSON stands.
class JsonSource final : public FieldSource
{
public:
    JsonSource(const Json& json, std::string origin, Faults* faults = nullptr, std::string path = {})
        : m_origin(std::move(origin)), m_path(std::move(path)), m_faults(faults), m_here(&json)
    {
    }
    void beginRecord(std::size_t fields, std::size_t later) override;
    void field(std::string_view name) override;
    bool laterField(std::string_view name) override;
    void endRecord() override;
    std::size_t beginList() override;
    void item(std::size_t index) override;
    void endList() override;
    std::int64_t integer() override;
    bool boolean() override;
    std::string text() override;
    std::size_t name(const std::string_view* names, std::size_t count) override;
    bool isNothing() override;
    [[noreturn]] void refuse(const std::string& cause) const override
    {
        throw errorHere(Text::ofContent({}, cause));
    }

private:
    struct Open
    {
        const Json* value = nullptr;
        std::string step;
        std::vector<std::string> known;
    };
    Fault errorHere(const Text& cause, const Text& remedy = {}) const;
    /// Gathers the fault, or throws it.
    void complain(const Fault& fault) const;
    /// The value here. If it is not of that kind, complains and returns null.
    const Json* expect(bool (Json::*isKind)() const noexcept, TextKey cause) const;
    void complainOfUnknown(const Open& record) const;
    void enter(const Json* value);

    std::string m_origin;
    std::string m_path;
    Faults* m_faults;
    /// Null inside of what was complained of already.
    const Json* m_here;
    std::string m_step;
    bool m_isMissing = false;
    std::vector<Open> m_open;
};

/// The word of a list that is nearest to one that is not in it; empty if none is near.
std::string nearestWord(const std::string& word, const std::vector<std::string>& known);

/// The JSON of a described value.
template <class T>
Json toJson(const T& value)
{
    JsonSink sink;
    writeValue(sink, value);
    return sink.take();
}

/// A described value from its JSON; throws InputError, or gathers what does not fit.
template <class T>
T fromJson(const Json& json, const std::string& origin, Faults* faults = nullptr,
           const std::string& path = {})
{
    JsonSource source(json, origin, faults, path);
    T value{};
    readValue(source, value);
    return value;
}

} // namespace tablewood
