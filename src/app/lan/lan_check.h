#pragma once

#include "app/words/entry_model.h"
#include "lan/doctor/doctor.h"

namespace tablewood {

class Program;

/// One thing that the LAN doctor looked at.
struct CheckEntry
{
    Q_GADGET
    QML_VALUE_TYPE(checkEntry)
    /// The thing it looked at: "Networks".
    Q_PROPERTY(QString name MEMBER name)
    /// "ok", "look" or "bad".
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QString line MEMBER line)
    /// The remedy; empty where nothing is to be done.
    Q_PROPERTY(QString advice MEMBER advice)

public:
    QString name;
    QString state;
    QString line;
    QString advice;
    friend bool operator==(const CheckEntry&, const CheckEntry&) = default;
};

/// The rows that a person should see: one for each layer that works, and one for each finding with something
/// to do. A host need not hear of other tables.
std::vector<CheckEntry> checkRows(const std::vector<lan::Finding>& findings, bool isHosting);

/// The LAN doctor in the window.
class LanCheck : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// Whether it is asked from a table of one's own, rather than before joining one.
    Q_PROPERTY(bool isHosting MEMBER m_isHosting NOTIFY isHostingChanged)
    Q_PROPERTY(bool isRunning READ isRunning NOTIFY changed)
    /// Whether it has looked once.
    Q_PROPERTY(bool hasRun READ hasRun NOTIFY changed)
    /// CheckEntry values.
    Q_PROPERTY(tablewood::EntryModel* rows READ rows CONSTANT)

public:
    /// For QML.
    explicit LanCheck(QObject* parent = nullptr);
    explicit LanCheck(Program& program, QObject* parent = nullptr);

    bool isRunning() const { return m_doctor != nullptr; }
    bool hasRun() const { return m_hasRun; }
    EntryModel* rows() { return &m_rows; }

    /// Looks at everything, which takes a few seconds. Called while it does, it looks once more.
    Q_INVOKABLE void run();

Q_SIGNALS:
    void changed();
    void isHostingChanged();

private:
    void take(const lan::Observations& seen);
    void tell();

    Program& m_program;
    bool m_isHosting = false;
    bool m_hasRun = false;
    /// It was asked to look while it looked.
    bool m_runsAgain = false;
    std::vector<lan::Finding> m_findings;
    EntryModel m_rows;
    std::unique_ptr<lan::Doctor> m_doctor;
};

} // namespace tablewood
