#pragma once

#include <ctime>
#include <functional>
#include <vector>

namespace tablewood::bench {

/// Prints one line of the table: what was measured, the figure in words, and what it should be.
[[gnu::format(printf, 3, 4)]] void tell(const char* what, const char* aim, const char* figure, ...);

/// The processor time this program has had so far, in microseconds.
inline double cpuMicroseconds() { return static_cast<double>(std::clock()) * 1e6 / CLOCKS_PER_SEC; }

double quantile(std::vector<double> values, double part);
inline double median(std::vector<double> values) { return quantile(std::move(values), 0.5); }

/// The processor time that something takes, in microseconds: the median of several measurements of many
/// times.
double microsecondsOf(int times, const std::function<void()>& what);

} // namespace tablewood::bench
