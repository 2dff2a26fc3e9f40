// LibRaw's types, and the types of those of its functions that the decoder looks up when it meets its
// first camera RAW: linking the library would make every start of the decoder load it.
#include <libraw/libraw.h>

#define PERIGEE_FUNCTION(name) typedef __typeof__(name) *name##_function

PERIGEE_FUNCTION(libraw_init);
PERIGEE_FUNCTION(libraw_close);
PERIGEE_FUNCTION(libraw_open_buffer);
PERIGEE_FUNCTION(libraw_unpack);
PERIGEE_FUNCTION(libraw_unpack_thumb);
PERIGEE_FUNCTION(libraw_dcraw_process);
PERIGEE_FUNCTION(libraw_dcraw_make_mem_image);
PERIGEE_FUNCTION(libraw_dcraw_make_mem_thumb);
PERIGEE_FUNCTION(libraw_dcraw_clear_mem);

#undef PERIGEE_FUNCTION
