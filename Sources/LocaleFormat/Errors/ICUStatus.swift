/// The statuses of ICU, as messages show them.
enum ICUStatus {
  /// Returns the reason that a status stands for, in English.
  ///
  /// - Parameter name: ICU's name of the status, such as `U_INTERNAL_PROGRAM_ERROR`.
  /// - Returns: The reason, without a point at its end.
  static func sentence(of name: String) -> String {
    sentences[name] ?? "it gives no reason that is known here"
  }

  /// Those that the calls of this package can get, by utypes.h.
  private static let sentences: [String: String] = [
    "U_ARGUMENT_TYPE_MISMATCH": "its parts do not fit each other",
    "U_BUFFER_OVERFLOW_ERROR": "a text is too long",
    "U_DECIMAL_NUMBER_SYNTAX_ERROR": "a decimal number was expected",
    "U_DEFAULT_KEYWORD_MISSING": "the case 'other' is missing",
    "U_DUPLICATE_KEYWORD": "a keyword is there twice",
    "U_ENUM_OUT_OF_SYNC_ERROR": "its data changed while it was read",
    "U_FILE_ACCESS_ERROR": "its data cannot be opened",
    "U_FORMAT_INEXACT_ERROR": "the number cannot be written exactly",
    "U_ILLEGAL_ARGUMENT_ERROR": "a part of it is not one that ICU knows",
    "U_ILLEGAL_CHAR_FOUND": "a character is not allowed",
    "U_ILLEGAL_CHARACTER": "a character is not allowed",
    "U_ILLEGAL_PAD_POSITION": "padding is not allowed at that place",
    "U_INDEX_OUTOFBOUNDS_ERROR": "a number is larger than allowed",
    "U_INTERNAL_PROGRAM_ERROR": "ICU does not know how to do what is asked for",
    "U_INTERNAL_TRANSLITERATOR_ERROR": "ICU does not know how to do what is asked for",
    "U_INVALID_CHAR_FOUND": "a character is not allowed",
    "U_INVALID_FORMAT_ERROR": "ICU has no data for what is asked for",
    "U_INVALID_STATE_ERROR": "ICU does not know how to do what is asked for",
    "U_INVARIANT_CONVERSION_ERROR": "a character is not one of ASCII",
    "U_MALFORMED_EXPONENTIAL_PATTERN": "the exponent is malformed",
    "U_MEMORY_ALLOCATION_ERROR": "there is not enough memory",
    "U_MESSAGE_PARSE_ERROR": "the message is malformed",
    "U_MISSING_RESOURCE_ERROR": "its data does not have what is asked for",
    "U_MULTIPLE_DECIMAL_SEPARATORS": "there is more than one decimal separator",
    "U_MULTIPLE_EXPONENTIAL_SYMBOLS": "there is more than one exponent",
    "U_MULTIPLE_PAD_SPECIFIERS": "there is more than one padding",
    "U_MULTIPLE_PERCENT_SYMBOLS": "there is more than one percent sign",
    "U_MULTIPLE_PERMILL_SYMBOLS": "there is more than one per mille sign",
    "U_NUMBER_ARG_OUTOFBOUNDS_ERROR": "a number is larger than allowed",
    "U_NUMBER_SKELETON_SYNTAX_ERROR": "a part of it is not one of skeletons, or is there twice",
    "U_PARSE_ERROR": "it is malformed",
    "U_PATTERN_SYNTAX_ERROR": "the pattern is malformed",
    "U_RESOURCE_TYPE_MISMATCH": "its data has another form",
    "U_TRUNCATED_CHAR_FOUND": "a character is cut short",
    "U_UNDEFINED_KEYWORD": "a keyword is not known",
    "U_UNEXPECTED_TOKEN": "a part of it is not expected where it is",
    "U_UNMATCHED_BRACES": "a brace is not closed",
    "U_UNSUPPORTED_ATTRIBUTE": "ICU does not support a part of it",
    "U_UNSUPPORTED_ERROR": "ICU does not support what is asked for",
    "U_UNSUPPORTED_PROPERTY": "ICU does not support a part of it",
    "U_UNTERMINATED_QUOTE": "a quote is not closed",
  ]
}
