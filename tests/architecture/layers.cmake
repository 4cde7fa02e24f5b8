# SPDX-License-Identifier: GPL-3.0-or-later
# Fails where core/ includes anything but the standard library and itself, or ui/ includes app/.
#   cmake -DROOT=<source tree> -P layers.cmake

# Takes the #include lines of all sources below `folder` that match the pattern of what it must not include.
function(find_forbidden folder pattern)
    file(GLOB_RECURSE sources ${ROOT}/${folder}/*.cpp ${ROOT}/${folder}/*.h)
    if(NOT sources)
        message(FATAL_ERROR "There are no sources in ${ROOT}/${folder}")
    endif()
    foreach(source ${sources})
        file(STRINGS ${source} includes REGEX "^[ \t]*#[ \t]*include[ \t]*${pattern}")
        foreach(line ${includes})
            file(RELATIVE_PATH name ${ROOT} ${source})
            message(SEND_ERROR "${name} must not have: ${line}")
        endforeach()
    endforeach()
endfunction()

# Headers of the standard library are small letters, digits and underscores; all others are libraries.
find_forbidden(core "<[^>]*[^a-z0-9_>][^>]*>")
find_forbidden(core "\"(Q|ui/|app/)")
find_forbidden(ui "[<\"]app/")
