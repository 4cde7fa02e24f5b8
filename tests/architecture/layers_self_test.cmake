# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that layers.cmake takes a clean tree and fails on each kind of forbidden include.
#   cmake -DTREE=<folder to write in> -P layers_self_test.cmake
set(check ${CMAKE_CURRENT_LIST_DIR}/layers.cmake)

function(expect_result what core_line ui_line succeeds)
    file(REMOVE_RECURSE ${TREE})
    file(WRITE ${TREE}/core/deep/a.h "// text\n#include <vector>\n#include \"core/b.h\"\n${core_line}\n")
    file(WRITE ${TREE}/ui/a.cpp "#include \"ui/a.h\"\n#include <QWidget>\n#include \"core/b.h\"\n${ui_line}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${TREE} -P ${check} RESULT_VARIABLE result OUTPUT_QUIET
                    ERROR_QUIET)
    if(succeeds AND NOT result EQUAL 0)
        message(SEND_ERROR "Refused: ${what}")
    elseif(NOT succeeds AND result EQUAL 0)
        message(SEND_ERROR "Let pass: ${what}")
    endif()
endfunction()

expect_result("a clean tree" "" "" TRUE)
expect_result("Qt in a comment of the core" "// #include <QString>" "" TRUE)
expect_result("Qt in the core" "#include <QString>" "" FALSE)
expect_result("a module of Qt in the core" "#include <QtCore>" "" FALSE)
expect_result("a folder of Qt in the core" "#include <QtCore/qglobal.h>" "" FALSE)
expect_result("Qt with blanks" "  #  include   <QString>" "" FALSE)
expect_result("Qt in quotes" "#include \"QString\"" "" FALSE)
expect_result("another library in the core" "#include <nlohmann/json.hpp>" "" FALSE)
expect_result("ui in the core" "#include \"ui/text/sentence.h\"" "" FALSE)
expect_result("app in the core" "#include \"app/link.h\"" "" FALSE)
expect_result("app in ui" "" "#include \"app/link.h\"" FALSE)
expect_result("app in ui with angles" "" "#include <app/link.h>" FALSE)

execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${TREE}/nothing -P ${check} RESULT_VARIABLE result OUTPUT_QUIET
                ERROR_QUIET)
if(result EQUAL 0)
    message(SEND_ERROR "A tree without sources passed")
endif()
file(REMOVE_RECURSE ${TREE})
