#pragma once

#include "kernel/input_error.h"
#include "kernel/text.h"

namespace tablewood {

/// An InputError with sentences that can be translated. As an InputError it is told in English.
class Fault : public InputError
{
public:
    Fault(const std::string& where, Text cause, Text remedy = {})
        : InputError(where, words(cause), words(remedy)), m_causeText(std::move(cause)),
          m_remedyText(std::move(remedy))
    {
    }
    /// Keeps words that nobody translates, such as the system's.
    explicit Fault(const InputError& error)
        : InputError(error), m_causeText(Text::ofContent({}, error.cause())),
          m_remedyText(Text::ofContent({}, error.remedy()))
    {
    }
    const Text& causeText() const { return m_causeText; }
    const Text& remedyText() const { return m_remedyText; }

private:
    Text m_causeText;
    Text m_remedyText;
};

/// The reason as a text of its own: cause and remedy of a Fault, else the error's words.
inline Text reasonOf(const std::exception& error)
{
    const auto* const fault = dynamic_cast<const Fault*>(&error);
    if (fault == nullptr)
        return Text::ofContent({}, error.what());
    if (fault->remedyText().isEmpty())
        return fault->causeText();
    return Text(TW_TEXT("setup", "%1. %2"), fault->causeText(), fault->remedyText());
}

} // namespace tablewood
