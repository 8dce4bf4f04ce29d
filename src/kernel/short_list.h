#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace tablewood {

/// A list of at most N values that lies where it is declared: for lists that the rules keep short, in states
/// and moves that are copied by the million. Its field list is that of a vector.
template <class T, std::size_t N>
class ShortList
{
public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;
    static constexpr std::size_t kCapacity = N;

    constexpr ShortList() = default;
    template <std::convertible_to<T>... Items>
    requires(sizeof...(Items) > 0 && sizeof...(Items) <= N) constexpr ShortList(const Items&... items)
        : m_items{T(items)...}, m_size(sizeof...(Items))
    {
    }

    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr bool isFull() const { return m_size == N; }
    constexpr T* data() { return m_items.data(); }
    constexpr const T* data() const { return m_items.data(); }
    constexpr T* begin() { return data(); }
    constexpr T* end() { return data() + m_size; }
    constexpr const T* begin() const { return data(); }
    constexpr const T* end() const { return data() + m_size; }
    constexpr T& operator[](std::size_t index) { return m_items[index]; }
    constexpr const T& operator[](std::size_t index) const { return m_items[index]; }
    constexpr T& front() { return m_items[0]; }
    constexpr const T& front() const { return m_items[0]; }
    constexpr T& back() { return m_items[m_size - 1u]; }
    constexpr const T& back() const { return m_items[m_size - 1u]; }

    /// Throws std::length_error where the list is full.
    constexpr void push_back(const T& item)
    {
        if (isFull())
            throw std::length_error("a list holds more than it can");
        m_items[m_size++] = item;
    }
    constexpr void pop_back() { --m_size; }
    constexpr void erase(const T* at)
    {
        std::copy(at + 1, static_cast<const T*>(end()), begin() + (at - begin()));
        pop_back();
    }
    constexpr void clear() { m_size = 0; }

    friend constexpr bool operator==(const ShortList& a, const ShortList& b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    static_assert(N <= 255);
    std::array<T, N> m_items{};
    std::uint8_t m_size = 0;
};

} // namespace tablewood
