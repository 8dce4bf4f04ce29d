#include "lan/host/awake.h"

#ifdef TABLEWOOD_HAS_DBUS

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>
#include <QFileInfo>

namespace tablewood::lan {

namespace {

constexpr auto kScreenSaver = "org.freedesktop.ScreenSaver";
constexpr auto kLogin = "org.freedesktop.login1";

/// Without a bus Qt would start one.
bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

QDBusMessage screenSaver(const char* method)
{
    return QDBusMessage::createMethodCall(kScreenSaver, QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          kScreenSaver, QString::fromLatin1(method));
}

void giveBack(quint32 cookie)
{
    QDBusMessage call = screenSaver("UnInhibit");
    call << cookie;
    QDBusConnection::sessionBus().send(call);
}

/// A request to the desktop's screen saver, or where there is none to the manager of logins.
class Inhibition final : public QObject
{
public:
    explicit Inhibition(QString why) : m_why(std::move(why))
    {
        if (hasSessionBus())
            askScreenSaver();
        else
            askLogin();
    }

    ~Inhibition() override
    {
        if (m_cookie)
            giveBack(*m_cookie);
        if (!m_asked)
            return;
        // The answer is still to come.
        m_asked->disconnect(this);
        connect(m_asked, &QDBusPendingCallWatcher::finished, [](QDBusPendingCallWatcher* asked) {
            const QDBusPendingReply<quint32> reply = *asked;
            if (!reply.isError())
                giveBack(reply.value());
            asked->deleteLater();
        });
    }

private:
    void askScreenSaver()
    {
        QDBusMessage call = screenSaver("Inhibit");
        call << QCoreApplication::applicationName() << m_why;
        m_asked = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call));
        connect(m_asked, &QDBusPendingCallWatcher::finished, this, [this] {
            const QDBusPendingReply<quint32> reply = *m_asked;
            std::exchange(m_asked, nullptr)->deleteLater();
            if (reply.isError())
                askLogin();
            else
                m_cookie = reply.value();
        });
    }

    void askLogin()
    {
        QDBusMessage call = QDBusMessage::createMethodCall(kLogin, QStringLiteral("/org/freedesktop/login1"),
                                                           QStringLiteral("org.freedesktop.login1.Manager"),
                                                           QStringLiteral("Inhibit"));
        call << QStringLiteral("sleep:idle") << QCoreApplication::applicationName() << m_why
             << QStringLiteral("block");
        auto* const asked = new QDBusPendingCallWatcher(QDBusConnection::systemBus().asyncCall(call), this);
        connect(asked, &QDBusPendingCallWatcher::finished, this, [this, asked] {
            const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *asked;
            if (!reply.isError())
                m_lock = reply.value();
            asked->deleteLater();
        });
    }

    QString m_why;
    QDBusPendingCallWatcher* m_asked = nullptr;
    std::optional<quint32> m_cookie;
    /// Holds while it is open.
    QDBusUnixFileDescriptor m_lock;
};

} // namespace

std::shared_ptr<void> keptAwake(const QString& why) { return std::make_shared<Inhibition>(why); }

} // namespace tablewood::lan

#else

namespace tablewood::lan {

std::shared_ptr<void> keptAwake(const QString&) { return nullptr; }

} // namespace tablewood::lan

#endif
