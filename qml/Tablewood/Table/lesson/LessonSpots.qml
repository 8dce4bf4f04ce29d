pragma Singleton
import Tablewood.App

/// What is marked because somebody explains it now, for the card that lies beside it.
ItemList {
}
