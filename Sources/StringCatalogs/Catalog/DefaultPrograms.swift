internal import CatalogFiles
internal import LocaleFormat
internal import Sharing

/// The compiled formats of texts that are in no file: default values, and keys that stand for
/// themselves.
///
/// There is a fixed number of places. The first text that belongs to a place keeps it; another one
/// is compiled at each call, so that texts from outside cannot fill the memory.
struct DefaultPrograms: ~Copyable, Sendable {
  private let seed = UInt64.random(in: .min ... .max)
  private let programs = OnceTable<DefaultProgram>(count: Self.count)

  private static let count = 256
  /// The largest number of bytes of a text that is kept.
  private static let maximumByteCount = 256

  /// Fills a text; returns it as it is if it cannot be filled.
  func string(
    _ text: String,
    _ arguments: ArgumentList,
    _ context: FillContext,
    device: String,
    in app: BoundLocale?
  ) -> String {
    let place = place(of: text)
    let known = programs.lend(at: place) { program in
      program.text == ByteText(text) ? program.string(arguments, context, in: app) : nil
    }
    if let known { return known }
    let program = DefaultProgram(text, device: device)
    if text.utf8.count <= Self.maximumByteCount { _ = programs.set(program, at: place) }
    return program.string(arguments, context, in: app)
  }

  private func place(of text: String) -> Int {
    let seed = seed
    let hash = text.withUTF8Span { byteHash($0, seed: seed) }
    // A string that is not contiguous UTF-8 is copied.
    return Int(truncatingIfNeeded: hash ?? byteHash(Array(text.utf8).span, seed: seed))
      & (Self.count - 1)
  }
}

/// The compiled format of a text that is in no file.
final class DefaultProgram: Sendable {
  let text: ByteText
  /// The format; nil if the text is not one.
  private let program: FormatProgram?

  init(_ text: String, device: String) {
    self.text = ByteText(text)
    do throws(FormatError) {
      program = try FormatCompiler.program(
        of: .text(CatalogText(text, at: .start)),
        variables: [],
        device: device
      )
    } catch {
      program = nil
    }
  }

  /// Fills the text; returns it as it is if it cannot be filled.
  func string(
    _ arguments: ArgumentList,
    _ context: FillContext,
    in app: BoundLocale?
  ) -> String {
    guard let program else { return text.string }
    do throws(FillFailure) {
      return try program.string(arguments, context, in: app)
    } catch {
      return text.string
    }
  }
}
