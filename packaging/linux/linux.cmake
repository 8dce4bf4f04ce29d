# A Linux desktop: menu entry, icons, file type, manuals, completion.
set(here "${CMAKE_CURRENT_SOURCE_DIR}/linux")
set(icons "${CMAKE_CURRENT_BINARY_DIR}/icons")

install(FILES ${here}/org.tablewood.Tablewood.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
install(FILES ${here}/org.tablewood.Tablewood.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT program)
install(FILES ${here}/org.tablewood.Tablewood.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT program)
install(FILES ${here}/tablewood-cli.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
    RENAME tablewood-cli COMPONENT program)
install(DIRECTORY "${icons}/hicolor" DESTINATION ${CMAKE_INSTALL_DATADIR}/icons COMPONENT program)
install(FILES icons/org.tablewood.Tablewood.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT program)
install(FILES icons/application-x-tablewood-match.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes
    COMPONENT program)

# The manuals say of options and commands what the programs' own --help says.
foreach(program tablewood tablewood-cli)
    set(page "${CMAKE_CURRENT_BINARY_DIR}/man/${program}.1")
    add_custom_command(OUTPUT "${page}.gz"
        COMMAND ${CMAKE_COMMAND} -E make_directory "${CMAKE_CURRENT_BINARY_DIR}/man"
        COMMAND "${here}/man/manual.sh" "${here}/man/${program}.1.in" $<TARGET_FILE:${program}> ${PROJECT_VERSION} > "${page}"
        COMMAND gzip -9 -n -f "${page}"
        DEPENDS ${program} "${here}/man/manual.sh" "${here}/man/${program}.1.in"
        COMMENT "Writing the manual of ${program}"
        VERBATIM)
    list(APPEND manuals "${page}.gz")
endforeach()
add_custom_target(tablewood-manuals ALL DEPENDS ${manuals})
install(FILES ${manuals} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)

# What a Debian package holds besides.
configure_file(debian/changelog.in debian/changelog @ONLY)
add_custom_command(OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/debian/changelog.gz"
    COMMAND gzip -9 -n -c "${CMAKE_CURRENT_BINARY_DIR}/debian/changelog" > "${CMAKE_CURRENT_BINARY_DIR}/debian/changelog.gz"
    DEPENDS "${CMAKE_CURRENT_BINARY_DIR}/debian/changelog"
    VERBATIM)
add_custom_target(tablewood-changelog DEPENDS "${CMAKE_CURRENT_BINARY_DIR}/debian/changelog.gz")
add_dependencies(tablewood-manuals tablewood-changelog)
install(FILES debian/copyright "${CMAKE_CURRENT_BINARY_DIR}/debian/changelog.gz" DESTINATION ${CMAKE_INSTALL_DOCDIR}
    COMPONENT debian EXCLUDE_FROM_ALL)

# What the archive that runs from any folder holds besides: Qt, its plugins and its QML modules, fonts, licences.
set(carried_fonts "")
foreach(font Inter-Regular.otf Inter-Medium.otf Inter-SemiBold.otf Inter-Bold.otf Inter-Italic.otf InterDisplay-Regular.otf
        InterDisplay-Medium.otf InterDisplay-SemiBold.otf InterDisplay-Bold.otf
        Vollkorn-Regular.ttf Vollkorn-Medium.ttf Vollkorn-SemiBold.ttf Vollkorn-Bold.ttf Vollkorn-Italic.ttf)
    list(APPEND carried_fonts ${font})
endforeach()
configure_file(archive/carry.cmake.in archive/carry.cmake @ONLY)
install(SCRIPT "${CMAKE_CURRENT_BINARY_DIR}/archive/carry.cmake" COMPONENT archive EXCLUDE_FROM_ALL)
install(FILES "${CMAKE_SOURCE_DIR}/LICENSE" DESTINATION . COMPONENT archive EXCLUDE_FROM_ALL)
