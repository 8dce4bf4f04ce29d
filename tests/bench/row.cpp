#include "row.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

namespace tablewood::bench {

void tell(const char* what, const char* aim, const char* figure, ...)
{
    std::va_list values;
    va_start(values, figure);
    char text[200];
    std::vsnprintf(text, sizeof text, figure, values);
    va_end(values);
    std::printf("%-58s %-44s %s\n", what, text, aim);
    std::fflush(stdout);
}

double quantile(std::vector<double> values, double part)
{
    std::ranges::sort(values);
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(static_cast<double>(values.size()) * part))];
}

double microsecondsOf(int times, const std::function<void()>& what)
{
    constexpr int kMeasurements = 7;
    std::vector<double> measured;
    for (int i = 0; i < kMeasurements; ++i) {
        const double before = cpuMicroseconds();
        for (int j = 0; j < times; ++j)
            what();
        measured.push_back((cpuMicroseconds() - before) / times);
    }
    return median(std::move(measured));
}

} // namespace tablewood::bench
