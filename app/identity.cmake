# SPDX-License-Identifier: GPL-3.0-or-later
# The program's identity, in one place. Home page and feedback address stay empty unless configured.
set(PLUMBLINE_ID plumbline)
set(PLUMBLINE_NAME Plumbline)
set(PLUMBLINE_VERSION 0.1.0)
set(PLUMBLINE_APPLICATION_ID io.plumbline.Plumbline)
set(PLUMBLINE_HOME_PAGE "" CACHE STRING "Address of the home page, shown in the About box")
set(PLUMBLINE_FEEDBACK_ADDRESS "" CACHE STRING "E-mail address for feedback")
