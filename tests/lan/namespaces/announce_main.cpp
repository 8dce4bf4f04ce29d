#include "lan/announcer.h"

#include <QCoreApplication>
#include <QTcpServer>

#include <cstdio>
#include <iostream>
#include <thread>

using namespace tablewood;

/// Announces a table of the given name until its standard input ends.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QTcpServer door;
    door.listen(QHostAddress::Any);
    lan::Announcement table;
    table.instance = lan::freshInstance();
    table.table = lan::freshInstance();
    table.version = "0.1.0";
    table.title = argc > 1 ? argv[1] : "Table";
    table.game = "arbor";
    table.seats = 4;
    table.freeSeats = 3;
    table.port = door.serverPort();
    const lan::Announcer announcer([&] { return std::vector{table}; });
    std::jthread reader([] {
        while (std::cin.get() != EOF) {
        }
        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    return QCoreApplication::exec();
}
