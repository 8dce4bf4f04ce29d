# Says what the build says of a place in TABLEWOOD_GAMES: cmake -DPLACE=... -P game_folders.cmake
include("${CMAKE_CURRENT_LIST_DIR}/../../cmake/GameFolders.cmake")
tablewood_check_game_folders(${PLACE})
