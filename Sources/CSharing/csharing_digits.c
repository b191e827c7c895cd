#include "CSharing.h"

#define DIGITS(hundred, ten, one) (0x303030u | (hundred) | (ten) << 8 | (one) << 16)
#define TEN(hundred, ten)                                                                          \
  DIGITS(hundred, ten, 0), DIGITS(hundred, ten, 1), DIGITS(hundred, ten, 2), DIGITS(hundred, ten, 3), \
      DIGITS(hundred, ten, 4), DIGITS(hundred, ten, 5), DIGITS(hundred, ten, 6), DIGITS(hundred, ten, 7), \
      DIGITS(hundred, ten, 8), DIGITS(hundred, ten, 9)
#define HUNDRED(hundred)                                                                             \
  TEN(hundred, 0), TEN(hundred, 1), TEN(hundred, 2), TEN(hundred, 3), TEN(hundred, 4), TEN(hundred, 5), \
      TEN(hundred, 6), TEN(hundred, 7), TEN(hundred, 8), TEN(hundred, 9)

const uint32_t csharing_digits_threes[1024] = {
    HUNDRED(0), HUNDRED(1), HUNDRED(2), HUNDRED(3), HUNDRED(4),
    HUNDRED(5), HUNDRED(6), HUNDRED(7), HUNDRED(8), HUNDRED(9),
};
