internal import CBaselines
internal import Foundation

/// Another program, which runs with files as input and output.
public struct Program: Sendable {
  /// The times of a run, in seconds.
  public struct Times: Sendable {
    /// From its start to its end.
    public let wall: Double
    /// The processor's time in the program.
    public let user: Double
    /// The processor's time in the system for it.
    public let system: Double
  }

  /// The program could not be run, or ended with a status other than 0.
  public struct Failure: Error, CustomStringConvertible {
    /// The program and its fault.
    public let description: String

    /// Makes a failure.
    ///
    /// - Parameter description: The program and its fault.
    public init(description: String) { self.description = description }
  }

  /// The path of the program.
  public let path: String
  /// The arguments.
  public let arguments: [String]

  /// Describes a program without running it.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments; none may be empty.
  public init(_ path: String, _ arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// Runs it and waits for its end.
  ///
  /// - Parameters:
  ///   - input: The file that it reads.
  ///   - output: The file that it writes.
  /// - Returns: The times.
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

  /// Runs it and returns its output.
  ///
  /// - Parameter file: A file for the output, which is not used for anything else.
  /// - Returns: The output.
  /// - Throws: ``Failure``, or an error of reading the file.
  public func output(by file: String) throws -> String {
    _ = try run(to: file)
    return try String(contentsOfFile: file, encoding: .utf8)
  }
}
