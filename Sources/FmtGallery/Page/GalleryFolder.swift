package import CatalogFiles
internal import CatalogTools
internal import MachineTime

/// The folder that a gallery is written to.
package struct GalleryFolder {
  private let path: String
  private var file: String { path.hasSuffix("/") ? "\(path)index.html" : "\(path)/index.html" }
  /// The most bytes of a gallery that is replaced, which is read as a whole.
  private static let maximumByteCount = 1 << 28

  package init(_ path: String) { self.path = path }

  /// Writes the page, in place of a gallery or into a folder that is empty or not there.
  ///
  /// - Parameter page: The bytes of the page.
  /// - Returns: The path of the file.
  /// - Throws: An issue, if the folder has other files, or the file cannot be written.
  package func write(_ page: [UInt8]) throws(CatalogIssue) -> String {
    try CatalogFileWriting.write(page, to: file, expecting: try expected())
    return file
  }

  private func expected() throws(CatalogIssue) -> SystemCalls.ExpectedFile {
    guard SystemCalls.exists(path) else { return .absent }
    guard SystemCalls.exists(file) else {
      guard SystemCalls.names(inFolder: path, limit: 1)?.isEmpty ?? !SystemCalls.isFolder(path)
      else {
        throw refusal(
          path,
          Reason("other-files", "the folder has other files, and is not a gallery")
        )
      }
      return .absent
    }
    guard case .bytes(let old) = SystemCalls.contents(ofFile: file, limit: Self.maximumByteCount),
      Self.isGallery(old)
    else {
      throw refusal(file, Reason("not-a-gallery", "the file is not a gallery, and is not replaced"))
    }
    return .bytes(old)
  }

  private static func isGallery(_ bytes: [UInt8]) -> Bool {
    let mark = "<meta name=\"generator\" content=\"\(GalleryPage.generator)\">"
    return bytes.prefix(1_000).firstRange(of: Array(mark.utf8)) != nil
  }

  private func refusal(_ path: String, _ reason: Reason) -> CatalogIssue {
    CatalogIssue(file: path, place: .start, reason: reason)
  }
}
