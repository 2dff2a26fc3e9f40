// libjxl's types, and the types of those of its functions that the decoder looks up when it meets its
// first JPEG XL: linking the library would make every start of the decoder load it.
#include <jxl/decode.h>
#include <jxl/thread_parallel_runner.h>

#define PERIGEE_FUNCTION(name) typedef __typeof__(name) *name##Function

PERIGEE_FUNCTION(JxlDecoderCreate);
PERIGEE_FUNCTION(JxlDecoderDestroy);
PERIGEE_FUNCTION(JxlDecoderSubscribeEvents);
PERIGEE_FUNCTION(JxlDecoderSetParallelRunner);
PERIGEE_FUNCTION(JxlDecoderSetInput);
PERIGEE_FUNCTION(JxlDecoderCloseInput);
PERIGEE_FUNCTION(JxlDecoderProcessInput);
PERIGEE_FUNCTION(JxlDecoderGetBasicInfo);
PERIGEE_FUNCTION(JxlDecoderGetExtraChannelInfo);
PERIGEE_FUNCTION(JxlDecoderGetICCProfileSize);
PERIGEE_FUNCTION(JxlDecoderGetColorAsICCProfile);
PERIGEE_FUNCTION(JxlDecoderGetFrameHeader);
PERIGEE_FUNCTION(JxlDecoderSkipFrames);
PERIGEE_FUNCTION(JxlDecoderImageOutBufferSize);
PERIGEE_FUNCTION(JxlDecoderSetImageOutBuffer);
PERIGEE_FUNCTION(JxlDecoderExtraChannelBufferSize);
PERIGEE_FUNCTION(JxlDecoderSetExtraChannelBuffer);
PERIGEE_FUNCTION(JxlThreadParallelRunnerCreate);
PERIGEE_FUNCTION(JxlThreadParallelRunnerDestroy);

#undef PERIGEE_FUNCTION
