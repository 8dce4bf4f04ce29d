#pragma once

#include "kernel/cbor.h"
#include "wire/origins.h"
#include "wire/weight.h"
#include "wire/words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <string>
#include <vector>

/// How one described value differs from another of its type, as a sequence of CBOR items that is as short as
/// the difference. docs/protocol.md has the form:
/// - a record: the fields that differ as the bits of a number, the first field the lowest, then how each of
///   them differs; a record of one field, or none, goes without the number
/// - a list: steps over the old list up to a 0, see DeltaStep
/// - something optional: nothing, or how it differs from what was there (from an empty value if nothing was)
/// - one of several kinds: the number of the kind, then how it differs from what was there (from an empty
///   value if that was of another kind)
/// - a text: its number among the words said before (wire/words.h), or itself
/// - all else: the new value
namespace tablewood {

/// A step of a list is a number: four times a count and one of these. The cursor begins at the old list's
/// first item. A step of 0 ends the list: what is left of the old one from the cursor on follows.
enum class DeltaStep : std::uint8_t
{
    /// So many items from the cursor on, as they are.
    keep,
    /// The cursor goes to the item of that index, or behind the last one.
    go,
    /// So many items from the cursor on, each followed by how it differs from the new one.
    change,
    /// So many new items, each as it differs from the item before it in the new list (from an empty one at
    /// the front).
    add
};
inline constexpr std::uint64_t kDeltaSteps = 4;

/// No view weighs more bytes in memory, and reading one difference copies no more to make new items: some
/// twenty times the longest message.
inline constexpr std::size_t kMaxViewBytes = std::size_t{80} << 20;

/// Writes differences. `words` are those that were said before; new ones are added.
class DeltaSink
{
public:
    DeltaSink(Bytes& out, Words& words) : m_bytes(out), m_out(out), m_words(words) {}

    /// Writes how `after` differs from `before`. Equal pairs give equal bytes where the words are equal.
    template <class T>
    void write(const T& before, const T& after)
    {
        if constexpr (detail::IsOptional<T>::value) {
            static_assert(!detail::IsOptional<typename T::value_type>::value, "which of them is missing?");
            if (after)
                write(before.value_or(typename T::value_type{}), *after);
            else
                m_out.nothing();
        } else if constexpr (detail::IsVector<T>::value) {
            writeList(before, after, originsOf(before, after));
        } else if constexpr (detail::IsVariant<T>::value) {
            m_out.integer(static_cast<std::int64_t>(after.index()));
            std::visit(
                [&](const auto& value) {
                    using Kind = std::remove_cvref_t<decltype(value)>;
                    const auto* const old = std::get_if<Kind>(&before);
                    write(old ? *old : Kind{}, value);
                },
                after);
        } else if constexpr (Described<T>) {
            writeRecord(before, after);
        } else if constexpr (std::convertible_to<T, std::string_view>) {
            writeText(after);
        } else if constexpr (detail::IsShortWord<T>::value) {
            writeText(after.letters());
        } else {
            writeValue(m_out, after);
        }
    }

    /// The same where they differ; where they do not, it writes nothing and says false. What is equal is
    /// looked at once, however deep it lies.
    template <class T>
    bool writeIfChanged(const T& before, const T& after)
    {
        if constexpr (detail::IsVector<T>::value) {
            const std::vector<Origin> origins = originsOf(before, after);
            if (isUnchanged(before.size(), origins))
                return false;
            writeList(before, after, origins);
            return true;
        } else if constexpr (Described<T>) {
            return writeChangedFields(before, after, false);
        } else {
            if (before == after)
                return false;
            write(before, after);
            return true;
        }
    }

    /// New items, each as it differs from the one before it, the first from `base`: their number comes first.
    template <class T>
    void writeRun(const T& base, const std::vector<T>& items)
    {
        m_out.integer(static_cast<std::int64_t>(items.size()));
        const T* last = &base;
        for (const T& item : items) {
            write(*last, item);
            last = &item;
        }
    }

private:
    void writeText(std::string_view text)
    {
        if (const auto number = m_words.numberOf(text)) {
            m_out.integer(static_cast<std::int64_t>(*number));
            return;
        }
        m_out.text(text);
        m_words.add(text);
    }

    void writeStep(DeltaStep step, std::size_t count)
    {
        m_out.integer(static_cast<std::int64_t>(count * kDeltaSteps + static_cast<std::size_t>(step)));
    }

