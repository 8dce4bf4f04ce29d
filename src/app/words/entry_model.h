#pragma once

#include <QtCore/QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

/// A list of values for a view. Each row has a key; a new list keeps the rows whose keys stay, so that their
/// delegates live on and move or change instead of being made anew.
class EntryModel : public QAbstractListModel
{
    Q_OBJECT
    QML_NAMED_ELEMENT(EntryModel)
    QML_UNCREATABLE("The table makes its lists")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The values of the rows, to be read one by one: changes whenever any of them does.
    Q_PROPERTY(QVariantList entries READ entries NOTIFY entriesChanged)

public:
    enum Role
    {
        entryRole = Qt::UserRole + 1
    };

    struct Row
    {
        QString key;
        QVariant entry;
    };

    using QAbstractListModel::QAbstractListModel;

    /// Takes the rows; keys must differ.
    void setRows(std::vector<Row> rows);
    int count() const { return static_cast<int>(m_rows.size()); }
    QVariant at(int row) const;
    QVariantList entries() const;
    const std::vector<Row>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();
    void entriesChanged();

private:
    std::vector<Row> m_rows;
};

} // namespace tablewood
