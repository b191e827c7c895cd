internal import CBaselines
internal import Foundation

/// Another program, run from a file to a file.
public struct Program: Sendable {
  /// What it took, in seconds.
  public struct Times: Sendable {
    /// From its start to its end.
    public let wall: Double
    /// The processor's time in the program.
    public let user: Double
    /// The processor's time in the system for it.
    public let system: Double
  }

  /// It could not be run, or ended with another status than 0.
  public struct Failure: Error, CustomStringConvertible {
    /// Which program it is, and what is wrong.
    public let description: String

    /// Says which program it is, and what is wrong.
    ///
    /// - Parameter description: Both.
    public init(description: String) { self.description = description }
  }

  /// The path of the program.
  public let path: String
  /// What it is told.
  public let arguments: [String]

  /// Describes a program that is not run yet.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - arguments: What it is told; none may be empty.
  public init(_ path: String, _ arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// Runs it and waits for its end.
  ///
  /// - Parameters:
  ///   - input: A file that it reads.
  ///   - output: A file that it writes.
  /// - Returns: What it took.
  /// - Throws: ``Failure``.
  public func run(from input: String = "/dev/null", to output: String = "/dev/null") throws -> Times
  {
    let list = ([path] + arguments).map { $0 + "\0" }.joined() + "\0"
    var times = program_times()
    let error = unsafe program_run(list, input, output, &times)
    guard error == 0, times.status == 0 else {
      let reason = error == 0 ? "status \(times.status)" : "error \(error)"
      throw Failure(description: "\(path) \(arguments.joined(separator: " ")): \(reason)")
    }
    return Times(wall: times.wall, user: times.user, system: times.system)
  }

  /// Runs it and gives what it printed.
  ///
  /// - Parameter file: A file of no other use, where the output stands afterwards.
  /// - Returns: The output.
  /// - Throws: ``Failure``, or what reading throws.
  public func output(by file: String) throws -> String {
    _ = try run(to: file)
    return try String(contentsOfFile: file, encoding: .utf8)
  }
}
