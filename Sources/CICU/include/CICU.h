// Everything of ICU that Swift can see: opaque handles, UTF-8 in and out, plain integers.
//
// No ICU type, macro or header may appear here. Swift imports this header, and an ICU declaration in it would clash with
// Foundation's copy of ICU, even two modules away.
//
// Conventions:
// - A text result is written to `out`, which has room for `capacity` bytes, and is not NUL-terminated. The function returns the
//   number of bytes of the whole text. If that is more than `capacity`, `*status` is CICU_BUFFER_OVERFLOW and the content of
//   `out` is undefined.
// - `*status` is ICU's own error code: above zero is a failure. A function does nothing when it is above zero on entry.
// - A locale is an ICU name (`de_CH@numbers=latn`), never a BCP 47 tag, and always one that ICU has data for.
#ifndef CICU_H
#define CICU_H

#include "CICUBreaks.h"
#include "CICUBundles.h"
#include "CICUCalendars.h"
#include "CICUCase.h"
#include "CICUCollation.h"
#include "CICUDatePlans.h"
#include "CICUDates.h"
#include "CICUDurations.h"
#include "CICULists.h"
#include "CICULocaleInfo.h"
#include "CICULocales.h"
#include "CICUMatcher.h"
#include "CICUNames.h"
#include "CICUNumbers.h"
#include "CICUPersons.h"
#include "CICUPlurals.h"
#include "CICUProbe.h"
#include "CICUTransliterator.h"
#include "CICUTypes.h"

#endif
