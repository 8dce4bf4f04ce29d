#pragma once

#include "kernel/text.h"
#include "moderator/night_clips.h"
#include "moderator/night_plan.h"

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tablewood {

/// How long a line sounds.
NightTime lengthOf(const VoiceClip& clip);

/// Where the voice of a night comes from.
struct VoiceSource
{
    /// A program that speaks a text into a file as espeak-ng does; empty for none.
    std::string engine = "espeak-ng";
    /// Where spoken lines are kept for the next night; empty for nowhere.
    std::string cacheFolder{};
    /// A group's own recordings, a WAV file for each line; what is missing there the engine speaks.
    std::string recordings{};
    /// A voice of the system that says live what has no recording; empty for the engine. What it says is
    /// heard past the mix, so that it is in no file.
    std::string live{};
    /// How long the engine may take for a line. One that takes longer is not asked again.
    std::chrono::milliseconds patience = std::chrono::seconds(4);
};

/// The lines of a night, ready to be mixed, as far as there is a voice for them.
struct Narration
{
    /// By the lines' ids.
    std::map<std::string, VoiceClip> clips;
    /// Things a person should know before the night begins.
    std::vector<Text> notices;
};

/// More spoken lines are not kept: some twenty nights.
inline constexpr int kMaxKeptLines = 400;
/// A recorded line takes no more than this (a minute in the best quality is half of it).
inline constexpr std::int64_t kMaxRecordingBytes = 64 << 20;
/// A track takes no more than this: 20 minutes in 16 bits for two ears.
inline constexpr std::int64_t kMaxTrackBytes = 256 << 20;

/// Brings all lines to sound before the night begins. Waits for the engine, so that it belongs on a thread
/// that nobody waits for; `goOn` is asked after each line and while one is waited for, with how many are
/// done. Never throws: what cannot be heard is a notice.
Narration narrate(const std::vector<NightLine>& lines, const std::string& language, const VoiceSource& source,
                  const std::function<bool(std::size_t done)>& goOn = {});

/// Brings a person's own music or noise to sound, from a WAV file; null where that cannot be read.
TrackClip readTrack(const std::string& file);

} // namespace tablewood