    template <class T>
    void writeList(const std::vector<T>& before, const std::vector<T>& after,
                   const std::vector<Origin>& origins)
    {
        const T empty{};
        const auto stepOf = [](const Origin& origin) {
            if (origin.index == Origin::kNowhere)
                return DeltaStep::add;
            return origin.isSame ? DeltaStep::keep : DeltaStep::change;
        };
        std::size_t cursor = 0;
        for (std::size_t at = 0; at < after.size();) {
            const DeltaStep step = stepOf(origins[at]);
            const bool isOld = step != DeltaStep::add;
            if (isOld && origins[at].index != cursor) {
                cursor = origins[at].index;
                writeStep(DeltaStep::go, cursor);
            }
            std::size_t end = at;
            while (end < after.size() && stepOf(origins[end]) == step &&
                   (!isOld || origins[end].index == cursor + (end - at)))
                ++end;
            const std::size_t count = end - at;
            const bool isRest =
                step == DeltaStep::keep && end == after.size() && cursor + count == before.size();
            if (!isRest)
                writeStep(step, count);
            for (; at < end; ++at) {
                if (step == DeltaStep::change)
                    write(before[origins[at].index], after[at]);
                else if (step == DeltaStep::add)
                    write(at == 0 ? empty : after[at - 1], after[at]);
            }
            if (isOld)
                cursor += count;
        }
        if (cursor != before.size())
            writeStep(DeltaStep::go, before.size());
        writeStep(DeltaStep::keep, 0);
    }

    template <class T>
    void writeRecord(const T& before, const T& after)
    {
        if (fieldCount(after) == 1)
            forEachFieldOf(before, after, [&](const auto& old, const auto& field) { write(old, field); });
        else
            writeChangedFields(before, after, true);
    }

    /// Their number goes before the fields once it is known; that of no field is written where it is wanted.
    template <class T>
    bool writeChangedFields(const T& before, const T& after, bool isNoneWritten)
    {
        const std::size_t start = m_bytes.size();
        std::uint64_t changed = 0;
        std::size_t count = 0;
        forEachFieldOf(before, after, [&](const auto& old, const auto& field) {
            if (writeIfChanged(old, field))
                changed |= std::uint64_t{1} << count;
            ++count;
        });
        if (count > 1 && (changed != 0 || isNoneWritten)) {
            const std::size_t end = m_bytes.size();
            m_out.integer(static_cast<std::int64_t>(changed));
            const auto at = [&](std::size_t index) {
                return m_bytes.begin() + static_cast<std::ptrdiff_t>(index);
            };
            std::rotate(at(start), at(end), m_bytes.end());
        }
        return changed != 0;
    }

    /// Calls `what(field of before, field of after)` for each field, in order.
    template <class T>
    static void forEachFieldOf(const T& before, const T& after, auto what)
    {
        // A record's fields are the bits of a number.
        std::array<const void*, 64> olds;
        std::size_t count = 0;
        auto note = [&](std::string_view, const auto& field) { olds.at(count++) = &field; };
        T::describe(before, note);
        std::size_t index = 0;
        auto visit = [&](std::string_view, const auto& field) {
            using Field = std::remove_cvref_t<decltype(field)>;
            what(*static_cast<const Field*>(olds[index++]), field);
        };
        T::describe(after, visit);
    }

    static bool isUnchanged(std::size_t size, const std::vector<Origin>& origins)
    {
        std::size_t at = 0;
        return size == origins.size() && std::ranges::all_of(origins, [&](const Origin& origin) {
                   return origin.isSame && origin.index == at++;
               });
    }

    Bytes& m_bytes;
    CborSink m_out;
    Words& m_words;
};

/// Reads a difference from bytes nobody vouches for: its depth and what it copies stay within limits. What is
/// made of it is for the caller to limit.
class DeltaSource
{
public:
    /// `words` are those that were said before; new ones are added.
    DeltaSource(std::span<const std::uint8_t> bytes, Words& words) : m_in(bytes), m_words(words) {}

    /// Makes of the value what the next difference says. Throws InputError for one that was not made for it;
    /// the value and the words are then of no use any more.
    template <class T>
    void read(T& value)
    {
        if constexpr (detail::IsOptional<T>::value) {
            if (m_in.isNothing())
                value.reset();
            else
                read(value ? *value : value.emplace());
        } else if constexpr (detail::IsVector<T>::value) {
            readList(value);
        } else if constexpr (detail::IsVariant<T>::value) {
            readKind(value, std::make_index_sequence<std::variant_size_v<T>>{});
        } else if constexpr (Described<T>) {
            readRecord(value);
        } else if constexpr (std::same_as<T, std::string>) {
            readText(value);
        } else if constexpr (detail::IsShortWord<T>::value) {
            std::string text;
            readText(text);
            const auto word = T::fromText(text);
            if (!word)
                m_in.refuse("the name is longer than " + std::to_string(T::kMaxLetters) + " letters");
            value = *word;
        } else {
            readValue(m_in, value);
        }
    }

    /// Reads what writeRun wrote from the same `base`.
    template <class T>
    std::vector<T> readRun(const T& base)
    {
        std::vector<T> items;
        for (std::size_t left = count(m_in.integer()); left > 0; --left)
            add(items, base);
        return items;
    }

