# The packages, by CPack.
set(TABLEWOOD_MAINTAINER "The Tablewood authors <authors@tablewood.example>" CACHE STRING "Who answers for the packages")

set(CPACK_PACKAGE_NAME tablewood)
set(CPACK_PACKAGE_VENDOR "The Tablewood authors")
set(CPACK_PACKAGE_CONTACT "${TABLEWOOD_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for tabletop games, with their rules enforced")
set(CPACK_RESOURCE_FILE_LICENSE "${CMAKE_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGE_DIRECTORY "${CMAKE_BINARY_DIR}/packages")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_CURRENT_SOURCE_DIR}/each_package.cmake")

if(WIN32)
    set(CPACK_GENERATOR NSIS)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
else()
    set(CPACK_GENERATOR DEB TGZ)
    # Libraries name themselves (shlibdeps). What is loaded by name does not: QML modules, the database driver, fonts.
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    list(TRANSFORM tablewood_qml_modules REPLACE "/" "-" OUTPUT_VARIABLE packages)
    list(TRANSFORM packages TOLOWER)
    list(TRANSFORM packages PREPEND "qml6-module-")
    list(JOIN packages ", " packages)
    set(CPACK_DEBIAN_PACKAGE_DEPENDS "${packages}, libqt6sql6-sqlite, fonts-inter, fonts-vollkorn")
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n, pipewire-pulse | pulseaudio, espeak-ng, qt6-speech-speechd-plugin, speech-dispatcher, gstreamer1.0-plugins-base, gstreamer1.0-plugins-good")
    # Not games: those are in /usr/games, and tables are hosted from places where that is in no PATH.
    set(CPACK_DEBIAN_PACKAGE_SECTION misc)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Tablewood plays published tabletop games with their rules enforced: at one
screen, with bots, or in a local network without accounts. It keeps hidden
what is hidden and remembers every match by itself.
.
There are Arbor II, for two to four, Forsaken Forest, for four to twelve, Rise
of the Forest, for two to four, and Kingdom Rush, for one to four together.
Nights of Forsaken Forest and of werewolves played with the boxed games are
moderated as well, by captions and a voice. The package also has
tablewood-cli, the same without a window.")
endif()
include(CPack)
