#include "row_list.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace {

std::string contentOf(const char* path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error(std::string(path) + " cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

/// tablewood-add-rows LIST RULEBOOK...: adds the rows of rulebooks, as plain text, to a list; makes the list
/// if it is not there. The list is all that is kept: a rulebook never lies among the sources.
int main(int argc, char** argv)
{
    using tablewood::copying::RowList;
    if (argc < 3) {
        std::fputs("Usage: tablewood-add-rows LIST RULEBOOK...\n", stderr);
        return 2;
    }
    try {
        RowList list(std::filesystem::exists(argv[1]) ? contentOf(argv[1]) : std::string());
        const std::size_t before = list.size();
        for (int i = 2; i < argc; ++i)
            list.add(contentOf(argv[i]));
        std::ofstream file(argv[1], std::ios::binary);
        file << list.file();
        if (!file.flush())
            throw std::runtime_error(std::string(argv[1]) + " cannot be written");
        std::printf("%zu rows, %zu of them new\n", list.size(), list.size() - before);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tablewood-add-rows: %s\n", error.what());
        return 1;
    }
    return 0;
}
