/// One line of the table: a way to do a job.
public struct Row: Sendable {
  /// The job, the same for all rows that are compared.
  public let job: String
  /// The name of the way.
  public let name: String
  /// The number of calls that are timed as one sample.
  public let callsPerSample: Int
  /// The run fails when a call allocates more often than this; nil if it may as often as it does.
  public private(set) var mostAllocations: Double?
  /// Makes everything that the row needs, and throws when the text of the row is wrong.
  public let prepare: @Sendable () throws -> Calls

  /// The row's name in the benchmark library.
  public var identifier: String { "\(job): \(name)" }

  /// Returns the same row; the run fails if a call allocates.
  func allocationFree() -> Row { allocating(atMost: 0) }

  /// Returns the same row; the run fails if a call allocates more often.
  func allocating(atMost count: Double) -> Row {
    var row = self
    row.mostAllocations = count
    return row
  }

  /// The jobs that compiled plans write, so that their bytes need no memory besides the caller's.
  private static let compiledJobs: Set = [
    "int en_US", "price en_US", "percent en_US", "currency de_DE", "accounting en_US",
    "date and time medium en_US", "date and time full de_DE", "date and time medium fa_IR",
    "date and time medium ar_SA",
  ]

  /// Returns the same row; if its job is compiled, the run fails if a call allocates.
  func allocationFreeIfCompiled() -> Row {
    Self.compiledJobs.contains(job) ? allocationFree() : self
  }

  // The names of the rows of this package that the summary uses.

  /// A formatter that is made for each call, to a `String`.
  public static let made = "made each time"
  /// A kept formatter, to a `String`.
  public static let kept = "kept"
  /// A kept formatter, to bytes.
  public static let keptBytes = "kept, bytes"
  /// The cache, to a `String`.
  public static let cached = "cached by key"
  /// The cache, to bytes.
  public static let cachedBytes = "cached by key, bytes"

  /// Makes a number of calls.
  public typealias Calls = (_ count: Int) throws -> Void

  /// The names of the rows that all others of a job are compared with.
  public enum Reference {
    /// Foundation's format styles, made once.
    public static let foundation = "Foundation, kept"
    /// Plain C over ICU, with everything made once.
    public static let icu = "C ICU, kept"
    /// Plain C over ICU, with nothing kept.
    public static let plain = "C ICU"
    /// The C functions for reading times: glibc's, with a C locale made once.
    public static let strptime = "strptime_l + timegm"
  }
}

/// The error of a row that wrote a wrong text.
struct WrongText: Error, CustomStringConvertible {
  let row: String
  let expected: String
  let found: String

  var description: String {
    "\(row) wrote \(found.debugDescription), not \(expected.debugDescription)"
  }
}

/// The error when Foundation or ICU could not make what a row needs.
struct CannotPrepare: Error {
  let what: String
}

/// The number of calls that are timed as one sample.
enum Pace: Int {
  /// For calls of many milliseconds.
  case single = 1
  /// For rows that make their formatter at each call.
  case slow = 8
  /// For jobs of a microsecond or more, because a long sample is often interrupted.
  case medium = 64
  /// For all other rows.
  case fast = 1_000
}

/// A job, with its values and the texts that they must give.
struct Job<Value: Sendable>: Sendable {
  let name: String
  /// The values, a power of two, which are used in turn, so that no branch predictor and no cache
  /// sees only one.
  let values: [Value]
  let texts: [String]
  /// The number of calls in one sample of a row that keeps its formatter.
  var pace: Pace = .fast

  /// Makes a row whose result is a `String`.
  ///
  /// `make` makes everything that is kept, and returns the call. `texts` is the row's expected
  /// texts if they differ from those of the job.
  @inline(__always)
  func row(
    _ name: String,
    pace: Pace? = nil,
    texts: [String]? = nil,
    _ make: @escaping @Sendable () throws -> (Value) throws -> String
  ) -> Row {
    let job = self
    return Row(job: self.name, name: name, callsPerSample: (pace ?? self.pace).rawValue) {
      let call = try make()
      for (value, text) in zip(job.values, texts ?? job.texts) {
        try job.check(name, text, try call(value))
      }
      let values = job.values
      let mask = values.count - 1
      return { count in
        for index in 0..<count { consume(try call(values[index & mask])) }
      }
    }
  }

  /// Makes a row whose result is a number; its text is the number's description.
  @inline(__always)
  func value<Number: Numeric & Sendable>(
    _ name: String,
    pace: Pace? = nil,
    _ make: @escaping @Sendable () throws -> (Value) throws -> Number
  ) -> Row {
    let job = self
    return Row(job: self.name, name: name, callsPerSample: (pace ?? self.pace).rawValue) {
      let call = try make()
      for (value, text) in zip(job.values, job.texts) {
        try job.check(name, text, "\(try call(value))")
      }
      let values = job.values
      let mask = values.count - 1
      return { count in
        for index in 0..<count { consume(try call(values[index & mask])) }
      }
    }
  }

  private static var bufferSize: Int { 1 << 14 }

  /// Makes a row that appends UTF-8 to a kept buffer.
  @inline(__always)
  func bytes(
    _ name: String,
    _ make: @escaping @Sendable () throws -> (Value, inout [UInt8]) throws -> Void
  ) -> Row {
    let job = self
    return Row(job: self.name, name: name, callsPerSample: pace.rawValue) {
      let call = try make()
      for (value, text) in zip(job.values, job.texts) {
        var bytes: [UInt8] = []
        try call(value, &bytes)
        try job.check(name, text, String(decoding: bytes, as: UTF8.self))
      }
      let values = job.values
      let mask = values.count - 1
      var kept: [UInt8] = []
      kept.reserveCapacity(Self.bufferSize)
      return { count in
        var bytes: [UInt8] = []
        swap(&bytes, &kept)
        for index in 0..<count {
          // As in writing a stream.
          if bytes.count > Self.bufferSize - 128 { bytes.removeAll(keepingCapacity: true) }
          try call(values[index & mask], &bytes)
        }
        swap(&bytes, &kept)
      }
    }
  }

  /// Makes a row whose bytes stay in the buffer of ICU's caller; a call returns only their number.
  @inline(__always)
  func count(
    _ name: String,
    _ make: @escaping @Sendable () throws -> (call: (Value) -> Int, text: () -> String)
  ) -> Row {
    let job = self
    return Row(job: self.name, name: name, callsPerSample: pace.rawValue) {
      let (call, text) = try make()
      for (value, expected) in zip(job.values, job.texts) {
        consume(call(value))
        try job.check(name, expected, text())
      }
      let values = job.values
      let mask = values.count - 1
      return { count in
        for index in 0..<count { consume(call(values[index & mask])) }
      }
    }
  }

  private func check(_ row: String, _ expected: String, _ found: String) throws {
    guard Array(expected.utf8) == Array(found.utf8) else {
      throw WrongText(row: "\(name): \(row)", expected: expected, found: found)
    }
  }
}

/// Uses a result, so that the optimizer does not remove it.
@inline(never)
func consume(_ text: String) {}

@inline(never)
func consume(_ value: some Numeric) {}
