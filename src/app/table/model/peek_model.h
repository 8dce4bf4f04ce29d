#pragma once

#include "app/table/scene/course_entries.h"
#include "app/words/entry_model.h"
#include "kernel/scene.h"
#include "session/match_record.h"

#include <map>
#include <set>

namespace tablewood {

/// Things just seen in secret by the person who looks, of PeekLine: large, until they have read them. They
/// are the ready items of guarded panels, and later stand there alone. Each is shown once, to its reader,
/// when they see the table.
class PeekModel : public tablewood::EntryModel // whole, or the types for QML have it without a base
{
    Q_OBJECT
    QML_NAMED_ELEMENT(PeekModel)
    QML_UNCREATABLE("A TableModel has it")

public:
    using EntryModel::EntryModel;

    /// Takes what somebody of this screen sees, whoever looks. What is there at first needs not be shown.
    void follow(Seat reader, const Scene& scene);
    /// Somebody sits at this screen no longer.
    void forget(Seat reader) { m_readers.erase(reader.index); }
    /// Shows what this viewer has not read; `isSeen` says that they see the table.
    void show(Viewer viewer, const std::vector<Player>& players, bool isSeen);
    bool isShown() const { return count() > 0; }
    /// The person who looks has read it.
    Q_INVOKABLE void read();

Q_SIGNALS:
    void wasRead();

private:
    struct Peek
    {
        Name id;
        Name icon;
        Text text;
    };
    struct Reader
    {
        std::set<std::string> known;
        std::vector<Peek> fresh;
    };

    std::map<int, Reader> m_readers;
    Viewer m_viewer;
};

} // namespace tablewood
