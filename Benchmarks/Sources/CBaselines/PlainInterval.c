#include <stdlib.h>
#include <unicode/udateintervalformat.h>

#include "PlainText.h"

struct plain_interval {
  UDateIntervalFormat* format;
  UChar wide[PLAIN_UNITS];
  uint8_t text[PLAIN_BYTES];
};

plain_interval* plain_interval_open(const char* skeleton, const char* locale, const char* zone) {
  UErrorCode code = U_ZERO_ERROR;
  UChar wideSkeleton[PLAIN_UNITS], wideZone[PLAIN_UNITS];
  int32_t skeletonLength = 0, zoneLength = 0;
  plain_interval* interval = malloc(sizeof(plain_interval));
  if (interval == NULL) return NULL;
  u_strFromUTF8(wideSkeleton, PLAIN_UNITS, &skeletonLength, skeleton, -1, &code);
  u_strFromUTF8(wideZone, PLAIN_UNITS, &zoneLength, zone, -1, &code);
  interval->format = udtitvfmt_open(locale, wideSkeleton, skeletonLength, wideZone, zoneLength, &code);
  if (U_SUCCESS(code)) return interval;
  plain_interval_close(interval);
  return NULL;
}

void plain_interval_close(plain_interval* interval) {
  udtitvfmt_close(interval->format);
  free(interval);
}

int32_t plain_interval_format(plain_interval* interval, double start, double end) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = udtitvfmt_format(interval->format, start, end, interval->wide, PLAIN_UNITS, NULL, &code);
  return plain_text_write(interval->wide, length, interval->text, code);
}

const uint8_t* plain_interval_text(const plain_interval* interval) { return interval->text; }
