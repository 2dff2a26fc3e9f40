// Calls of Linux and glibc that Swift's Glibc module leaves out (variadic, or GNU extensions).
#ifndef PERIGEE_LINUX_H
#define PERIGEE_LINUX_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <linux/memfd.h>
#include <malloc.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

// Declared here and not included: their headers would define types that Glibc's module owns.
extern long syscall(long number, ...);
extern int fcntl(int descriptor, int command, ...);

static inline int linux_memfd_create(const char *name, unsigned int flags) {
  return (int)syscall(SYS_memfd_create, name, flags);
}

// Forbids that the memory changes its size, then (once it is filled) that it changes at all.
static inline int linux_seal(int descriptor, int seals) {
  return fcntl(descriptor, 1033 /* F_ADD_SEALS */, seals);
}
enum { LINUX_SEAL_SEAL = 1, LINUX_SEAL_SHRINK = 2, LINUX_SEAL_GROW = 4, LINUX_SEAL_WRITE = 8 };

static inline int linux_close_range(unsigned int first, unsigned int last) {
  return (int)syscall(SYS_close_range, first, last, 0);
}

static inline int linux_prctl(int option, unsigned long value) {
  return prctl(option, value, 0, 0, 0);
}

// Gives up every capability; what root may read then is what any user may.
static inline int linux_drop_capabilities(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  return (int)syscall(SYS_capset, &header, none);
}

static inline int linux_landlock_version(void) {
  return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

static inline int linux_landlock_create(unsigned long long file_access) {
  struct landlock_ruleset_attr attributes = {file_access};
  return (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
}

static inline int linux_landlock_allow(int ruleset, int folder, unsigned long long access) {
  struct landlock_path_beneath_attr rule = {access, folder};
  return (int)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
}

static inline int linux_landlock_restrict(int ruleset) {
  return (int)syscall(SYS_landlock_restrict_self, ruleset, 0);
}

// The file a function was loaded from, or NULL.
static inline const char *linux_library_of(const void *function) {
  Dl_info info;
  return dladdr(function, &info) ? info.dli_fname : NULL;
}

static inline void *linux_fault_address(const siginfo_t *info) { return info->si_addr; }

// Keeps what is freed from staying with the process: large blocks always go back at once (the
// threshold does not move), and two threads do not grow a heap each.
static inline void linux_keep_heap_small(int mmap_threshold, int arenas) {
  mallopt(M_MMAP_THRESHOLD, mmap_threshold);
  mallopt(M_TRIM_THRESHOLD, 256 * 1024);
  mallopt(M_ARENA_MAX, arenas);
}

static inline void linux_trim_heap(void) { malloc_trim(0); }

#endif
