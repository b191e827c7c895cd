internal import CICU

/// ICU's formatter of relative times for one locale, width and place in a sentence.
///
/// Safe to share: "This class is mostly thread safe and immutable with the following caveats"
/// (reldatefmt.h), which are assignment and pointers to adopted objects; there is neither here.
package final class RelativeHandle: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_relative_close(pointer) }
  }

  /// How units are named (UDateRelativeDateTimeFormatterStyle).
  package enum Width: Int32, Sendable {
    case long
    case short
    case narrow
  }

  /// When digits are grouped.
  package enum Grouping: Int32, Sendable {
    case auto
    case off
    case min2
    case always
  }

  /// What is counted (URelativeDateTimeUnit).
  package enum Unit: Int32, Sendable {
    case year
    case quarter
    case month
    case week
    case day
    case hour
    case minute
    case second
    case sunday
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
  }

  private let handle: Handle<Resource>

  /// Opens a formatter (ureldatefmt_open).
  ///
  /// - Parameters:
  ///   - locale: An ICU name that has data, without keywords.
  ///   - numbers: An ICU name that has data, whose number format is used; ICU keeps it for ever.
  ///   - symbols: Another name of the same data whose signs are used; nil for those of `numbers`.
  ///   - width: How units are named.
  ///   - context: Where the text will stand.
  ///   - grouping: When digits are grouped.
  /// - Throws: The status ICU gave.
  package init(
    locale: String,
    numbers: String,
    symbols: String?,
    width: Width,
    context: DisplayContext,
    grouping: Grouping
  ) throws(ICUError) {
    let (width, context, grouping) = (width.rawValue, context.rawValue, grouping.rawValue)
    if let symbols {
      handle = try unsafe Handle("cicu_relative_open") {
        unsafe cicu_relative_open(locale, numbers, symbols, width, context, grouping, &$0)
      }
    } else {
      handle = try unsafe Handle("cicu_relative_open") {
        unsafe cicu_relative_open(locale, numbers, nil, width, context, grouping, &$0)
      }
    }
  }

  /// Formats an amount of a unit (ureldatefmt_format, ureldatefmt_formatNumeric).
  ///
  /// - Parameters:
  ///   - value: The amount; negative, -0 too, for the past.
  ///   - unit: The unit.
  ///   - isNamed: Whether words are taken where there are any.
  /// - Returns: The text.
  /// - Throws: The status ICU gave.
  package func string(
    _ value: Double,
    _ unit: Unit,
    isNamed: Bool
  ) throws(ICUError) -> String {
    try unsafe String("cicu_relative_format") {
      unsafe cicu_relative_format(handle.pointer, isNamed, value, unit.rawValue, $0, $1, &$2)
    }
  }

  /// Appends an amount; the parameters are those of `string`.
  package func append(
    _ value: Double,
    _ unit: Unit,
    isNamed: Bool,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    try unsafe bytes.append("cicu_relative_format") {
      unsafe cicu_relative_format(handle.pointer, isNamed, value, unit.rawValue, $0, $1, &$2)
    }
  }

  /// Formats an amount with its fields (ureldatefmt_formatToResult); not at the beginning of a
  /// sentence, where ICU refuses.
  package func text(
    _ value: Double,
    _ unit: Unit,
    isNamed: Bool
  ) throws(ICUError) -> FieldText {
    try unsafe FieldText("cicu_relative_formatFields") {
      unsafe cicu_relative_formatFields(
        handle.pointer,
        isNamed,
        value,
        unit.rawValue,
        $0,
        $1,
        &$2,
        &$3
      )
    }
  }
}
