#include <adwaita.h>
#include <glib-unix.h>
#include <gsk/gl/gskglrenderer.h>

// libdispatch's main queue, as CoreFoundation's own run loop uses it: a descriptor that becomes
// readable when work is posted, and the call that runs that work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *ignored);
