#include "kernel/cbor.h"

#include "kernel/plain_text.h"

namespace tablewood {

namespace {

/// The first three bits of a text.
constexpr unsigned kTextType = 3;

} // namespace

void CborSink::head(unsigned major, std::uint64_t value)
{
    const auto type = static_cast<std::uint8_t>(major << 5);
    int width = 0;
    if (value < 24) {
        m_out.push_back(static_cast<std::uint8_t>(type | value));
        return;
    }
    if (value <= 0xff) {
        m_out.push_back(type | 24);
        width = 1;
    } else if (value <= 0xffff) {
        m_out.push_back(type | 25);
        width = 2;
    } else if (value <= 0xffffffff) {
        m_out.push_back(type | 26);
        width = 4;
    } else {
        m_out.push_back(type | 27);
        width = 8;
    }
    for (int shift = (width - 1) * 8; shift >= 0; shift -= 8)
        m_out.push_back(static_cast<std::uint8_t>(value >> shift));
}

void CborSink::integer(std::int64_t value)
{
    if (value >= 0)
        head(0, static_cast<std::uint64_t>(value));
    else
        head(1, static_cast<std::uint64_t>(-1 - value));
}

void CborSink::text(std::string_view value)
{
    head(kTextType, value.size());
    m_out.insert(m_out.end(), value.begin(), value.end());
}

void CborSource::refuse(const std::string& cause) const
{
    std::string where = "byte " + std::to_string(m_at);
    if (!m_field.empty())
        where += ", field " + std::string(m_field);
    throw InputError(where, cause);
}

std::uint8_t CborSource::next()
{
    if (m_at >= m_in.size())
        refuse("the data ends too early");
    return m_in[m_at++];
}

std::uint64_t CborSource::argument(std::uint8_t initial)
{
    const unsigned size = initial & 0x1f;
    if (size < 24)
        return size;
    if (size > 27)
        refuse("lengths of unknown size are not used here");
    std::uint64_t value = 0;
    const int bytes = 1 << (size - 24);
    for (int i = 0; i < bytes; ++i)
        value = value << 8 | next();
    // The canonical form is the shortest: a number that fits into half the bytes, or into the first one, is
    // written there.
    const bool isShortest = bytes == 1 ? value >= 24 : value >> (bytes * 4) != 0;
    if (!isShortest)
        refuse("the number is not in its shortest form");
    return value;
}

std::uint64_t CborSource::head(unsigned major, const char* wanted)
{
    const std::uint8_t initial = next();
    if (initial >> 5 != major)
        refuse(std::string(wanted) + " is needed");
    return argument(initial);
}

void CborSource::enter()
{
    if (++m_depth > kMaxCborDepth)
        refuse("the data nests too deeply");
}

void CborSource::beginRecord(std::size_t fields, std::size_t later)
{
    enter();
    const std::uint64_t count = head(4, "a record");
    if (count > fields || count < fields - later)
        refuse("a record of " + std::to_string(fields - later) +
               (later == 0 ? "" : " to " + std::to_string(fields)) + " fields is needed, here are " +
               std::to_string(count));
    m_fieldsLeft[static_cast<std::size_t>(m_depth)] = count;
}

void CborSource::field(std::string_view name)
{
    m_field = name;
    --m_fieldsLeft[static_cast<std::size_t>(m_depth)];
}

bool CborSource::laterField(std::string_view name)
{
    if (m_fieldsLeft[static_cast<std::size_t>(m_depth)] == 0)
        return false;
    field(name);
    return true;
}

std::size_t CborSource::beginList()
{
    enter();
    const std::uint64_t count = head(4, "a list");
    if (count > m_in.size() - m_at)
        refuse("the list is longer than the data");
    return static_cast<std::size_t>(count);
}

std::int64_t CborSource::integer()
{
    const std::uint8_t initial = next();
    const unsigned major = initial >> 5;
    if (major > 1)
        refuse("a number is needed");
    const std::uint64_t value = argument(initial);
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        refuse("the number is too large");
    return major == 0 ? static_cast<std::int64_t>(value) : -1 - static_cast<std::int64_t>(value);
}

bool CborSource::boolean()
{
    const std::uint8_t value = next();
    if (value != 0xf4 && value != 0xf5)
        refuse("true or false is needed");
    return value == 0xf5;
}

std::string CborSource::text()
{
    const std::uint64_t length = head(kTextType, "a text");
    if (length > m_in.size() - m_at)
        refuse("the text is longer than the data");
    std::string value(m_in.begin() + static_cast<std::ptrdiff_t>(m_at),
                      m_in.begin() + static_cast<std::ptrdiff_t>(m_at + length));
    if (!isUtf8(value))
        refuse("the text is not UTF-8");
    m_at += static_cast<std::size_t>(length);
    return value;
}

std::size_t CborSource::name(const std::string_view*, std::size_t count)
{
    const std::uint64_t index = head(0, "a name's number");
    if (index >= count)
        refuse("there is no name number " + std::to_string(index));
    return static_cast<std::size_t>(index);
}

bool CborSource::isNothing()
{
    if (m_at < m_in.size() && m_in[m_at] == 0xf6) {
        ++m_at;
        return true;
    }
    return false;
}

bool CborSource::isText() const { return m_at < m_in.size() && m_in[m_at] >> 5 == kTextType; }

void CborSource::expectEnd() const
{
    if (m_at != m_in.size())
        refuse("there is more data than expected");
}

} // namespace tablewood
