// libavif's types, and the types of those of its functions that the decoder looks up when it meets its
// first moving AVIF: linking the library would make every start of the decoder load its codecs.
#include <avif/avif.h>

#define PERIGEE_FUNCTION(name) typedef __typeof__(name) *name##Function

PERIGEE_FUNCTION(avifDecoderCreate);
PERIGEE_FUNCTION(avifDecoderDestroy);
PERIGEE_FUNCTION(avifDecoderSetSource);
PERIGEE_FUNCTION(avifDecoderSetIOMemory);
PERIGEE_FUNCTION(avifDecoderParse);
PERIGEE_FUNCTION(avifDecoderNthImage);
PERIGEE_FUNCTION(avifDecoderNthImageTiming);
PERIGEE_FUNCTION(avifRGBImageSetDefaults);
PERIGEE_FUNCTION(avifImageYUVToRGB);

#undef PERIGEE_FUNCTION
