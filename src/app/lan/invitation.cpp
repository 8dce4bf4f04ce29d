#include "app/lan/invitation.h"

#include "kernel/input_error.h"
#include "lan/find/address.h"
#include "lan/find/table_code.h"

#include <QClipboard>
#include <QGuiApplication>

namespace tablewood {

void Invitation::setLink(const QString& link)
{
    if (m_link == link)
        return;
    m_link = link;
    m_code.clear();
    m_addresses.clear();
    try {
        const lan::JoinLink read = lan::linkFrom(link.toStdString());
        m_code = QString::fromStdString(lan::codeOf(read.table));
        for (const std::string& host : read.hosts)
            m_addresses.append(QString::fromStdString(lan::textOf(lan::TableAddress{host, read.port})));
    } catch (const InputError&) {
        // A table that is not open yet has no link.
    }
    Q_EMIT linkChanged();
}

void Invitation::copy() const { QGuiApplication::clipboard()->setText(m_link); }

} // namespace tablewood
