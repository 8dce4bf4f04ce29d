# macOS: never run. The bundle goes into a disk image; macdeployqt, by Qt's own script, puts Qt into the bundle.
set(icon_file "${CMAKE_CURRENT_BINARY_DIR}/icons/tablewood.icns")
set_source_files_properties("${icon_file}" PROPERTIES GENERATED TRUE MACOSX_PACKAGE_LOCATION Resources)
target_sources(tablewood PRIVATE "${icon_file}")
add_dependencies(tablewood tablewood-icons)
set_target_properties(tablewood PROPERTIES
    MACOSX_BUNDLE ON
    MACOSX_BUNDLE_INFO_PLIST "${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in"
    MACOSX_BUNDLE_GUI_IDENTIFIER org.tablewood.Tablewood
    MACOSX_BUNDLE_BUNDLE_NAME Tablewood
    MACOSX_BUNDLE_BUNDLE_VERSION "${PROJECT_VERSION}"
    MACOSX_BUNDLE_SHORT_VERSION_STRING "${PROJECT_VERSION}"
    MACOSX_BUNDLE_ICON_FILE tablewood.icns)

qt_generate_deploy_qml_app_script(TARGET tablewood FILENAME_VARIABLE deploy_script)
install(SCRIPT "${deploy_script}" COMPONENT program)

set(CPACK_DMG_VOLUME_NAME Tablewood)
