internal import CICU

/// A failure that ICU reported: its own code, and the function that met it.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's `UErrorCode`, above zero.
  package let status: Int32
  /// The `cicu_` function that was called.
  package let function: String

  package init(status: Int32, function: String) {
    self.status = status
    self.function = function
  }

  /// ICU's name of the code, such as `U_MISSING_RESOURCE_ERROR`.
  package var name: String { unsafe String(cString: cicu_status_name(status)) }

  package var description: String { "\(name) in \(function)" }
}

/// Throws what `status` says when it is a failure: the one way a status becomes an error.
func check(_ status: Int32, _ function: String) throws(ICUError) {
  guard status <= 0 else { throw ICUError(status: status, function: function) }
}

let bufferOverflow = Int32(CICU_BUFFER_OVERFLOW)
