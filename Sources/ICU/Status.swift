internal import CICU

/// A failure that ICU reported: its code, and the function that failed.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's `UErrorCode`, above zero.
  package let status: Int32
  /// The `cicu_` function that was called.
  package let function: String
  /// The place in a skeleton or pattern that ICU cannot parse, in UTF-16 units.
  package let offset: Int?
  /// The file that cannot be read, relative to the folder of ICU's data: `curr/de.res`.
  package let file: String?

  package init(status: Int32, function: String, offset: Int32 = -1, file: String? = nil) {
    self.status = status
    self.function = function
    self.file = status == absent || status == noChoice ? nil : file
    self.offset = offset < 0 ? nil : Int(offset)
  }

  /// ICU's name of the code, such as `U_MISSING_RESOURCE_ERROR`.
  package var name: String {
    isAbsence ? "ICU_ABSENT" : unsafe String(cString: cicu_status_name(status))
  }

  /// Whether ICU was not asked: the program has none, or its data must not serve.
  package var isAbsence: Bool { status == absent || hasNoChoice }

  /// Whether the environment names a choice of data that does not exist.
  package var hasNoChoice: Bool { status == noChoice }

  /// Whether ICU could not parse a skeleton, a pattern or an identifier in it.
  package var isSyntaxError: Bool { cicu_status_isSyntaxError(status) }

  /// Whether ICU's data lacks the requested item, or has it in another form.
  package var isMissingData: Bool {
    name == "U_MISSING_RESOURCE_ERROR" || name == "U_RESOURCE_TYPE_MISMATCH"
  }

  /// Whether ICU gives up for a combination that it does not know, such as a preferred unit for a unit
  /// that has none.
  package var isRefusal: Bool {
    name == "U_INTERNAL_PROGRAM_ERROR" || name == "U_INVALID_FORMAT_ERROR"
  }

  package var description: String { "\(name) in \(function)" }
}

/// Runs `read`, which reads a file of ICU's data; if it fails, the error contains the file.
package func reading<Value>(
  _ file: String,
  _ read: () throws(ICUError) -> Value
) throws(ICUError) -> Value {
  do throws(ICUError) {
    return try read()
  } catch {
    throw ICUError(status: error.status, function: error.function, file: error.file ?? file)
  }
}

/// Throws an error if `status` is a failure.
///
/// No other function turns a status into an error.
func check(_ status: Int32, _ function: String) throws(ICUError) {
  guard status <= 0 else { throw ICUError(status: status, function: function) }
}

let absent = Int32(CICU_ABSENT)
/// The status for ``DataChoice/unknown``, which no function of C gives.
let noChoice = absent + 1
let bufferOverflow = Int32(CICU_BUFFER_OVERFLOW)
