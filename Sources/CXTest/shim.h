#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <X11/keysym.h>
#include <spawn.h>
#include <sys/pidfd.h>

// GNU functions that Swift's Glibc module leaves out.
extern int memfd_create(const char *name, unsigned int flags);
extern int pipe2(int ends[2], int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

extern char **environ;

// Swift 6 does not let a program read a C global that can change; a function may.
static inline char **environment_block(void) { return environ; }

// What is needed of X11/extensions/Xrandr.h, which brings a type named Picture with it.
typedef struct _XRRMonitorInfo {
  Atom name;
  Bool primary, automatic;
  int noutput, x, y, width, height, mwidth, mheight;
  XID *outputs;
} XRRMonitorInfo;
extern XRRMonitorInfo *XRRGetMonitors(
    Display *display, Window window, Bool get_active, int *count);
extern void XRRSetMonitor(Display *display, Window window, XRRMonitorInfo *monitor);
extern void XRRFreeMonitors(XRRMonitorInfo *monitors);
