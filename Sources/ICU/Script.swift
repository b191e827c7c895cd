internal import CICU

/// The script of a character or of a locale, by ICU's number (UScriptCode).
///
/// It reads constant tables of ICU's code.
package struct Script: Hashable, Sendable {
  package let number: Int32

  /// Characters of many scripts, such as punctuation.
  package static let common = Script(number: Int32(CICU_SCRIPT_COMMON))
  /// Marks that have the script of the character before them.
  package static let inherited = Script(number: Int32(CICU_SCRIPT_INHERITED))
  /// Characters without a meaning.
  package static let unknown = Script(number: Int32(CICU_SCRIPT_UNKNOWN))

  /// Names a script by its number.
  package init(number: Int32) { self.number = number }

  /// Finds the script of a character (uscript_getScript).
  package init(of scalar: Unicode.Scalar) {
    number = cicu_script_of(scalar.value)
  }

  /// Finds a script by its code of four letters (u_getPropertyValueEnum); nil for an unknown one.
  package init?(code: String) {
    number = unsafe cicu_script_number(code)
    if number < 0 { return nil }
  }

  /// The code of four letters (u_getPropertyValueName).
  package var code: String {
    get throws(ICUError) {
      let number = number
      return try unsafe String("cicu_script_code") {
        unsafe cicu_script_code(number, $0, $1, &$2)
      }
    }
  }

  /// Returns the scripts that a locale is written in (uscript_getCode): three for Japanese.
  ///
  /// - Parameter locale: An ICU name with a script, which need not have data.
  /// - Returns: The scripts; none for a script that ICU does not know.
  /// - Throws: The status that ICU gave.
  package static func all(of locale: String) throws(ICUError) -> [Script] {
    var status: Int32 = 0
    let numbers = unsafe [Int32](unsafeUninitializedCapacity: 8) { buffer, count in
      count = unsafe Int(cicu_script_ofLocale(locale, buffer.baseAddress, 8, &status))
    }
    try check(status, "cicu_script_ofLocale")
    return numbers.map(Script.init(number:))
  }

  /// Whether a character is a letter (u_isalpha).
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    cicu_script_isLetter(scalar.value)
  }
}