    /// The bytes that follow what was read.
    std::span<const std::uint8_t> rest() const { return m_in.rest(); }
    /// Refuses bytes that follow.
    void expectEnd() const { m_in.expectEnd(); }

private:
    void readText(std::string& text)
    {
        if (m_in.isText()) {
            text = m_in.text();
            if (m_words.numberOf(text))
                m_in.refuse("the text has a number");
            m_words.add(text);
            return;
        }
        const std::size_t number = count(m_in.integer());
        if (number >= m_words.count())
            m_in.refuse("there is no word of that number");
        text = m_words.at(number);
        noteCopied(text.size());
    }

    template <class Variant, std::size_t... I>
    void readKind(Variant& value, std::index_sequence<I...>)
    {
        const std::size_t kind = count(m_in.integer());
        if (kind >= sizeof...(I))
            m_in.refuse("there is no such kind");
        const auto readOne = [&]<std::size_t N>(std::integral_constant<std::size_t, N>) {
            if (kind == N)
                read(value.index() == N ? std::get<N>(value) : value.template emplace<N>());
        };
        (readOne(std::integral_constant<std::size_t, I>{}), ...);
    }

    void noteCopied(std::size_t bytes)
    {
        m_copied += bytes;
        if (m_copied > kMaxViewBytes)
            m_in.refuse("the difference makes more than " + std::to_string(kMaxViewBytes) + " bytes");
    }

    std::size_t count(std::int64_t number) const
    {
        if (number < 0 || static_cast<std::uint64_t>(number) > std::numeric_limits<std::size_t>::max())
            m_in.refuse("a count is needed");
        return static_cast<std::size_t>(number);
    }

    template <class T>
    void readRecord(T& value)
    {
        if (++m_depth > kMaxCborDepth)
            m_in.refuse("the data nests too deeply");
        const std::size_t fields = fieldCount(value);
        const std::uint64_t changed = fields > 1 ? count(m_in.integer()) : fields;
        if (changed >> fields != 0)
            m_in.refuse("there is no such field");
        std::size_t index = 0;
        auto visit = [&](std::string_view name, auto& field) {
            m_in.field(name);
            if ((changed >> index++ & 1) != 0)
                read(field);
        };
        T::describe(value, visit);
        --m_depth;
    }

    /// Adds an item that differs from the last one, or from `base`, as the next difference says.
    template <class T>
    void add(std::vector<T>& list, const T& base)
    {
        const T& last = list.empty() ? base : list.back();
        noteCopied(weightOf(last));
        T item = last;
        read(item);
        list.push_back(std::move(item));
    }

    /// A list while it is read: its front stays where it is for as long as it is taken in order.
    template <class T>
    struct Remade
    {
        std::vector<T>& old;
        std::size_t front = 0;
        bool isOnlyFront = true;
        std::vector<T> fresh{};
        std::vector<bool> isTaken{};

        /// Nothing can be taken from there.
        bool isGone(std::size_t at) const
        {
            return at >= old.size() || (isOnlyFront ? at < front : bool(isTaken[at]));
        }
        T& take(std::size_t at)
        {
            if (isOnlyFront && at == front) {
                ++front;
                return old[at];
            }
            std::vector<T>& items = moved();
            isTaken[at] = true;
            return items.emplace_back(std::move(old[at]));
        }
        /// The new list, where it is not only the old one's front.
        std::vector<T>& moved()
        {
            if (isOnlyFront) {
                isOnlyFront = false;
                isTaken.assign(old.size(), false);
                std::fill_n(isTaken.begin(), front, true);
                std::move(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(front),
                          std::back_inserter(fresh));
            }
            return fresh;
        }
        void finish()
        {
            if (isOnlyFront)
                old.erase(old.begin() + static_cast<std::ptrdiff_t>(front), old.end());
            else
                old = std::move(fresh);
        }
    };

    template <class T>
    void readList(std::vector<T>& list)
    {
        Remade<T> made{list};
        std::size_t cursor = 0;
        for (bool isLast = false; !isLast;) {
            const std::size_t number = count(m_in.integer());
            isLast = number == 0;
            std::size_t left = isLast ? list.size() - cursor : number / kDeltaSteps;
            const auto step = static_cast<DeltaStep>(number % kDeltaSteps);
            if (step == DeltaStep::go) {
                if (left > list.size())
                    m_in.refuse("an item of the list is not there");
                cursor = left;
                continue;
            }
            for (; left > 0; --left) {
                if (step == DeltaStep::add) {
                    add(made.moved(), T{});
                    continue;
                }
                if (made.isGone(cursor))
                    m_in.refuse("an item of the list is not there");
                T& item = made.take(cursor++);
                if (step == DeltaStep::change)
                    read(item);
            }
        }
        made.finish();
    }

    CborSource m_in;
    Words& m_words;
    int m_depth = 0;
    std::size_t m_copied = 0;
};

} // namespace tablewood
