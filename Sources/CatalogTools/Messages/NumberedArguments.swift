internal import CatalogFiles
internal import Faults
internal import MessageSyntax

/// The numbers that formats have for the arguments of a message, the same ones in all languages.
struct NumberedArguments {
  /// The kind of values that an argument takes.
  enum Kind: Hashable {
    case object
    case integer
    case fraction
  }

  private var numbers: [String: Int] = [:]
  private var kinds: [String: Kind] = [:]
  /// Whether the arguments have names, which formats do not have.
  let areNamed: Bool

  /// Numbers the arguments of a key.
  ///
  /// Arguments that are numbers keep them. Names are numbered in the order in which the messages use them
  /// first.
  ///
  /// - Parameter messages: The messages of all languages, that of the development language first.
  /// - Throws: An argument that is used both as an integer and with digits after the point.
  init(_ messages: [ICUMessage]) throws(UnheldPart) {
    var names: [String] = []
    var known: Set<String> = []
    for message in messages {
      for name in message.arguments where known.insert(name).inserted { names.append(name) }
    }
    let most = FormatReader.maximumCount
    guard names.count <= most else { throw UnheldPart("more than \(most) arguments") }
    let given = names.map { name in Int(name).flatMap { $0 < most ? $0 + 1 : nil } }
    areNamed = given.contains(nil)
    for (index, name) in names.enumerated() {
      numbers[name] = areNamed ? index + 1 : given[index]
      kinds[name] = .object
    }
    for message in messages {
      var conflict: String?
      message.visit { argument in
        guard let kind = argument.numberKind, kinds[argument.name] != kind else { return }
        if kinds[argument.name] != .object { conflict = argument.name }
        kinds[argument.name] = kind
      }
      if let conflict {
        throw UnheldPart(
          "the argument '\(conflict.excerpt)' both as an integer and with digits after the point"
        )
      }
    }
  }

  /// The number of arguments.
  var count: Int { numbers.count }

  /// The number of an argument, from 1.
  func number(of name: String) -> Int { numbers[name] ?? 1 }

  func kind(of name: String) -> Kind { kinds[name] ?? .object }

  /// The name of the variable for plural forms of an argument.
  func variable(of name: String) -> String {
    let isName =
      areNamed
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || byte == UInt8(ascii: "_")
      }
    return isName ? name : "arg\(number(of: name))"
  }
}

extension ICUMessage.Argument {
  /// The kind of number that the argument is; nil if its use does not say.
  fileprivate var numberKind: NumberedArguments.Kind? {
    switch kind {
    case .simple(let type, let style):
      NumberStyle(type: type, style: style).map { $0.isInteger ? .integer : .fraction }
    case .plural: .integer
    case .value, .select: nil
    }
  }
}
