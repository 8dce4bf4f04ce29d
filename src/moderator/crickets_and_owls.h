#pragma once

#include "moderator/sound_shapes.h"

#include <array>

namespace tablewood::sound {

/// Several crickets near by, each with a pitch, a rhythm and a place of its own, and many far away.
class Crickets
{
public:
    explicit Crickets(std::uint64_t seed);
    void make(Block& out);

private:
    struct Cricket
    {
        Noise chance;
        float hertz;
        float pulsesASecond;
        float chirpsASecond;
        StereoFrame gain;
        float cosine = 1.0F;
        float sine = 0.0F;
        /// Samples until the next pulse begins, or into the running one.
        std::int64_t wait = 0;
        std::int64_t into = 0;
        std::int64_t length = 0;
        int pulsesLeft = 0;
        float strength = 0.0F;
        std::int64_t songLeft = 0;
    };
    struct Ear
    {
        Drift swell;
        BandPass first, second;
        float loudness = 0.0F;
    };

    static Cricket someCricket(std::uint64_t seed, std::size_t number);
    static void beginPulse(Cricket& cricket);
    static void endPulse(Cricket& cricket);
    static void sing(Cricket& cricket, Block& out);

    static constexpr std::size_t nearBy = 6;

    Noise m_noise;
    std::array<Cricket, nearBy> m_crickets;
    std::array<Ear, 2> m_far;
};

/// A tawny owl that calls now and then, and sometimes another that answers from further away.
class Owls
{
public:
    explicit Owls(std::uint64_t seed);
    void make(Block& out);

private:
    /// One hoot of a call.
    struct Hoot
    {
        float seconds = 0.0F;
        float hertz = 0.0F;
        /// How far the pitch bends up on the way, and falls by the end; parts of 1.
        float arch = 0.0F;
        float fall = 0.0F;
        float trillHertz = 0.0F;
        float trillDepth = 0.0F;
        float loudness = 0.0F;
        float restSeconds = 0.0F;
    };

    void beginCall();
    void beginNext();
    float sample();

    static constexpr std::size_t hootsOfCall = 3;

    Noise m_chance;
    std::array<Hoot, hootsOfCall> m_call{};
    std::size_t m_next = hootsOfCall;
    Hoot m_hoot;
    std::int64_t m_into = 0;
    std::int64_t m_length = 0;
    std::int64_t m_wait = 0;
    float m_turns = 0.0F;
    StereoFrame m_gain;
    bool m_wasAnswered = true;
    float m_voice = 1.0F;
    float m_place = 0.0F;
};

} // namespace tablewood::sound
