#pragma once

#include <algorithm>
#include <iterator>
#include <numeric>
#include <vector>

/// Which item of a list became which of another.
namespace tablewood {

/// Where an item of a new list comes from.
struct Origin
{
    static constexpr std::size_t kNowhere = ~std::size_t{0};
    /// Its index in the old list, or kNowhere.
    std::size_t index = kNowhere;
    bool isSame = false;
};

namespace detail {

/// Tells items of a list apart, though two items may share it.
template <class T>
concept HasId = requires(const T& item)
{
    item.id;
};
template <class T>
concept HasMove = requires(const T& item)
{
    item.move;
};
template <class T>
const auto& identityOf(const T& item)
{
    if constexpr (HasMove<T>)
        return item.move;
    else
        return item.id;
}

/// The indices of a list from `from` on, in the order of the identities there.
template <class T>
std::vector<std::size_t> sortedByIdentity(const std::vector<T>& list, std::size_t from)
{
    std::vector<std::size_t> order(list.size() - from);
    std::iota(order.begin(), order.end(), from);
    std::ranges::stable_sort(
        order, {}, [&](std::size_t i) -> const auto& { return identityOf(list[i]); });
    return order;
}

/// The first of an identity comes from the first of that identity, the second from the second, and so on.
template <class T>
std::vector<Origin> originsByIdentity(const std::vector<T>& before, const std::vector<T>& after)
{
    std::vector<Origin> origins(after.size());
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t front = 0;
    for (; front < shorter && identityOf(before[front]) == identityOf(after[front]); ++front)
        origins[front] = {front, before[front] == after[front]};
    if (front == after.size())
        return origins;
    const std::vector<std::size_t> old = sortedByIdentity(before, front);
    auto next = old.begin();
    for (const std::size_t at : sortedByIdentity(after, front)) {
        const auto& identity = identityOf(after[at]);
        while (next != old.end() && identityOf(before[*next]) < identity)
            ++next;
        if (next != old.end() && identityOf(before[*next]) == identity) {
            origins[at] = {*next, before[*next] == after[at]};
            ++next;
        }
    }
    return origins;
}

/// Items that nothing tells apart: those at both ends that are the same, and between them by their places.
template <class T>
std::vector<Origin> originsByPlace(const std::vector<T>& before, const std::vector<T>& after)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    std::vector<Origin> origins;
    origins.reserve(after.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (i < head)
            origins.push_back({i, true});
        else if (i >= after.size() - tail)
            origins.push_back({before.size() - (after.size() - i), true});
        else if (i < before.size() - tail)
            origins.push_back({i, before[i] == after[i]});
        else
            origins.push_back({});
    }
    return origins;
}

} // namespace detail

/// Where the items of `after` come from, in its order. Each old item is used once at most. Items of a type
/// with a field `id` or `move` are told apart by it.
template <class T>
std::vector<Origin> originsOf(const std::vector<T>& before, const std::vector<T>& after)
{
    if constexpr (detail::HasId<T> || detail::HasMove<T>)
        return detail::originsByIdentity(before, after);
    else
        return detail::originsByPlace(before, after);
}

} // namespace tablewood
