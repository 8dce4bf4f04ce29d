#pragma once

#include "moderator/narrator.h"
#include "moderator/night_engine.h"
#include "sound/night_outlet.h"

#include <functional>
#include <optional>
#include <vector>

namespace tablewood {

/// A part of a caption, in characters of QString.
struct CaptionPart
{
    int begin = 0;
    int end = 0;
    friend bool operator==(const CaptionPart&, const CaptionPart&) = default;
};
/// The part of a line, up to a comma or a stop, that is being said when this share of it has been, 0 to 1.
CaptionPart partSaid(const std::string& line, double share);

/// The sound of a night that runs: the forest from dusk to dawn, and each line at its time.
class NightVoice
{
public:
    /// A line's clip; null where it has none.
    using Clips = std::function<VoiceClip(const NightLine& line)>;
    /// So long before a line the forest begins to sink.
    static constexpr NightTime kAhead = std::chrono::milliseconds(450);

    /// The outlet lives longer; `sound` is asked for whenever the forest comes.
    NightVoice(NightOutlet& outlet, std::function<NightSound()> sound, Clips clips);

    /// It is dark, and leaves hide what hands do.
    void begin();
    /// Takes in what the night has told.
    void follow(const NightEngine& night, const std::vector<NightEvent>& events);
    /// The step has begun: the forest comes or goes.
    void beginStep(const NightEngine& night, std::size_t step);
    /// Tells the mix of a line before it begins, so that it begins at its very sample and the forest has
    /// sunk.
    void announce(const NightEngine& night);
    /// The same of the first line, which begins in so long together with the night's own time.
    void announce(const NightLine& line, NightTime in);
    /// The line that was announced does not come.
    void takeBack();
    void end();

    /// The line being said, or said last.
    const std::string& caption() const { return m_caption; }
    void setCaption(std::string caption);
    /// The words of a line that a press began stand there when it is heard. True if they do now and did not.
    bool showDue(const NightEngine& night);
    /// The part of it that is said now; nothing at its end where nothing is said.
    CaptionPart part(const NightEngine& night) const;
    /// A line that has a voice is said now.
    bool isSpeaking(const NightEngine& night) const;
    /// The forest is lowered for it.
    bool isDucked(const NightEngine& night) const;

private:
    void beginLine(const NightEngine& night, const NightEvent& event);
    void say(const NightLine& line, NightTime at, NightTime in);
    void hush();

    NightOutlet& m_outlet;
    std::function<NightSound()> m_sound;
    Clips m_clips;
    std::string m_caption;
    /// A caption, and the time when its line is heard.
    struct Coming
    {
        std::string caption;
        NightTime at{};
    };
    std::optional<Coming> m_coming;
    /// The line that the mix knows and that has not begun.
    std::optional<NightLine> m_announced;
    bool m_isDawn = false;
    /// When the line that is shown began, and how long it takes.
    NightTime m_captionBegin{};
    NightTime m_captionLength{};
    /// When the clip that was said last is heard, by the night's own time.
    NightTime m_begin{};
    NightTime m_end{};
};

} // namespace tablewood
