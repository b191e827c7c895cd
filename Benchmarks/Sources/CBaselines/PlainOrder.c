#define _GNU_SOURCE  // qsort_r

#include <stdlib.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/usearch.h>
#include <unicode/ustring.h>

#include "PlainText.h"

struct plain_order {
  UCollator* collator;
  uint8_t key[PLAIN_BYTES];
};

plain_order* plain_order_open(const char* locale, int32_t isPrimary) {
  UErrorCode code = U_ZERO_ERROR;
  plain_order* order = malloc(sizeof(plain_order));
  if (order == NULL) return NULL;
  order->collator = ucol_open(locale, &code);
  if (isPrimary) ucol_setAttribute(order->collator, UCOL_STRENGTH, UCOL_PRIMARY, &code);
  if (U_SUCCESS(code)) return order;
  plain_order_close(order);
  return NULL;
}

void plain_order_close(plain_order* order) {
  ucol_close(order->collator);
  free(order);
}

int32_t plain_order_compare(const plain_order* order, const uint8_t* first, int32_t firstLength, const uint8_t* second,
                            int32_t secondLength) {
  UErrorCode code = U_ZERO_ERROR;
  return ucol_strcollUTF8(order->collator, (const char*)first, firstLength, (const char*)second, secondLength, &code);
}

int32_t plain_order_key(plain_order* order, const char* text, int32_t length) {
  UChar wide[PLAIN_BYTES];
  int32_t count = 0;
  UErrorCode code = U_ZERO_ERROR;
  u_strFromUTF8(wide, PLAIN_BYTES, &count, text, length, &code);
  return U_FAILURE(code) ? -1 : ucol_getSortKey(order->collator, wide, count, order->key, PLAIN_BYTES);
}

typedef struct {
  const char* text;
  int32_t length;
} line;

static int compare_lines(const void* first, const void* second, void* order) {
  const line *a = first, *b = second;
  return plain_order_compare(order, (const uint8_t*)a->text, a->length, (const uint8_t*)b->text, b->length);
}

int32_t plain_order_sort(const plain_order* order, const char* lines, int32_t place) {
  int32_t count = 0, room = 0;
  line* sorted = NULL;
  for (const char* end; (end = strchr(lines, '\n')) != NULL; lines = end + 1) {
    if (count == room) sorted = realloc(sorted, (size_t)(room = room * 2 + 64) * sizeof(line));
    if (sorted == NULL) return -1;
    sorted[count++] = (line){lines, (int32_t)(end - lines)};
  }
  qsort_r(sorted, (size_t)count, sizeof(line), compare_lines, (void*)order);
  int32_t length = sorted[place].length;
  free(sorted);
  return length;
}

int32_t plain_order_find(const plain_order* order, const char* pattern, int32_t patternLength, const char* text, int32_t length) {
  UChar widePattern[PLAIN_BYTES], wide[PLAIN_BYTES];
  int32_t patternCount = 0, count = 0;
  UErrorCode code = U_ZERO_ERROR;
  u_strFromUTF8(widePattern, PLAIN_BYTES, &patternCount, pattern, patternLength, &code);
  u_strFromUTF8(wide, PLAIN_BYTES, &count, text, length, &code);
  UStringSearch* search = usearch_openFromCollator(widePattern, patternCount, wide, count, order->collator, NULL, &code);
  int32_t place = usearch_first(search, &code);
  usearch_close(search);
  return U_FAILURE(code) ? -2 : place;
}
