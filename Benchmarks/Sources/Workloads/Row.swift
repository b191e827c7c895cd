/// One line of the table: a way to do a job.
public struct Row: Sendable {
  /// What is done, the same for all rows that are compared.
  public let job: String
  /// How it is done.
  public let name: String
  /// How many calls are timed as one sample.
  public let callsPerSample: Int
  /// Whether the run fails when a call allocates.
  public private(set) var isAllocationFree = false
  /// Makes everything the row needs, and throws when the row's text is not what it must be.
  public let prepare: @Sendable () throws -> Calls

  /// The row's name in the benchmark library.
  public var identifier: String { "\(job): \(name)" }

  /// The same row, and a call that allocates fails the run.
  func allocationFree() -> Row {
    var row = self
    row.isAllocationFree = true
    return row
  }

  /// Jobs that compiled plans write, and whose bytes therefore need no memory but the caller's.
  private static let compiledJobs: Set = [
    "int en_US", "price en_US", "percent en_US", "currency de_DE", "accounting en_US",
    "date and time medium en_US", "date and time full de_DE",
  ]

  /// The same row; where its job is compiled, a call that allocates fails the run.
  func allocationFreeIfCompiled() -> Row {
    Self.compiledJobs.contains(job) ? allocationFree() : self
  }

  // What the rows of ours are called that a summary looks for.

  /// A formatter that is kept, to a `String`.
  public static let kept = "kept"
  /// The same to bytes.
  public static let keptBytes = "kept, bytes"
  /// Through the cache, to a `String`.
  public static let cached = "cached by key"
  /// The same to bytes.
  public static let cachedBytes = "cached by key, bytes"

  /// Does a number of calls.
  public typealias Calls = (_ count: Int) throws -> Void

  /// The name of the row that every other one of a job is compared with.
  public enum Reference {
    /// Foundation's format styles, made once.
    public static let foundation = "Foundation, kept"
    /// Plain C over ICU, everything made once.
    public static let icu = "C ICU, kept"
    /// Plain C over ICU, where nothing is kept.
    public static let plain = "C ICU"
    /// What C has for reading times: glibc's, with a C locale made once.
    public static let strptime = "strptime_l + timegm"
  }
}

/// A row did not write what it must.
struct WrongText: Error, CustomStringConvertible {
  let row: String
  let expected: String
  let found: String

  var description: String {
    "\(row) wrote \(found.debugDescription), not \(expected.debugDescription)"
  }
}

/// Foundation or ICU could not make what a row needs.
struct CannotPrepare: Error {
  let what: String
}

/// How many calls are timed as one sample.
enum Pace: Int {
  /// For rows that make their formatter each time.
  case slow = 8
  /// For jobs of a microsecond or more: a long sample is often interrupted.
  case medium = 64
  /// For all others.
  case fast = 1_000
}

/// What is done, with the values it is done to, and the texts they must give.
struct Job<Value: Sendable>: Sendable {
  let name: String
  /// A power of two of values, taken in turn, so that no branch predictor and no memo sees one alone.
  let values: [Value]
  let texts: [String]
  /// How many calls of a row that keeps its formatter are one sample.
  var pace: Pace = .fast

  /// A row whose result is a `String`.
  ///
  /// `make` makes what is kept, and gives the call. `texts` is what this row must write, where that is not what the job's other
  /// rows write.
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

  /// A row whose result is a number; the text is its description.
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

  /// A row that appends UTF-8 to a buffer that is kept.
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
          // As when a stream is written.
          if bytes.count > Self.bufferSize - 128 { bytes.removeAll(keepingCapacity: true) }
          try call(values[index & mask], &bytes)
        }
        swap(&bytes, &kept)
      }
    }
  }

  /// A row whose bytes stay where ICU's caller put them; only their number comes back.
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

/// Takes a result, so that it is made.
@inline(never)
func consume(_ text: String) {}

@inline(never)
func consume(_ value: some Numeric) {}
