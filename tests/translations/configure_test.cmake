# SPDX-License-Identifier: GPL-3.0-or-later
# The configure step takes the catalogues as they are, and fails where one of the list is missing:
# cmake -DROOT=<project> -DTREE=<scratch folder> -P configure_test.cmake
file(REMOVE_RECURSE ${TREE})
file(COPY ${ROOT}/translations DESTINATION ${TREE})
# A project around them in which making catalogues is nothing.
file(WRITE ${TREE}/CMakeLists.txt [[
cmake_minimum_required(VERSION 3.25)
project(tree LANGUAGES NONE)
function(qt_add_lrelease)
endfunction()
function(qt_add_resources)
endfunction()
add_subdirectory(translations)
]])

function(configure result errors)
    file(REMOVE_RECURSE ${TREE}/build)
    execute_process(COMMAND ${CMAKE_COMMAND} -G Ninja -S ${TREE} -B ${TREE}/build
        RESULT_VARIABLE code OUTPUT_QUIET ERROR_VARIABLE said)
    set(${result} ${code} PARENT_SCOPE)
    set(${errors} "${said}" PARENT_SCOPE)
endfunction()

configure(code said)
if(NOT code EQUAL 0)
    message(FATAL_ERROR "With all catalogues the configure step fails: ${said}")
endif()
file(GLOB catalogues ${TREE}/translations/*.ts)
foreach(catalogue ${catalogues})
    file(RENAME ${catalogue} ${catalogue}.away)
    configure(code said)
    file(RENAME ${catalogue}.away ${catalogue})
    get_filename_component(name ${catalogue} NAME)
    if(code EQUAL 0 OR NOT said MATCHES "${name}[ \n]+is[ \n]+missing")
        message(FATAL_ERROR "Without ${name} the configure step says (${code}): ${said}")
    endif()
endforeach()
