#pragma once

#include <filesystem>
#include <string>

namespace tablewood {

/// A folder of packs, gone with this object.
class WrittenPacks
{
public:
    WrittenPacks();
    ~WrittenPacks();
    WrittenPacks(const WrittenPacks&) = delete;
    WrittenPacks& operator=(const WrittenPacks&) = delete;

    /// Writes a file, "summer/pack.json".
    void write(const std::string& file, const std::string& text) const;
    /// Writes the pack.json of a pack of Arbor; the lists are JSON, R"(["stars.json"])".
    void manifest(const std::string& pack, const std::string& replaces, const std::string& changes) const;
    std::string path() const { return m_root.string(); }

private:
    std::filesystem::path m_root;
};

/// The text of a file of Arbor's shipped content.
std::string shippedFile(const std::string& name);

} // namespace tablewood
