internal import Glibc
internal import MachineTime

// It reads and writes bytes, and reads the bytes of arguments (Decision 0007). Swift's readLine costs
// ten times as much.

/// Lines of standard input, or of the output of another program, in constant memory.
package struct StandardInput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// Whether the rest of a line that is too long must still be skipped.
  private var isSkipping = false
  private static let chunk = 1 << 16
  /// The maximum length of a line in bytes; a longer line is refused as a mistake.
  package static let maximumLine = 1 << 24

  package init() { self.init(from: STDIN_FILENO) }

  init(from descriptor: Int32) { self.descriptor = descriptor }

  /// Whether standard input is a file or a pipe: not a terminal, not `/dev/null`, and not closed.
  package static var isGiven: Bool {
    var status = stat()
    guard unsafe fstat(STDIN_FILENO, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR
  }

  /// The result of reading a line.
  package enum Line {
    case bytes(ArraySlice<UInt8>)
    /// The first bytes of a line with more than ``maximumLine`` bytes.
    case tooLong(ArraySlice<UInt8>)
    case end
  }

  /// The next line, without its end (`\n` or `\r\n`).
  ///
  /// - Parameter wait: A function that runs before more input is read. It writes the answers so far
  ///   for a program that waits for them before it sends the next line.
  /// - Returns: The line, or the reason why there is none.
  package mutating func next(_ wait: () -> Void) -> Line {
    var searched = start
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        guard isSkipping else { return take(until: newline, next: newline + 1) }
        isSkipping = false
        start = newline + 1
        searched = start
        continue
      }
      searched = buffer.count
      if isAtEnd {
        return start == buffer.count || isSkipping
          ? .end : take(until: buffer.count, next: buffer.count)
      }
      if isSkipping {
        start = searched
      } else if searched - start > Self.maximumLine + 1 {
        // One more byte can be the carriage return of the line's end.
        isSkipping = true
        defer { start = searched }
        return .tooLong(buffer[start..<start + Self.maximumLine])
      }
      searched -= start
      buffer.removeSubrange(..<start)
      start = 0
      wait()
      fill()
    }
  }

  private mutating func take(until end: Int, next: Int) -> Line {
    defer { start = next }
    let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
    let line = buffer[start..<(hasReturn ? end - 1 : end)]
    let limit = Self.maximumLine
    return line.count > limit ? .tooLong(line.prefix(limit)) : .bytes(line)
  }

  private mutating func fill() {
    var count = 0
    buffer.append(addingCapacity: Self.chunk) { output in
      unsafe output.withUnsafeMutableBufferPointer { unused, initialized in
        repeat {
          count = unsafe read(descriptor, unused.baseAddress?.advanced(by: initialized), Self.chunk)
        } while count < 0 && errno == EINTR
        initialized += max(0, count)
      }
    }
    if count < 0 { fail("standard input cannot be read") }
    isAtEnd = count == 0
  }
}

/// Standard output, written in large pieces.
@usableFromInline
package struct StandardOutput: ~Copyable {
  // The two names are package for `append`, which is inlined into the loops of other targets.
  @usableFromInline package var bytes: [UInt8] = []
  @inlinable package static var limit: Int { 1 << 16 }

  package init() { bytes.reserveCapacity(Self.limit * 2) }

  /// Calls `write`, which appends bytes, and flushes when there are many.
  @inlinable
  package mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    if bytes.count >= Self.limit { flush() }
  }

  /// Writes a line.
  package mutating func writeLine(_ line: String) {
    append {
      $0 += line.utf8
      $0.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes a line that names files: control characters in it are shown as escapes.
  package mutating func writeNames(_ line: String) { writeLine(line.withVisibleControls) }

  /// Writes all bytes out.
  @usableFromInline
  package mutating func flush() {
    write(bytes, to: STDOUT_FILENO)
    bytes.removeAll(keepingCapacity: true)
  }
}

/// An argument whose bytes are not UTF-8.
package struct InvalidArgument {
  /// The index of the argument.
  package let index: Int
  /// The offset of the first wrong byte.
  package let offset: Int

  package init(index: Int, offset: Int) {
    self.index = index
    self.offset = offset
  }

  /// All such arguments of this process; the name of the program has the index 0.
  ///
  /// Their bytes are only looked at when one has a U+FFFD, with which Swift replaces wrong bytes.
  package static var all: [InvalidArgument] {
    let arguments = CommandLine.arguments
    guard arguments.contains(where: { $0.utf8.contains(0xEF) }) else { return [] }
    return arguments.indices.compactMap { index -> InvalidArgument? in
      guard let start = unsafe CommandLine.unsafeArgv[index] else { return nil }
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
      do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: bytes.span)
        return nil
      } catch {
        return InvalidArgument(index: index, offset: error.byteOffsets.lowerBound)
      }
    }
  }

  /// The offset of the first wrong byte, by the index of the argument among some of this process's.
  ///
  /// An argument can have the repaired text of another one. As the values are in the order of the
  /// arguments, they are found from both ends; where these disagree, the value is refused.
  ///
  /// - Parameter values: Arguments of this process, in their order.
  /// - Returns: The offsets, by the index of the value.
  package static func offsets(in values: [String]) -> [Int: Int] {
    let offsets = Dictionary(uniqueKeysWithValues: all.map { ($0.index, $0.offset) })
    guard !offsets.isEmpty else { return [:] }
    let arguments = CommandLine.arguments
    var found: [Int: Int] = [:]
    var rest = arguments[1...]
    for (place, value) in values.enumerated() {
      guard let index = rest.firstIndex(of: value) else { break }
      found[place] = offsets[index]
      rest = rest[(index + 1)...]
    }
    rest = arguments[1...]
    for (place, value) in values.enumerated().reversed() {
      guard let index = rest.lastIndex(of: value) else { break }
      found[place] = offsets[index] ?? found[place]
      rest = rest[..<index]
    }
    return found
  }
}

/// Writes a line to standard error, after the command's name, such as `fmt:`.
///
/// It stays one line, whatever names of files and values are in it: control characters are shown as
/// escapes. A line that cannot be written is lost, because nobody reads it and the results still matter.
package func report(_ message: String) {
  write(Array("\(ProgramName.current): \(message.withVisibleControls)\n".utf8), to: STDERR_FILENO)
}

/// Writes a message of several lines to standard error, after the command's name.
///
/// - Parameters:
///   - message: The message.
///   - arguments: What the message may quote; control characters in them are shown as escapes.
package func reportLines(_ message: String, quoting arguments: [String]) {
  let text = arguments.reduce(message) { $0.replacing($1, with: $1.withVisibleControls) }
  writeToStandardError("\(ProgramName.current): \(text)\n")
}

/// Writes a part of a line to standard error, for a terminal.
package func writeToStandardError(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

/// Writes all bytes to a descriptor.
///
/// When standard output cannot be written (a closed pipe, a full disk), the command ends.
private func write(_ bytes: [UInt8], to descriptor: Int32) {
  var done = 0
  while done < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
    }
    if count > 0 {
      done += count
    } else if errno != EINTR {
      guard descriptor != STDERR_FILENO else { return }
      fail("standard output cannot be written")
    }
  }
}

/// Reports what the system refused, and ends the command.
private func fail(_ what: String) -> Never {
  let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
  report("\(what): \(reason)")
  exit(Status.inputOutput)
}
