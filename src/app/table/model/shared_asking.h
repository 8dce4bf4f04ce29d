#pragma once

#include "app/table/model/table_source.h"
#include "app/table/scene/panel_entries.h"
#include "app/words/entry_model.h"

#include <optional>
#include <string>

namespace tablewood {

/// One of the persons around a screen who are asked at the same time.
struct AskedEntry
{
    Q_GADGET
    QML_VALUE_TYPE(askedEntry)
    Q_PROPERTY(tablewood::SeatEntry who MEMBER who)
    Q_PROPERTY(bool isOpen MEMBER isOpen)
    Q_PROPERTY(bool isEntered MEMBER isEntered)
    Q_PROPERTY(QVariantList answers MEMBER answers)

public:
    SeatEntry who;
    /// All may see the answer: it is given here. Otherwise who wants to answer says so, and goes behind the
    /// gate.
    bool isOpen = false;
    /// An answer is entered, and can be changed as far as there are others.
    bool isEntered = false;
    /// The answers that can be given here, of ButtonEntry.
    QVariantList answers;
    friend bool operator==(const AskedEntry&, const AskedEntry&) = default;
};

/// The persons of this screen who can answer now, of those who are asked all at once.
Seats mayAnswer(const TableSource& source);

/// The persons of this screen who are asked all at once, of AskedEntry.
std::vector<EntryModel::Row> askedRows(const TableSource& source);

/// The move of a seat that is a press of this button alone; nothing where it is not offered.
std::optional<std::string> moveOfButton(const TableSource& source, Seat seat, const Name& button);

/// The move by which a seat that is asked wants nothing.
std::optional<std::string> passOf(const TableSource& source, Seat seat);

} // namespace tablewood
