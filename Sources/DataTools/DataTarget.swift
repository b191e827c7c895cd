/// The files of a C target that embeds a data file, for a program that brings its own.
package enum DataTarget {
  /// The name of the data file.
  package static let dataName = "Subset.plans"

  /// The files of the target, by their paths in its folder.
  ///
  /// - Parameters:
  ///   - subset: The data.
  ///   - name: The name of the target.
  ///   - versions: The versions of the data, for a comment.
  /// - Returns: The files, the data first.
  package static func files(
    _ subset: DataSubset,
    named name: String,
    _ versions: String
  ) -> [(path: String, bytes: [UInt8])] {
    let header = """
      // The target embeds data, and declares nothing.

      """
    let source = """
      // \(versions)
      // locales: \(subset.locales.joined(separator: ", "))
      // kinds: \(subset.kinds.joined(separator: ", "))
      #include <stddef.h>

      // `#embed` is C23, and an extension of clang in the dialect that packages are compiled in.
      #pragma clang diagnostic ignored "-Wc23-extensions"

      static const _Alignas(16) unsigned char data[] = {
      #embed "\(dataName)"
      };

      // LocaleFormat asks these functions for the data of the program.
      const void* ccompileddata_release(void) { return data; }
      size_t ccompileddata_release_size(void) { return sizeof data; }

      """
    return [
      (dataName, subset.bytes), ("\(name).c", Array(source.utf8)),
      ("include/\(name).h", Array(header.utf8)),
    ]
  }
}
