internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
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
    /// The content that a file which is not new must still have.
    var old = SystemCalls.ExpectedFile.anything
  }

  private let files: [File]

  init(_ files: [File]) { self.files = files }

  /// Whether there is nothing to write.
  var isEmpty: Bool { files.isEmpty }

  /// The same files, each to be written only if it still has the content that was read.
  func replacing(_ read: [CatalogProject.Group]) -> FileOutput {
    var old: [String: [UInt8]] = [:]
    for file in read.flatMap(\.files) { old[file.path] = file.bytes }
    return FileOutput(
      files.map { file in
        var file = file
        if !file.isNew, let bytes = old[file.path] { file.old = .bytes(bytes) }
        return file
      }
    )
  }

  /// Writes the files, each as a whole.
  ///
  /// No file is written if one that the command makes is there already. After a file that cannot be
  /// written, or that has changed since it was read, the others are reported and left out.
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
        if !isDry {
          let old = file.isNew ? SystemCalls.ExpectedFile.absent : file.old
          try CatalogFileWriting.write(file.bytes, to: file.path, expecting: old)
        }
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
