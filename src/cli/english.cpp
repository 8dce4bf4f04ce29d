#include "cli/english.h"

#include "kernel/fault.h"
#include "kernel/sentences.h"

#include <QCoreApplication>
#include <QTranslator>

namespace tablewood::cli {

Wording english()
{
    Wording wording;
    wording.translate = [](const Text& text) {
        if (!text.count())
            return std::string(text.source());
        return QCoreApplication::translate(std::string(text.context()).c_str(),
                                           std::string(text.source()).c_str(), nullptr,
                                           static_cast<int>(*text.count()))
            .toStdString();
    };
    return wording;
}

std::string english(const Text& text) { return words(text, english()); }

std::string english(const std::exception& error)
{
    const auto* const fault = dynamic_cast<const Fault*>(&error);
    return fault == nullptr ? error.what() : readable(fault->where()) + ": " + english(reasonOf(*fault));
}

std::string counted(std::size_t number, const std::string& one, const std::string& several)
{
    return std::to_string(number) + " " + (number == 1 ? one : several);
}

void learnEnglish()
{
    auto* const forms = new QTranslator(QCoreApplication::instance());
    if (forms->load(QStringLiteral(":/i18n/tablewood_en.qm")))
        QCoreApplication::installTranslator(forms);
}

} // namespace tablewood::cli
