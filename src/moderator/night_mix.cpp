#include "moderator/night_mix.h"

namespace tablewood {

using namespace sound;

namespace {

constexpr float hidingGain = 0.2F;
constexpr float hidingDucked = 0.4F; // of what the rest sinks, in decibels
constexpr float volumeSeconds = 0.08F;
constexpr std::int64_t joinFrames = nightSampleRate / 100;   // where a line is entered in its middle
constexpr std::int64_t silenceFrames = nightSampleRate / 25; // where it is broken off
constexpr std::size_t longestOverlap =
    std::size_t{2} * nightSampleRate; // of a track's end with its beginning
constexpr auto blockLength = static_cast<std::int64_t>(blockFrames);

} // namespace

NightMix::NightMix(std::uint64_t seed) : m_soundscape(seed), m_leaves(seed)
{
    m_lines.reserve(voiceLimit);
    m_tracks.reserve(trackLimit);
}

void NightMix::setLevels(const SoundscapeLevels& levels) { m_soundscape.setLevels(levels); }

void NightMix::setVolumes(const NightVolumes& volumes)
{
    m_voice.to(std::clamp(volumes.voice, 0.0F, 1.0F), volumeSeconds);
    m_ambience.to(std::clamp(volumes.ambience, 0.0F, 1.0F), volumeSeconds);
    m_master.to(std::clamp(volumes.master, 0.0F, 1.0F), volumeSeconds);
}

void NightMix::setHiding(bool isHiding)
{
    m_hiding.to(isHiding ? hidingGain : 0.0F, Soundscape::fadeSeconds);
}

void NightMix::fadeAmbience(float level, float seconds)
{
    m_presence.to(std::clamp(level, 0.0F, 1.0F), seconds);
}

bool NightMix::speak(VoiceClip clip, std::int64_t at, std::int64_t from)
{
    forgetWhatIsOver();
    if (!clip || from < 0 || from >= static_cast<std::int64_t>(clip->samples.size()) ||
        m_lines.size() == voiceLimit)
        return false;
    const std::int64_t begin = std::max(at, soonest());
    const std::int64_t origin = begin - from;
    const std::int64_t end = origin + static_cast<std::int64_t>(clip->samples.size());
    m_lines.push_back({std::move(clip), origin, begin, end});
    return true;
}

void NightMix::fallSilent()
{
    for (Line& line : m_lines) {
        line.silencedAt = std::min(line.silencedAt, m_made);
        line.end = std::min(line.end, line.begin < m_made ? line.silencedAt + silenceFrames : line.begin);
    }
    forgetWhatIsOver();
}

bool NightMix::play(TrackClip track, float level, float fadeSeconds)
{
    forgetWhatIsOver();
    if (!track || track->frames.empty() || m_tracks.size() == trackLimit)
        return false;
    m_tracks.push_back({std::move(track), 0, Fade(0.0F)});
    m_tracks.back().level.to(std::clamp(level, 0.0F, 1.0F), fadeSeconds);
    return true;
}

void NightMix::stopTracks(float fadeSeconds)
{
    for (PlayedTrack& track : m_tracks)
        track.level.to(0.0F, fadeSeconds);
}

bool NightMix::isSpeaking() const
{
    return std::any_of(m_lines.begin(), m_lines.end(), [this](const Line& line) {
        return line.begin <= m_position && m_position < line.end;
    });
}

void NightMix::forgetWhatIsOver()
{
    const std::int64_t held = m_made - toFrames(Ducking::holdSeconds);
    std::erase_if(m_lines, [&](const Line& line) { return line.end <= line.begin || line.end <= held; });
    std::erase_if(m_tracks, [](const PlayedTrack& track) { return track.level.isOver(); });
}

std::int64_t NightMix::untilVoice() const
{
    std::int64_t until = Ducking::never;
    for (const Line& line : m_lines) {
        if (line.end + toFrames(Ducking::holdSeconds) > m_made)
            until = std::min(until, line.begin - m_made);
    }
    return until;
}

void NightMix::addTrack(Block& out, PlayedTrack& track) const
{
    const Ramp level = track.level.next();
    const std::vector<PcmFrame>& frames = track.clip->frames;
    const std::size_t overlap = std::min(longestOverlap, frames.size() / 4);
    const std::size_t turn = frames.size() - overlap;
    for (std::size_t i = 0; i < blockFrames; ++i) {
        const float gain = track.clip->gain * level.at(i);
        const auto put = [&](const PcmFrame& frame, float share) {
            out.left[i] += static_cast<float>(frame.left) * gain * share;
            out.right[i] += static_cast<float>(frame.right) * gain * share;
        };
        if (track.next >= turn) {
            // The end goes while the beginning comes, together as loud as one.
            const float progress = static_cast<float>(track.next - turn) / static_cast<float>(overlap);
            put(frames[track.next], std::sqrt(1.0F - progress));
            put(frames[track.next - turn], std::sqrt(progress));
        } else {
            put(frames[track.next], 1.0F);
        }
        if (++track.next == frames.size())
            track.next = overlap;
    }
}

void NightMix::addLine(Block& out, const Line& line, Ramp gain) const
{
    const std::int64_t begin = std::max(line.begin, m_made);
    const std::int64_t end = std::min(line.end, m_made + blockLength);
    for (std::int64_t at = begin; at < end; ++at) {
        const auto i = static_cast<std::size_t>(at - m_made);
        float sample = line.clip->samples[static_cast<std::size_t>(at - line.origin)] * gain.at(i);
        if (line.origin < line.begin && at - line.begin < joinFrames)
            sample *= static_cast<float>(at - line.begin + 1) / static_cast<float>(joinFrames);
        if (at >= line.silencedAt)
            sample *=
                1.0F - smooth(static_cast<float>(at - line.silencedAt) / static_cast<float>(silenceFrames));
        out.left[i] += sample;
        out.right[i] += sample;
    }
}

void NightMix::makeBlock()
{
    Block ambience;
    m_soundscape.make(ambience);
    for (PlayedTrack& track : m_tracks)
        addTrack(ambience, track);

    const Ramp ducked = m_ducking.next(untilVoice());
    const Ramp volume = m_ambience.next();
    const Ramp presence = m_presence.next();
    const Ramp master = m_master.next();
    const Ramp voice = m_voice.next();
    m_block = {};
    const auto heard = [&](Ramp under) {
        return Ramp{under.from * presence.from * master.from, under.to * presence.to * master.to};
    };
    add(m_block, ambience, heard({ducked.from * volume.from, ducked.to * volume.to}));
    if (const Ramp hiding = m_hiding.next(); !hiding.isSilent()) {
        Block leaves;
        m_leaves.make(leaves);
        add(m_block, leaves,
            heard({hiding.from * std::pow(ducked.from, hidingDucked),
                   hiding.to * std::pow(ducked.to, hidingDucked)}));
    }
    for (const Line& line : m_lines)
        addLine(m_block, line, {voice.from * master.from, voice.to * master.to});
    m_limiter.apply(m_block);
    m_made += blockLength;
}

void NightMix::fill(std::span<StereoFrame> out)
{
    while (m_made < static_cast<std::int64_t>(Limiter::delay))
        makeBlock(); // what leaves the limiter first is the silence before frame 0
    for (StereoFrame& frame : out) {
        if (m_taken == blockFrames) {
            makeBlock();
            m_taken = 0;
        }
        frame = {m_block.left[m_taken], m_block.right[m_taken]};
        ++m_taken;
        ++m_position;
    }
}

} // namespace tablewood
