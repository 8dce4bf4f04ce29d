#include "cli/line_outlet.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <utility>

using namespace tablewood::cli;

namespace {

/// A pipe that nobody reads until it is told to.
class Pipe
{
public:
    Pipe() { REQUIRE(pipe(m_ends.data()) == 0); }
    ~Pipe()
    {
        closeReader();
        close(m_ends[1]);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    int writer() const { return m_ends[1]; }
    void closeReader()
    {
        if (m_ends[0] >= 0)
            close(std::exchange(m_ends[0], -1));
    }
    /// Waits for what comes.
    std::string read()
    {
        std::array<char, 4096> bytes;
        const auto count = ::read(m_ends[0], bytes.data(), bytes.size());
        return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
    }

private:
    std::array<int, 2> m_ends{-1, -1};
};

std::string leftOutLine(std::size_t lines) { return "left out " + std::to_string(lines) + "\n"; }

constexpr std::chrono::milliseconds kLong{60'000};

} // namespace

TEST_CASE("Lines go out in their order, and the end waits for them")
{
    Pipe pipe;
    LineOutlet outlet(pipe.writer(), leftOutLine);
    outlet.say("one\n");
    outlet.say("two\nthree\n");
    CHECK(outlet.finish(kLong));
    CHECK(pipe.read() == "one\ntwo\nthree\n");
}

TEST_CASE("Lines that nobody reads keep nobody waiting: they are left out, counted, and the count is told "
          "once it is read")
{
    Pipe pipe;
    constexpr int kLines = 20'000;
    LineOutlet outlet(pipe.writer(), leftOutLine, 100'000);
    for (int i = 0; i < kLines; ++i)
        outlet.say("line " + std::to_string(i) + "\n");
    CHECK_FALSE(outlet.finish(std::chrono::milliseconds(1)));
    std::string read;
    while (read.find("left out") == std::string::npos || read.back() != '\n')
        read += pipe.read();
    const auto whole = static_cast<int>(std::ranges::count(read, '\n')) - 1;
    CHECK(whole < kLines);
    CHECK(read.ends_with("line " + std::to_string(whole - 1) + "\n" +
                         leftOutLine(static_cast<std::size_t>(kLines - whole))));
    CHECK(outlet.finish(kLong));
    outlet.say("and on\n");
    CHECK(outlet.finish(kLong));
    CHECK(pipe.read() == "and on\n");
}

TEST_CASE(
    "A far end that takes nothing for the moment is waited for, also where writing to it would not wait")
{
    Pipe pipe;
    fcntl(pipe.writer(), F_SETFL, O_NONBLOCK);
    LineOutlet outlet(pipe.writer(), leftOutLine);
    constexpr std::size_t kMoreThanItHolds = 1'000'000;
    outlet.say(std::string(kMoreThanItHolds, 'x') + "\n");
    CHECK_FALSE(outlet.finish(std::chrono::milliseconds(1)));
    std::size_t read = 0;
    while (read <= kMoreThanItHolds) {
        const std::string more = pipe.read();
        REQUIRE(!more.empty());
        read += more.size();
    }
    CHECK(outlet.finish(kLong));
}

TEST_CASE("A reader that goes away is no reader, and nothing waits for it")
{
    std::signal(SIGPIPE, SIG_IGN);
    Pipe pipe;
    LineOutlet outlet(pipe.writer(), leftOutLine);
    pipe.closeReader();
    outlet.say("one\n");
    CHECK_FALSE(outlet.finish(kLong));
    outlet.say("two\n");
    CHECK_FALSE(outlet.finish(kLong));
}
