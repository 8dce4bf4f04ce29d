# Windows: never run. The installer is NSIS's; windeployqt, by Qt's own script, puts Qt beside the program.
configure_file(windows/tablewood.rc.in "${CMAKE_CURRENT_BINARY_DIR}/tablewood.rc" @ONLY)
enable_language(RC)
target_sources(tablewood PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/tablewood.rc")
add_dependencies(tablewood tablewood-icons)

qt_generate_deploy_qml_app_script(TARGET tablewood FILENAME_VARIABLE deploy_script)
install(SCRIPT "${deploy_script}" COMPONENT program)
install(FILES "${CMAKE_SOURCE_DIR}/LICENSE" DESTINATION . COMPONENT program)

set(CPACK_PACKAGE_INSTALL_DIRECTORY Tablewood)
set(CPACK_PACKAGE_EXECUTABLES tablewood Tablewood)
set(CPACK_NSIS_INSTALLED_ICON_NAME bin/tablewood.exe)
set(CPACK_NSIS_MUI_ICON "${CMAKE_CURRENT_BINARY_DIR}/icons/tablewood.ico")
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
# Match files and links open Tablewood.
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX 'Software\Classes\.tablewood' '' 'Tablewood.Match'
  WriteRegStr SHCTX 'Software\Classes\Tablewood.Match' '' 'Tablewood match'
  WriteRegStr SHCTX 'Software\Classes\Tablewood.Match\DefaultIcon' '' '$INSTDIR\bin\tablewood.exe,0'
  WriteRegStr SHCTX 'Software\Classes\Tablewood.Match\shell\open\command' '' '"$INSTDIR\bin\tablewood.exe" "%1"'
  WriteRegStr SHCTX 'Software\Classes\tablewood' '' 'URL:Tablewood table'
  WriteRegStr SHCTX 'Software\Classes\tablewood' 'URL Protocol' ''
  WriteRegStr SHCTX 'Software\Classes\tablewood\shell\open\command' '' '"$INSTDIR\bin\tablewood.exe" "%1"'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX 'Software\Classes\.tablewood'
  DeleteRegKey SHCTX 'Software\Classes\Tablewood.Match'
  DeleteRegKey SHCTX 'Software\Classes\tablewood'
]])
