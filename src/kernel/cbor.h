#pragma once

#include "kernel/fields.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace tablewood {

using Bytes = std::vector<std::uint8_t>;

/// Nothing nests deeper than this in what Tablewood writes; deeper input is refused.
inline constexpr int kMaxCborDepth = 64;

/// Writes field lists as CBOR (RFC 8949) in one canonical way: records and lists are arrays of known length,
/// integers have their shortest form. Equal values give equal bytes.
class CborSink final : public FieldSink
{
public:
    explicit CborSink(Bytes& out) : m_out(out) {}
    void beginRecord(std::size_t fields) override { head(4, fields); }
    void field(std::string_view) override {}
    void endRecord() override {}
    void beginList(std::size_t items) override { head(4, items); }
    void endList() override {}
    void integer(std::int64_t value) override;
    void boolean(bool value) override { m_out.push_back(value ? 0xf5 : 0xf4); }
    void text(std::string_view value) override;
    void name(std::size_t index, std::string_view) override { head(0, index); }
    void nothing() override { m_out.push_back(0xf6); }

private:
    void head(unsigned major, std::uint64_t value);
    Bytes& m_out;
};

/// Reads what CborSink wrote, from bytes nobody vouches for: lengths are checked against what is left before
/// anything is reserved, other forms of CBOR are refused.
class CborSource final : public FieldSource
{
public:
    explicit CborSource(std::span<const std::uint8_t> in) : m_in(in) {}
    void beginRecord(std::size_t fields, std::size_t later) override;
    void field(std::string_view name) override;
    bool laterField(std::string_view name) override;
    void endRecord() override { --m_depth; }
    std::size_t beginList() override;
    void item(std::size_t) override {}
    void endList() override { --m_depth; }
    std::int64_t integer() override;
    bool boolean() override;
    std::string text() override;
    std::size_t name(const std::string_view* names, std::size_t count) override;
    bool isNothing() override;
    [[noreturn]] void refuse(const std::string& cause) const override;
    /// Whether a text follows.
    bool isText() const;
    /// The bytes that follow what was read.
    std::span<const std::uint8_t> rest() const { return m_in.subspan(m_at); }
    /// Refuses bytes that follow the value.
    void expectEnd() const;

private:
    std::uint8_t next();
    std::uint64_t argument(std::uint8_t initial);
    std::uint64_t head(unsigned major, const char* wanted);
    void enter();

    std::span<const std::uint8_t> m_in;
    std::size_t m_at = 0;
    int m_depth = 0;
    /// How many fields of each record that is open are still to come.
    std::array<std::uint64_t, kMaxCborDepth + 1> m_fieldsLeft{};
    std::string_view m_field;
};

/// The canonical bytes of a described value.
template <class T>
Bytes toBytes(const T& value)
{
    Bytes bytes;
    CborSink sink(bytes);
    writeValue(sink, value);
    return bytes;
}

/// A described value from its bytes; throws InputError.
template <class T>
T fromBytes(std::span<const std::uint8_t> bytes)
{
    CborSource source(bytes);
    T value{};
    readValue(source, value);
    source.expectEnd();
    return value;
}

} // namespace tablewood
