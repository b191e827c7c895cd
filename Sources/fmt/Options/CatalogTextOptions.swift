internal import ArgumentParser
internal import FmtKit
internal import StringCatalogs

/// The options that decide which text of a key is taken, and how it is filled.
struct CatalogTextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The text if no localization has the key. Without it a missing key is an error.",
      example: "fmt strings get help --catalog App --default Hilfe → Hilfe",
      valueName: "text"
    )
  )
  var `default`: String?
  @Option(
    help: ArgumentHelp(
      "The available width, in the unit of the file's widths. Default: the widest text.",
      example: "fmt strings get welcome --width 20 --catalog App → Hi",
      valueName: "number"
    )
  )
  var width: Int?
  @Option(
    help: ArgumentHelp(
      "The most characters: the widest text that fits with its arguments, or the narrowest, shortened.",
      example: "fmt strings get welcome --characters 5 --catalog App → Hi",
      valueName: "number"
    )
  )
  var characters: Int?
  @Option(
    help: ArgumentHelp(
      "The device whose variants are taken, such as iphone, ipad, mac or applewatch. Default: other.",
      example: "fmt strings get tap --device mac --catalog App → Click",
      valueName: "name"
    )
  )
  var device: String?
  @Flag(
    help: ArgumentHelp(
      "Take every argument of %@ as a text, also if it is a number.",
      example: "fmt strings get greeting 1984 --text --catalog App → Hello, 1984!"
    )
  )
  var text = false
  @Flag(
    help: ArgumentHelp(
      "Write U+2068 before each argument and U+2069 after it, so that its direction does not change the order of the others.",
      example: """
        fmt strings get greeting Anna --isolate --catalog App
        → Hello, \u{2068}Anna\u{2069}!
        """
    )
  )
  var isolate = false

  func validate() throws {
    guard width.map({ $0 >= 0 }) ?? true else {
      throw ValidationError("--width: a number of at least 0 is expected.")
    }
    guard characters.map({ $0 >= 0 }) ?? true else {
      throw ValidationError("--characters: a number of at least 0 is expected.")
    }
  }
}

extension CatalogTextOptions {
  /// The options of a catalog that is filled in this way.
  var options: StringCatalog.Options {
    var options = StringCatalog.Options()
    if let device { options.device = device }
    options.isolatesArguments = isolate
    options.messageIsolation = isolate ? .standard : .none
    return options
  }
}
