#include "written_pack.h"

#include <fstream>
#include <sstream>

#include <unistd.h>

namespace tablewood {

WrittenPacks::WrittenPacks()
{
    static int count = 0;
    m_root = std::filesystem::temp_directory_path() /
             ("tablewood-packs-" + std::to_string(::getpid()) + "-" + std::to_string(count++));
    std::filesystem::create_directories(m_root);
}

WrittenPacks::~WrittenPacks() { std::filesystem::remove_all(m_root); }

void WrittenPacks::write(const std::string& file, const std::string& text) const
{
    std::filesystem::create_directories((m_root / file).parent_path());
    std::ofstream(m_root / file, std::ios::binary) << text;
}

void WrittenPacks::manifest(const std::string& pack, const std::string& replaces,
                            const std::string& changes) const
{
    write(pack + "/pack.json", R"({"format": 1, "name": "A pack", "game": "arbor", "replaces": )" + replaces +
                                   R"(, "changes": )" + changes + "}");
}

std::string shippedFile(const std::string& name)
{
    std::ifstream input(std::string(TABLEWOOD_SOURCE_DIR) + "/resources/games/arbor/" + name,
                        std::ios::binary);
    std::ostringstream text;
    text << input.rdbuf();
    return text.str();
}

} // namespace tablewood
