pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// The notices for everybody at a table in the network, one below the other.
Column {
    id: notes

    required property LanTable lan

    visible: news.all.some(notice => notice.text !== "")
    spacing: 8

    LanNotices {
        id: news

        lan: notes.lan
    }

    Each {
        model: news.all

        LanNote {
            required property HeadNotice modelData

            width: notes.width
            text: modelData.text
            iconName: modelData.iconName
            isUrgent: modelData.isUrgent
            canShut: modelData.canShut
            onShut: modelData.shut()
        }
    }
}
