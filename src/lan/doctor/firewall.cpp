#include "lan/doctor/firewall.h"

#include <QFile>
#include <QRegularExpression>

namespace tablewood::lan {

namespace {

[[maybe_unused]] Firewall linuxFirewall(const QString& root)
{
    QFile ufw(root + "/etc/ufw/ufw.conf");
    static const QRegularExpression enabled(R"(^\s*ENABLED\s*=\s*"?yes)",
                                            QRegularExpression::MultilineOption |
                                                QRegularExpression::CaseInsensitiveOption);
    constexpr qint64 kEnough = 65'536;
    if (ufw.open(QIODevice::ReadOnly) && enabled.match(QString::fromUtf8(ufw.read(kEnough))).hasMatch())
        return Firewall::ufw;
    // The one or the other is there while it runs.
    for (const char* sign : {"/run/firewalld.pid", "/sys/fs/cgroup/system.slice/firewalld.service"}) {
        if (QFile::exists(root + sign))
            return Firewall::firewalld;
    }
    return Firewall::unknown;
}

} // namespace

Firewall firewallHere([[maybe_unused]] const QString& root)
{
#if defined(Q_OS_WIN)
    return Firewall::windows;
#elif defined(Q_OS_MACOS)
    return Firewall::macos;
#else
    return linuxFirewall(root);
#endif
}

Text howToOpen(Firewall firewall, std::uint16_t port)
{
    const std::string number = std::to_string(port);
    switch (firewall) {
    case Firewall::ufw:
        return Text(
            TW_TEXT("lan",
                    "The firewall ufw is switched on here. Let Tablewood through with: sudo ufw allow %1"),
            number);
    case Firewall::firewalld:
        return Text(TW_TEXT("lan",
                            "The firewall firewalld is switched on here. Let Tablewood through with: sudo "
                            "firewall-cmd --permanent --add-port=%1/tcp --add-port=%1/udp && sudo "
                            "firewall-cmd --reload"),
                    number);
    case Firewall::windows:
        return Text(TW_TEXT("lan",
                            "In Windows, make this network a private one (Settings, Network & internet, "
                            "Properties), and allow Tablewood there (Windows Security, Firewall & network "
                            "protection, Allow an app through firewall)."));
    case Firewall::macos:
        return Text(TW_TEXT("lan",
                            "In macOS, switch Tablewood on under System Settings, Privacy & Security, Local "
                            "Network, and allow incoming connections under Network, Firewall, Options."));
    case Firewall::unknown:
        break;
    }
    return Text(TW_TEXT("lan", "If a firewall is switched on here, open port %1 in it, for TCP and for UDP."),
                number);
}

} // namespace tablewood::lan
