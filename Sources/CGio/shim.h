#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib-unix.h>
#include <spawn.h>

// Only declared under feature macros that Swift's Glibc module is built without.
extern int posix_spawn_file_actions_addclosefrom_np(
    posix_spawn_file_actions_t *actions, int from);
