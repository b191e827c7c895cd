internal import CICU

/// The names, digits and weeks from which a compiled plan of dates is made.
extension DateHandle {
  /// Returns the names for a pattern letter of some length, in order (udat_getSymbols); nil where
  /// ICU lists none.
  ///
  /// There are as many as there are `months` for `M` and `L`; 7, beginning with Sunday, for `E`, `e` and `c`; 4 for `Q` and
  /// `q`; 2 for `a`.
  package borrowing func names(
    letter: UInt8,
    count: Int,
    months: Int
  ) throws(ICUError) -> [String]? {
    let type = cicu_date_symbolType(CChar(bitPattern: letter), Int32(clamping: count))
    let number: Int
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "L"): number = months
    case UInt8(ascii: "E"), UInt8(ascii: "e"), UInt8(ascii: "c"): number = 7
    case UInt8(ascii: "Q"), UInt8(ascii: "q"): number = 4
    default: number = 2
    }
    guard type >= 0 else { return nil }
    let date = unsafe handle.pointer
    let first = number == 7 ? 1 : 0
    var names: [String] = []
    for index in first..<first + number {
      names.append(
        try unsafe String(opened: "cicu_date_symbol") {
          unsafe cicu_date_symbol(date, type, Int32(index), $0, $1, &$2)
        }
      )
    }
    return names
  }

  /// Returns the digits 0 to 9 (unum_getSymbol); nil if numbers are written by rules.
  package borrowing func digits() -> [String]? {
    let date = unsafe handle.pointer
    do throws(ICUError) {
      var digits: [String] = []
      for digit in 0..<10 {
        digits.append(
          try unsafe String(opened: "cicu_date_digit") {
            unsafe cicu_date_digit(date, Int32(digit), $0, $1, &$2)
          }
        )
      }
      return digits
    } catch {
      return nil
    }
  }

  /// Returns the first day of a week, 1 for Sunday, and the least number of days in a year's first
  /// week (ucal_getAttribute).
  package borrowing func week() -> (firstDay: Int, minimalDays: Int) {
    let date = unsafe handle.pointer
    var (first, minimal): (Int32, Int32) = (1, 1)
    unsafe cicu_date_week(date, &first, &minimal)
    return (Int(first), Int(minimal))
  }
}
