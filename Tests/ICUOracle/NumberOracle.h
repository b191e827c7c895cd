#ifndef NUMBER_ORACLE_H
#define NUMBER_ORACLE_H

#include <unicode/numberformatter.h>

/// Returns the formatter of a locale and options, which this thread keeps until it requests another; NULL when ICU refuses them.
const icu::number::LocalizedNumberFormatter* oracle_number_formatter(const char* tag, const char* options);

/// Formats a decimal number, or one of `NaN`, `Infinity`, `-Infinity` and `-0`.
icu::number::FormattedNumber oracle_format_decimal(const icu::number::LocalizedNumberFormatter& formatter, const char* decimal,
                                                   UErrorCode& code);

#endif
