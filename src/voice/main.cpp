#include "voice/orders.h"
#include "voice/speaker.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdlib>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;

/// Answers a stale order without doing it, because the sender counts the answers.
QJsonObject answerTo(const tablewood::Orders::Next& next, tablewood::Speaker& speaker)
{
    return next.isStale ? QJsonObject{{QStringLiteral("said"), true}} : speaker.take(next.order);
}

} // namespace

/// Reads orders, a line of JSON each, and answers each with one, in their order. Ends when nobody orders any
/// more, also in the middle of whatever an engine does.
int main(int count, char** arguments)
{
    const QCoreApplication program(count, arguments);
    tablewood::Speaker speaker;
    tablewood::Orders orders;
    std::mutex mutex;
    std::thread([&] {
        for (std::string line; std::getline(std::cin, line);) {
            {
                const std::lock_guard lock(mutex);
                orders.put(QJsonDocument::fromJson(QByteArray::fromStdString(line)).object(), Clock::now());
            }
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [&] {
                    const auto next = [&] {
                        const std::lock_guard lock(mutex);
                        return orders.next(Clock::now());
                    };
                    while (const auto order = next())
                        std::cout << QJsonDocument(answerTo(*order, speaker))
                                         .toJson(QJsonDocument::Compact)
                                         .toStdString()
                                  << std::endl;
                },
                Qt::QueuedConnection);
        }
        std::_Exit(EXIT_SUCCESS);
    }).detach();
    return QCoreApplication::exec();
}
