#pragma once

#include "kernel/input_error.h"
#include "kernel/short_list.h"
#include "kernel/word.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// Field lists. A value type names its fields once:
///
///     static void describe(auto& self, auto& visit) { visit("at", self.at); visit("chain", self.chain); }
///
/// and saving, loading, hashing and dumping follow from that. An enumeration gives its names by a function
/// `constexpr auto enumNames(TheEnum)` beside it, which returns a std::array of std::string_view in order.
namespace tablewood {

/// Takes values in the order of their field lists. Names are there for readable forms; compact ones ignore
/// them.
class FieldSink
{
public:
    virtual ~FieldSink() = default;
    virtual void beginRecord(std::size_t fields) = 0;
    virtual void field(std::string_view name) = 0;
    virtual void endRecord() = 0;
    virtual void beginList(std::size_t items) = 0;
    virtual void endList() = 0;
    virtual void integer(std::int64_t value) = 0;
    virtual void boolean(bool value) = 0;
    virtual void text(std::string_view value) = 0;
    /// One of a fixed set of names, by its number.
    virtual void name(std::size_t index, std::string_view name) = 0;
    /// Stands for an optional value that is not there.
    virtual void nothing() = 0;
};

/// Gives values back in the same order. Everything that does not fit throws InputError with the place it was
/// found at.
class FieldSource
{
public:
    virtual ~FieldSource() = default;
    /// The last `later` of its fields may be left out (see Later).
    virtual void beginRecord(std::size_t fields, std::size_t later) = 0;
    virtual void field(std::string_view name) = 0;
    /// Goes to a field that may be left out; false where it is.
    virtual bool laterField(std::string_view name) = 0;
    virtual void endRecord() = 0;
    /// The number of items that follow; never more than the rest of the input can hold.
    virtual std::size_t beginList() = 0;
    virtual void item(std::size_t index) = 0;
    virtual void endList() = 0;
    virtual std::int64_t integer() = 0;
    virtual bool boolean() = 0;
    virtual std::string text() = 0;
    virtual std::size_t name(const std::string_view* names, std::size_t count) = 0;
    /// Whether the next value is missing; a missing one is consumed.
    virtual bool isNothing() = 0;
    /// Refuses the value just read, naming its place.
    [[noreturn]] virtual void refuse(const std::string& cause) const = 0;
};

/// A field that a type was given after values of it were kept. It is told only where it is not as it begins:
/// a value that does not use it has the bytes, and the hash, that it had before. Such fields end a field
/// list; of several, those before the last that is told are told too, so that compact forms need no names.
template <class T>
struct Later
{
    T value{};
    bool isTold() const { return !(value == T{}); }
    friend bool operator==(const Later&, const Later&) = default;
};

namespace detail {
template <class T>
struct IsLater : std::false_type
{
};
template <class T>
struct IsLater<Later<T>> : std::true_type
{
};
/// Counts the fields of a list, those of them that may be left out, and the first ones that a value tells.
struct FieldCounter
{
    std::size_t count = 0;
    std::size_t later = 0;
    std::size_t told = 0;
    template <class T>
    void operator()(std::string_view, T&& field)
    {
        ++count;
        if constexpr (IsLater<std::remove_cvref_t<T>>::value) {
            ++later;
            told = field.isTold() ? count : told;
        } else {
            told = count;
        }
    }
};
template <class T>
inline constexpr bool alwaysFalse = false;
template <class T>
struct IsVariant : std::false_type
{
};
template <class... Ts>
struct IsVariant<std::variant<Ts...>> : std::true_type
{
};
template <class T>
struct IsVector : std::false_type
{
};
template <class T>
struct IsVector<std::vector<T>> : std::true_type
{
};
template <class T>
struct IsShortList : std::false_type
{
};
template <class T, std::size_t N>
struct IsShortList<ShortList<T, N>> : std::true_type
{
};
template <class T>
struct IsArray : std::false_type
{
};
template <class T, std::size_t N>
struct IsArray<std::array<T, N>> : std::true_type
{
};
template <class T>
struct IsOptional : std::false_type
{
};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type
{
};
} // namespace detail

template <class T>
concept Described = std::is_class_v<T> && requires(T& value, detail::FieldCounter& visit)
{
    T::describe(value, visit);
};

/// How many fields a described value tells: so many of the first of its list.
template <Described T>
std::size_t fieldCount(const T& value)
{
    detail::FieldCounter counter;
    T::describe(value, counter);
    return counter.told;
}

template <class T>
void writeValue(FieldSink& sink, const T& value)
{
    if constexpr (std::same_as<T, bool>) {
        sink.boolean(value);
    } else if constexpr (std::is_enum_v<T>) {
        constexpr auto names = enumNames(T{});
        const auto index = static_cast<std::size_t>(value);
        sink.name(index, index < names.size() ? names[index] : std::string_view{});
    } else if constexpr (std::integral<T>) {
        sink.integer(static_cast<std::int64_t>(value));
    } else if constexpr (std::convertible_to<T, std::string_view>) {
        sink.text(value);
    } else if constexpr (detail::IsShortWord<T>::value) {
        sink.text(value.letters());
    } else if constexpr (detail::IsOptional<T>::value) {
        if (value)
            writeValue(sink, *value);
        else
            sink.nothing();
    } else if constexpr (detail::IsVector<T>::value || detail::IsShortList<T>::value ||
                         detail::IsArray<T>::value) {
        sink.beginList(value.size());
        for (const auto& item : value)
            writeValue(sink, static_cast<const typename T::value_type&>(item));
        sink.endList();
    } else if constexpr (std::same_as<T, std::map<std::string, std::string>>) {
        sink.beginList(value.size());
        for (const auto& [key, text] : value) {
            sink.beginList(2);
            sink.text(key);
            sink.text(text);
            sink.endList();
        }
        sink.endList();
    } else if constexpr (detail::IsVariant<T>::value) {
        sink.beginRecord(2);
        sink.field("kind");
        std::visit(
            [&](const auto& chosen) {
                sink.name(value.index(), std::remove_cvref_t<decltype(chosen)>::name);
            },
            value);
        sink.field("value");
        std::visit([&](const auto& chosen) { writeValue(sink, chosen); }, value);
        sink.endRecord();
    } else if constexpr (Described<T>) {
        const std::size_t told = fieldCount(value);
        std::size_t number = 0;
        sink.beginRecord(told);
        auto visit = [&](std::string_view name, const auto& field) {
            if (++number > told)
                return;
            sink.field(name);
            if constexpr (detail::IsLater<std::remove_cvref_t<decltype(field)>>::value)
                writeValue(sink, field.value);
            else
                writeValue(sink, field);
        };
        T::describe(value, visit);
        sink.endRecord();
    } else {
        static_assert(detail::alwaysFalse<T>, "this type has no field list");
    }
}

template <class T>
void readValue(FieldSource& source, T& value);

namespace detail {
template <class Variant, std::size_t... I>
void readAlternative(FieldSource& source, Variant& value, std::size_t index, std::index_sequence<I...>)
{
    const auto readOne = [&]<std::size_t N>(std::integral_constant<std::size_t, N>) {
        if (index == N)
            readValue(source, value.template emplace<N>());
    };
    (readOne(std::integral_constant<std::size_t, I>{}), ...);
}
template <class Variant, std::size_t... I>
constexpr auto alternativeNames(std::index_sequence<I...>)
{
    return std::array<std::string_view, sizeof...(I)>{std::variant_alternative_t<I, Variant>::name...};
}
} // namespace detail

template <class T>
void readValue(FieldSource& source, T& value)
{
    if constexpr (std::same_as<T, bool>) {
        value = source.boolean();
    } else if constexpr (std::is_enum_v<T>) {
        constexpr auto names = enumNames(T{});
        value = static_cast<T>(source.name(names.data(), names.size()));
    } else if constexpr (std::integral<T>) {
        const std::int64_t number = source.integer();
        if constexpr (!std::same_as<T, std::uint64_t> && !std::same_as<T, std::int64_t>) {
            if (number < static_cast<std::int64_t>(std::numeric_limits<T>::min()) ||
                number > static_cast<std::int64_t>(std::numeric_limits<T>::max()))
                source.refuse(std::to_string(number) + " is out of range");
        }
        value = static_cast<T>(number);
    } else if constexpr (std::same_as<T, std::string>) {
        value = source.text();
    } else if constexpr (detail::IsShortWord<T>::value) {
        const auto word = T::fromText(source.text());
        if (!word)
            source.refuse("the name is longer than " + std::to_string(T::kMaxLetters) + " letters");
        value = *word;
    } else if constexpr (detail::IsOptional<T>::value) {
        if (source.isNothing())
            value.reset();
        else
            readValue(source, value.emplace());
    } else if constexpr (detail::IsVector<T>::value || detail::IsShortList<T>::value) {
        const std::size_t count = source.beginList();
        if constexpr (detail::IsShortList<T>::value)
            if (count > T::kCapacity)
                source.refuse("the list has " + std::to_string(count) + " entries, the most are " +
                              std::to_string(T::kCapacity));
        value.clear();
        for (std::size_t i = 0; i < count; ++i) {
            source.item(i);
            typename T::value_type one{};
            readValue(source, one);
            value.push_back(std::move(one));
        }
        source.endList();
    } else if constexpr (detail::IsArray<T>::value) {
        const std::size_t count = source.beginList();
        if (count != value.size())
            source.refuse("a list of " + std::to_string(value.size()) + " is needed");
        for (std::size_t i = 0; i < count; ++i) {
            source.item(i);
            readValue(source, value[i]);
        }
        source.endList();
    } else if constexpr (std::same_as<T, std::map<std::string, std::string>>) {
        const std::size_t count = source.beginList();
        value.clear();
        for (std::size_t i = 0; i < count; ++i) {
            source.item(i);
            if (source.beginList() != 2)
                source.refuse("a pair of texts is needed");
            source.item(0);
            std::string key = source.text();
            source.item(1);
            value[std::move(key)] = source.text();
            source.endList();
        }
        source.endList();
    } else if constexpr (detail::IsVariant<T>::value) {
        constexpr auto indices = std::make_index_sequence<std::variant_size_v<T>>{};
        static constexpr auto names = detail::alternativeNames<T>(indices);
        source.beginRecord(2, 0);
        source.field("kind");
        const std::size_t index = source.name(names.data(), names.size());
        source.field("value");
        detail::readAlternative(source, value, index, indices);
        source.endRecord();
    } else if constexpr (Described<T>) {
        detail::FieldCounter counter;
        T::describe(std::as_const(value), counter);
        source.beginRecord(counter.count, counter.later);
        auto visit = [&](std::string_view name, auto& field) {
            if constexpr (detail::IsLater<std::remove_cvref_t<decltype(field)>>::value) {
                field = {};
                if (source.laterField(name))
                    readValue(source, field.value);
            } else {
                source.field(name);
                readValue(source, field);
            }
        };
        T::describe(value, visit);
        source.endRecord();
    } else {
        static_assert(detail::alwaysFalse<T>, "this type has no field list");
    }
}

} // namespace tablewood
