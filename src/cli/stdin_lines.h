#pragma once

#include <functional>
#include <memory>
#include <string>

namespace tablewood::cli {

/// The lines of standard input, given from the event loop as they come. Works for terminals, pipes and files
/// on every system: a thread of its own waits for them, which ends with the program.
class StdinLines
{
public:
    explicit StdinLines(std::function<void(const std::string&)> line);
    ~StdinLines();
    StdinLines(const StdinLines&) = delete;
    StdinLines& operator=(const StdinLines&) = delete;

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

} // namespace tablewood::cli
