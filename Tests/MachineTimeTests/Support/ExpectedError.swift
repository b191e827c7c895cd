import MachineTime
import Testing

// Checks an error about a text: its place and its whole English message.
func expectError<Result>(
  _ code: FormatError.Code,
  in text: String,
  at offset: Int,
  _ message: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  by body: () throws -> Result
) {
  let error = #expect(throws: FormatError.self, sourceLocation: sourceLocation) { try body() }
  #expect(error?.code == code, sourceLocation: sourceLocation)
  #expect(error?.text == text, sourceLocation: sourceLocation)
  #expect(error?.offset == offset, sourceLocation: sourceLocation)
  #expect(error?.message == message, sourceLocation: sourceLocation)
}
