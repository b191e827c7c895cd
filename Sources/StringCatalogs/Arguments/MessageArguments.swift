/// The values of the variables of a message, by name.
///
/// ```swift
/// let arguments: MessageArguments = ["name": "Ada", "count": 3]
/// arguments["count"]?.typeName  // "an integer"
/// MessageArguments(["Ada", "Rom"])["1"]?.typeName  // "a text"
/// ```
/// The first four are stored without an allocation.
public struct MessageArguments: Sendable, ExpressibleByDictionaryLiteral {
  @usableFromInline var names: (String, String, String, String)
  @usableFromInline var otherNames: [String]
  @usableFromInline var values: ArgumentList

  /// No values.
  @inlinable public init() {
    names = ("", "", "", "")
    otherNames = []
    values = ArgumentList()
  }

  /// Values by name.
  @inlinable @inline(__always)
  public init(dictionaryLiteral elements: (String, FormatArgument)...) {
    let count = elements.count
    guard count <= 4 else {
      self = Self.appending(elements)
      return
    }
    // The compiler makes no array of a literal whose elements are all taken by constant indices.
    names.0 = count > 0 ? elements[0].0 : ""
    names.1 = count > 1 ? elements[1].0 : ""
    names.2 = count > 2 ? elements[2].0 : ""
    names.3 = count > 3 ? elements[3].0 : ""
    otherNames = []
    values = ArgumentList(
      count: count,
      count > 0 ? elements[0].1 : nil,
      count > 1 ? elements[1].1 : nil,
      count > 2 ? elements[2].1 : nil,
      count > 3 ? elements[3].1 : nil
    )
  }

  @usableFromInline @inline(never)
  static func appending(_ elements: [(String, FormatArgument)]) -> MessageArguments {
    var arguments = MessageArguments()
    for (name, value) in elements { arguments.append(value, as: name) }
    return arguments
  }

  /// Values by number, for the messages of ICU that number their arguments: `{0}`, `{1}`.
  ///
  /// - Parameter values: The values, the first of which is 0.
  public init(_ values: [any StringArgument]) {
    self.init()
    for (number, value) in values.enumerated() { append(value.formatArgument, as: "\(number)") }
  }

  /// Adds a value; of two with one name the first counts.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name, without a dollar sign.
  @inlinable @inline(__always)
  public mutating func append(_ value: FormatArgument, as name: String) {
    switch values.count {
    case 0: names.0 = name
    case 1: names.1 = name
    case 2: names.2 = name
    case 3: names.3 = name
    default: otherNames.append(name)
    }
    values.append(value)
  }

  /// The number of values.
  public var count: Int { values.count }

  /// The name of a value, from 0.
  @inline(__always)
  func name(at index: Int) -> String {
    switch index {
    case 0: names.0
    case 1: names.1
    case 2: names.2
    case 3: names.3
    default: otherNames[index - 4]
    }
  }

  /// The value of a name; nil if there is none.
  ///
  /// Names are equal if they are canonically equivalent.
  public subscript(_ name: String) -> FormatArgument? {
    for index in 0..<values.count where self.name(at: index) == name { return values[index] }
    return nil
  }
}
