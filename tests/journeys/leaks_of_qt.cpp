// Qt's software renderer lets go of pictures and textures when the last window closes, but not free them.
// That they are the same few however long the program ran was measured by opening and closing pages. Nothing
// else is forgiven.

extern "C" const char* __lsan_default_suppressions()
{
    return "leak:QQuickPixmap::load\n"
           "leak:QQuickImage::updatePaintNode\n"
           "leak:QQuickBorderImage::updatePaintNode\n";
}

// The names above stand deep in stacks of functions without frame pointers.
extern "C" const char* __asan_default_options() { return "fast_unwind_on_malloc=0:malloc_context_size=60"; }
