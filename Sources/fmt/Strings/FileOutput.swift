internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import MachineTime

/// The files that a command makes or changes, which are written in order.
struct FileOutput {
  /// A file with its new content.
  struct File {
    let path: String
    let bytes: [UInt8]
    /// Whether the command makes the file; one that is there was not read, and is not replaced.
    let isNew: Bool
    /// The lines that are printed after the file is written.
    let lines: [String]
  }

  private let files: [File]

  init(_ files: [File]) { self.files = files }

  /// Whether there is nothing to write.
  var isEmpty: Bool { files.isEmpty }

  /// Writes the files, each as a whole.
  ///
  /// No file is written if one that the command makes is there already. After a file that cannot be
  /// written, the others are told and left out.
  ///
  /// - Parameter isDry: Whether only the lines are printed.
  /// - Throws: The status 74 if not all files are written.
  func write(isDry: Bool) throws(ExitCode) {
    let existing = files.filter { $0.isNew && SystemCalls.exists($0.path) }
    for file in existing {
      report("\(file.path): the file is there already, and is not replaced")
    }
    guard existing.isEmpty else { throw ExitCode(Status.inputOutput) }
    var output = StandardOutput()
    var fault: CatalogIssue?
    for file in files {
      if let fault {
        report("\(file.path): not written, because \(fault.file) could not be")
        continue
      }
      do throws(CatalogIssue) {
        if !isDry { try CatalogFileWriting.write(file.bytes, to: file.path) }
        for line in file.lines { output.writeNames(line) }
      } catch {
        report("\(error.file): \(error.reason)")
        fault = error
      }
    }
    output.flush()
    if fault != nil { throw ExitCode(Status.inputOutput) }
  }
}
