#include <memory>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>

extern "C" {
#include "PlainText.h"
}

struct plain_measure {
  std::unique_ptr<icu::MeasureFormat> formatter;
  uint8_t text[PLAIN_BYTES];
};

extern "C" plain_measure* plain_measure_open(const char* locale, bool isDigital) {
  UErrorCode code = U_ZERO_ERROR;
  UMeasureFormatWidth width = isDigital ? UMEASFMT_WIDTH_NUMERIC : UMEASFMT_WIDTH_SHORT;
  std::unique_ptr<plain_measure> measure(new plain_measure);
  measure->formatter.reset(new icu::MeasureFormat(icu::Locale(locale), width, code));
  return U_FAILURE(code) ? nullptr : measure.release();
}

extern "C" void plain_measure_close(plain_measure* measure) { delete measure; }

extern "C" int32_t plain_measure_format(plain_measure* measure, const int32_t* amounts, int32_t count) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Measure measures[] = {{amounts[0], icu::MeasureUnit::createHour(code), code},
                                   {amounts[1], icu::MeasureUnit::createMinute(code), code},
                                   {amounts[2], icu::MeasureUnit::createSecond(code), code}};
  icu::UnicodeString text;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  measure->formatter->formatMeasures(measures, count, text, position, code);
  return plain_text_write(text.getBuffer(), text.length(), measure->text, code);
}

extern "C" const uint8_t* plain_measure_text(const plain_measure* measure) { return measure->text; }
