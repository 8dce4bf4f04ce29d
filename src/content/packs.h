#pragma once

#include "content/content_folder.h"

#include <functional>
#include <string>
#include <vector>

/// Packs: content of an owner's own that takes the place of some that Tablewood ships. docs/packs.md tells
/// how one is made. Each is a folder with a pack.json.
namespace tablewood {

/// The folder of packs within a data folder.
inline constexpr const char* kPacksFolder = "packs";
/// Describes a pack, in its folder.
inline constexpr const char* kPackManifest = "pack.json";
/// So many packs are read; each costs reading its game's content twice.
inline constexpr std::size_t kMaxPacks = 32;
/// Names of packs stand in matches and in sentences.
inline constexpr std::size_t kMaxPackName = 40;
inline constexpr std::size_t kMaxPackTitle = 80;

/// A game whose content packs can take the place of.
struct PackedGame
{
    std::string id;
    /// The folder of its shipped content.
    std::string folder;
    /// The files that its content is read from.
    std::vector<std::string> files;
    EntryKeys keys;
    /// Reads all of it; throws InputError, or InputErrors, for what does not fit.
    std::function<void(ContentFolder&)> read;
};

/// A folder among the packs.
struct Pack
{
    /// The folder's name.
    std::string name;
    /// For people; empty where pack.json could not be read.
    std::string title;
    std::string game;
    /// Where it lies and which files it has.
    ContentLayer layer;
    /// Why it is left out; empty if it is used.
    Faults faults;
    bool isUsed() const { return faults.empty(); }
};

/// Reads one pack and checks it with the content that is shipped. Throws nothing: what does not fit is told
/// in its faults.
Pack readPack(const std::string& directory, const std::vector<PackedGame>& games);

/// Reads all packs in a folder, by their names. What does not fit, alone or together with others, is left out
/// whole. A folder that is not there has none.
std::vector<Pack> readPacks(const std::string& folder, const std::vector<PackedGame>& games);

/// The layers of the packs that are used for a game.
std::vector<ContentLayer> layersFor(const std::vector<Pack>& packs, const std::string& game);

} // namespace tablewood
