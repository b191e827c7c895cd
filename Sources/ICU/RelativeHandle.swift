internal import CICU

/// ICU's formatter of relative times for one locale, width and display context.
///
/// Safe to share: "This class is mostly thread safe and immutable with the following caveats"
/// (reldatefmt.h). The caveats are assignment and pointers to adopted objects; neither occurs here.
package final class RelativeHandle: Sendable {
  private enum Resource: ICUResource {
    static func close(_ pointer: OpaquePointer) { unsafe cicu_relative_close(pointer) }
  }

  /// The width of the names of units (UDateRelativeDateTimeFormatterStyle).
  package enum Width: Int32, Sendable {
    case long
    case short
    case narrow
  }

  /// The condition for grouping digits.
  package enum Grouping: Int32, Sendable {
    case auto
    case off
    case min2
    case always
  }

  /// The unit of an amount (URelativeDateTimeUnit).
  package enum Unit: Int32, Sendable, CaseIterable {
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
  ///   - numbers: An ICU name that has data, whose number format is used. ICU keeps it in memory
  ///     until the process ends.
  ///   - symbols: Another name with the same data, whose signs are used; nil for the signs of
  ///     `numbers`.
  ///   - width: The width of the names of units.
  ///   - context: The place of the text in a sentence or a user interface.
  ///   - grouping: The condition for grouping digits.
  /// - Throws: The status that ICU gave.
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
  ///   - value: The amount; negative (also -0) for the past.
  ///   - unit: The unit.
  ///   - isNamed: Whether words such as "yesterday" are used where they exist.
  /// - Returns: The text.
  /// - Throws: The status that ICU gave.
  package func string(
    _ value: Double,
    _ unit: Unit,
    isNamed: Bool
  ) throws(ICUError) -> String {
    try unsafe String(opened: "cicu_relative_format") {
      unsafe cicu_relative_format(handle.pointer, isNamed, value, unit.rawValue, $0, $1, &$2)
    }
  }

  /// Appends an amount of a unit; the parameters are those of `string`.
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

  /// Formats an amount with its fields (ureldatefmt_formatToResult).
  ///
  /// ICU fails if the context is the beginning of a sentence.
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
