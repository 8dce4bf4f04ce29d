#pragma once

#include <QHash>
#include <QLocalServer>
#include <QObject>
#include <QString>

namespace tablewood {

/// A task for the program, such as a file to open.
struct Call
{
    /// The match file to open, absolute; empty for none.
    QString file;
    /// The address or link of a table to join; empty for none.
    QString join;
    /// Whether the page for hosting is wanted.
    bool isHosting = false;
    /// Whether the map designer is wanted, with the file if there is one.
    bool isEditing = false;
    friend bool operator==(const Call&, const Call&) = default;
};

/// Where a running program hears of other starts of it with the same folder, by the same person. A call is
/// taken against a receipt: the caller hears that it is taken and says so once more, and only then it is
/// done. So a file is opened here or there, never twice.
class FrontDoor : public QObject
{
    Q_OBJECT

public:
    /// For the program that holds the folder. Where nothing can listen, nobody is heard.
    explicit FrontDoor(const QString& directory, QObject* parent = nullptr);

    /// Asks the program that runs with this folder to do what is called for, for at most so many
    /// milliseconds. True if it does: then this start has nothing left to do.
    static bool call(const QString& directory, const Call& call, int milliseconds = 3000);

    /// Where both meet.
    static QString meetingPlace(const QString& directory);

Q_SIGNALS:
    void called(const tablewood::Call& call);

private:
    struct Visit
    {
        QByteArray receipt;
        Call call;
    };

    void welcome();
    void hear(QLocalSocket& caller);

    QLocalServer m_server;
    /// Those whose call is taken and not done.
    QHash<QLocalSocket*, Visit> m_visits;
};

} // namespace tablewood
