# How this project makes its targets: one place for warnings, sanitizers and tests.

# Gives a target the project's warnings and sanitizers.
function(tablewood_target target)
    target_compile_options(${target} PRIVATE
        -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
        $<$<BOOL:${TABLEWOOD_WERROR}>:-Werror>)
    if(TABLEWOOD_SANITIZE)
        target_compile_options(${target} PRIVATE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
        target_link_options(${target} PRIVATE -fsanitize=address,undefined)
        # Between the sanitizers' checks GCC takes optionals for uninitialized ones; the other presets see it right.
        target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    endif()
    if(TABLEWOOD_FUZZ)
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
endfunction()

# tablewood_library(NAME SOURCES ... LINKS ...): a static library; headers are included as "part/file.h".
function(tablewood_library name)
    cmake_parse_arguments(arg "" "" "SOURCES;LINKS" ${ARGN})
    add_library(${name} STATIC ${arg_SOURCES})
    target_include_directories(${name} PUBLIC "${CMAKE_SOURCE_DIR}/src")
    target_link_libraries(${name} PUBLIC ${arg_LINKS})
    tablewood_target(${name})
endfunction()

# tablewood_test(NAME SOURCES ... LINKS ... [QT] [COMPUTES]): a doctest program whose cases ctest lists by their sentences.
# QT cases run under a QGuiApplication on the offscreen platform. One that COMPUTES much by itself, such as random matches, is
# built to be quick also where the others are built quickly.
function(tablewood_test name)
    cmake_parse_arguments(arg "QT;COMPUTES" "" "SOURCES;LINKS" ${ARGN})
    add_executable(${name} ${arg_SOURCES})
    if(arg_QT)
        target_link_libraries(${name} PRIVATE tablewood_doctest_qt_main)
    else()
        target_link_libraries(${name} PRIVATE tablewood_doctest_main)
    endif()
    target_link_libraries(${name} PRIVATE ${arg_LINKS})
    tablewood_target(${name})
    if(NOT arg_COMPUTES)
        target_compile_options(${name} PRIVATE ${TABLEWOOD_PLAIN_FLAGS})
    endif()
    # Under the sanitizers the walks through all pages take some four times as long.
    set(seconds 600)
    if(TABLEWOOD_SANITIZE)
        set(seconds 2400)
    endif()
    # CMake cuts a sentence at a semicolon; what is left of it finds no case, and that is no success.
    doctest_discover_tests(${name}
        TEST_PREFIX "${name}: "
        PROPERTIES TIMEOUT ${seconds} FAIL_REGULAR_EXPRESSION "test cases: +0 ")
endfunction()
