internal import Foundation

/// A reason why a check cannot be made, with the exit status.
package struct Failure: Error, CustomStringConvertible {
  package let description: String
  package let status: Int32

  package static func usage(_ usage: String) -> Failure {
    Failure(description: "usage: " + usage, status: 64)
  }

  package static func check(_ description: String, status: Int32 = 1) -> Failure {
    Failure(description: description, status: status)
  }
}

/// Writes a line on standard error.
package func complain(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// Writes a line at once, so that a log shows what is running.
func say(_ text: String) {
  FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
