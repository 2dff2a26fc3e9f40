import CSeccomp
import Glibc

/// Refuses the system calls that no decoder needs (seccomp, a block-list).
///
/// Refused calls fail with "not permitted", so that a library that merely tries one goes on. Reading
/// is left open, because plug-ins and fonts are read late; where the kernel has Landlock,
/// ``FileAccess`` narrows it. Memory that can be written and run stays possible: liborc, which libvips
/// scales with, writes its code there, and ends the process where it may not.
enum SystemCallFilter {
  /// Refused whatever the arguments: other programs, other processes, the network, the file tree,
  /// the system's own state, and new kinds of calls that would go round the filter.
  private static let refused = [
    "execve", "execveat", "fork", "vfork", "ptrace", "process_vm_readv", "process_vm_writev",
    "process_madvise", "kcmp", "pidfd_open", "pidfd_getfd", "pidfd_send_signal", "rt_sigqueueinfo",
    "rt_tgsigqueueinfo", "tkill",
    "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4",
    "creat", "truncate", "rename", "renameat", "renameat2", "unlink", "unlinkat", "mkdir",
    "mkdirat",
    "rmdir", "link", "linkat", "symlink", "symlinkat", "mknod", "mknodat", "chmod", "fchmod",
    "fchmodat", "chown", "fchown", "lchown", "fchownat", "setxattr", "lsetxattr", "fsetxattr",
    "removexattr", "lremovexattr", "fremovexattr", "utime", "utimes", "utimensat", "futimesat",
    "mount", "umount2", "pivot_root", "chroot", "setns", "unshare", "move_mount", "open_tree",
    "fsopen", "fsmount", "fsconfig", "fspick", "mount_setattr", "quotactl", "name_to_handle_at",
    "open_by_handle_at", "fanotify_init", "inotify_init", "inotify_init1",
    "keyctl", "add_key", "request_key", "bpf", "perf_event_open", "userfaultfd", "io_uring_setup",
    "io_uring_enter", "io_uring_register", "io_setup", "seccomp", "personality",
    "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "reboot",
    "swapon", "swapoff", "acct", "syslog", "vhangup", "iopl", "ioperm", "modify_ldt",
    "sethostname", "setdomainname", "settimeofday", "clock_settime", "clock_adjtime", "adjtimex",
    "setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid", "setgroups", "setfsuid",
    "setfsgid", "capset", "shmget", "shmat", "semget", "msgget", "mq_open", "lookup_dcookie",
    "nfsservctl", "uselib", "ustat", "sysfs", "_sysctl", "vmsplice",
  ]
  /// Answered with "no such call", after which the C library takes the older one that is filtered.
  private static let unknown = ["clone3", "openat2"]

  /// `SCMP_ACT_ALLOW` and `SCMP_ACT_ERRNO(x)`, macros that C alone has (seccomp.h).
  private static let allow: UInt32 = 0x7FFF_0000
  private static func fail(_ number: Int32) -> UInt32 { 0x0005_0000 | UInt32(number) }

  /// Loads the filter for this thread and all it starts; false when the system has none.
  static func apply() -> Bool {
    guard let filter = seccomp_init(allow) else { return false }
    defer { seccomp_release(filter) }
    for name in refused { add(filter, name, fail(EPERM), []) }
    for name in unknown { add(filter, name, fail(ENOSYS), []) }
    // Threads yes, processes no.
    add(filter, "clone", fail(EPERM), [bits(0, UInt64(cloneThread), are: 0)])
    for flags in [UInt64(O_WRONLY), UInt64(O_RDWR)] {
      let mode = UInt64(O_ACCMODE)
      add(filter, "open", fail(EACCES), [bits(1, mode, are: flags)])
      add(filter, "openat", fail(EACCES), [bits(2, mode, are: flags)])
    }
    add(filter, "open", fail(EACCES), [bits(1, UInt64(O_CREAT), are: UInt64(O_CREAT))])
    add(filter, "openat", fail(EACCES), [bits(2, UInt64(O_CREAT), are: UInt64(O_CREAT))])
    // A process may signal itself only, as `abort` does.
    let own = UInt64(getpid())
    add(filter, "kill", fail(EPERM), [differs(0, own)])
    add(filter, "tgkill", fail(EPERM), [differs(0, own)])
    // Keys pushed into a terminal would be typed into the shell that started the viewer.
    add(filter, "ioctl", fail(EPERM), [bits(1, 0xFFFF_FFFF, are: 0x5412)])
    add(filter, "prlimit64", fail(EPERM), [differs(2, 0)])
    return seccomp_load(filter) == 0
  }

  /// `CLONE_THREAD` (linux/sched.h).
  private static let cloneThread = 0x0001_0000

  private static func add(
    _ filter: scmp_filter_ctx, _ name: String, _ action: UInt32, _ conditions: [scmp_arg_cmp]
  ) {
    let number = seccomp_syscall_resolve_name(name)
    // A call that this architecture does not have cannot be made.
    guard number >= 0 else { return }
    _ = seccomp_rule_add_array(filter, action, number, UInt32(conditions.count), conditions)
  }

  private static func bits(_ argument: UInt32, _ mask: UInt64, are value: UInt64) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
  }

  private static func differs(_ argument: UInt32, _ value: UInt64) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: argument, op: SCMP_CMP_NE, datum_a: value, datum_b: 0)
  }
}
