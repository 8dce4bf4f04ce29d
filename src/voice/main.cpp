#include "voice/speaker.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <cstdlib>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

namespace {

/// Orders that came while an engine took its time. Of what is to be said only the last counts.
class Orders
{
public:
    void put(const QJsonObject& order)
    {
        const std::lock_guard lock(m_mutex);
        if (order.contains(QStringLiteral("voices")))
            m_question = order;
        else
            m_speech = order;
    }
    std::optional<QJsonObject> next()
    {
        const std::lock_guard lock(m_mutex);
        auto& from = m_question ? m_question : m_speech;
        return std::exchange(from, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::optional<QJsonObject> m_question;
    std::optional<QJsonObject> m_speech;
};

} // namespace

/// Reads orders, a line of JSON each, and answers in kind. Ends when nobody orders any more, also in the
/// middle of whatever an engine does.
int main(int count, char** arguments)
{
    const QCoreApplication program(count, arguments);
    tablewood::Speaker speaker;
    Orders orders;
    std::thread([&] {
        for (std::string line; std::getline(std::cin, line);) {
            orders.put(QJsonDocument::fromJson(QByteArray::fromStdString(line)).object());
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [&] {
                    while (const auto order = orders.next())
                        if (const auto answer = speaker.take(*order))
                            std::cout << QJsonDocument(*answer).toJson(QJsonDocument::Compact).toStdString()
                                      << std::endl;
                },
                Qt::QueuedConnection);
        }
        std::_Exit(EXIT_SUCCESS);
    }).detach();
    return QCoreApplication::exec();
}
