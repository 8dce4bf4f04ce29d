pragma Singleton
import Tablewood.App

/// The items that are marked because they are explained now; the card lies beside them.
ItemList {
}
