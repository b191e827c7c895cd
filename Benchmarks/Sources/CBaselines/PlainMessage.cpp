#include <memory>
#include <unicode/msgfmt.h>

extern "C" {
#include "PlainText.h"
}

struct plain_message {
  std::unique_ptr<icu::MessageFormat> format;
  uint8_t text[PLAIN_BYTES];
};

extern "C" plain_message* plain_message_open(const char* pattern, const char* locale) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError place;
  std::unique_ptr<plain_message> message(new plain_message);
  message->format.reset(new icu::MessageFormat(icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), place, code));
  return U_FAILURE(code) ? nullptr : message.release();
}

extern "C" void plain_message_close(plain_message* message) { delete message; }

extern "C" int32_t plain_message_format(plain_message* message, const char* text, double first, double second, bool isDate) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Formattable arguments[] = {icu::Formattable(icu::UnicodeString::fromUTF8(text)), icu::Formattable(first),
                                  isDate ? icu::Formattable(second, icu::Formattable::kIsDate) : icu::Formattable(second)};
  icu::UnicodeString result;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  message->format->format(arguments, 3, result, position, code);
  return plain_text_write(result.getBuffer(), result.length(), message->text, code);
}

extern "C" const uint8_t* plain_message_text(const plain_message* message) { return message->text; }
