// A function that takes the bytes of lines, in the order in which they are written.
#ifndef CICU_LINES_H
#define CICU_LINES_H

#include <stdint.h>

typedef void (*cicu_line_writer)(void* text, const char* bytes, int32_t length);

#endif
