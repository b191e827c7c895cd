internal import Faults

/// Converts a message of ICU's first version: its forms are taken apart into branches, each with what
/// it needs of the arguments, and the branches become variants.
struct ICUConverter {
  /// The largest number of variants.
  static let maximumCount = 1_000

  private let message: ICUMessage
  /// The plurals whose numbers and categories cannot be keys of one selector.
  private let split: Set<ICUSelector>
  private var selectors: [ICUSelector] = []
  private var variables: ICUVariables

  init(_ message: ICUMessage) {
    self.message = message
    split = Self.split(in: message)
    variables = ICUVariables(besides: Set(message.arguments))
  }

  /// A pattern, and the needs that it has of the selectors.
  private struct Branch {
    var needs: [Int: Need] = [:]
    var pattern: Message.Pattern = []

    /// Appends text to the last part, if that is text.
    mutating func append(_ text: String) {
      if case .text(let last)? = pattern.last {
        pattern[pattern.count - 1] = .text(last + text)
      } else {
        pattern.append(.text(text))
      }
    }
  }

  /// The need that a branch has of a selector.
  private enum Need: Hashable {
    case key(String)
    case none(of: Set<String>)

    /// Both needs; nil if no value has both.
    func and(_ other: Need) -> Need? {
      switch (self, other) {
      case (.key(let key), .key(let same)): key == same ? self : nil
      case (.key(let key), .none(let keys)), (.none(let keys), .key(let key)):
        keys.contains(key) ? nil : .key(key)
      case (.none(let keys), .none(let others)): .none(of: keys.union(others))
      }
    }
  }

  mutating func converted() throws(FormatError) -> Message {
    let branches = try branches(of: message, in: nil)
    guard !selectors.isEmpty else { return Message(.pattern(branches[0].pattern)) }
    var chosen: [Message.Declaration] = []
    for (place, selector) in selectors.enumerated() {
      chosen.append(.local(name: name(place), try selector.expression(&variables)))
    }
    var declarations: [Message.Declaration] = []
    for rest in variables.rests { declarations.append(try rest.declaration()) }
    declarations += chosen
    var seen: Set<[Message.Key]> = []
    var variants: [Message.Variant] = []
    for branch in branches {
      let keys = selectors.indices.map { place -> Message.Key in
        if case .key(let key) = branch.needs[place] { .literal(key) } else { .catchAll }
      }
      // Of two forms for one value the first counts.
      if seen.insert(keys).inserted { variants.append(Message.Variant(keys, branch.pattern)) }
    }
    return try Message(
      declarations: declarations,
      .select(selectors: selectors.indices.map(name), variants: variants)
    ).validated()
  }

  /// The name of the variable of a selector.
  private func name(_ place: Int) -> String {
    let (argument, use) = (selectors[place].argument, selectors[place].use)
    let name = variables.name(argument, for: use)
    let same = selectors[..<place].count { $0.argument == argument && $0.use == use }
    return same == 0 ? name : "\(name)\(same + 1)"
  }

  // MARK: Selectors

  /// The plurals whose numbers and categories cannot be keys of one selector: those with an offset, of
  /// percentages, and several of one selector.
  private static func split(in message: ICUMessage) -> Set<ICUSelector> {
    var split: Set<ICUSelector> = []
    var plurals: [ICUSelector: Int] = [:]
    message.visit { argument in
      guard case .plural(_, let offset, let forms) = argument.kind else { return }
      let selector = ICUSelector(category: argument)
      plurals[selector, default: 0] += 1
      let hasValues = forms.contains { if case .value = $0.selector { true } else { false } }
      if hasValues, offset != 0 || selector.isPercent { split.insert(selector) }
    }
    return split.union(plurals.filter { $0.value > 1 }.keys)
  }

  private mutating func index(of selector: ICUSelector) -> Int {
    if let index = selectors.firstIndex(of: selector) { return index }
    selectors.append(selector)
    return selectors.count - 1
  }

  // MARK: Branches

  /// The plural around a form.
  private struct Frame {
    let argument: String
    let offset: Double
  }

  private mutating func branches(
    of message: ICUMessage,
    in frame: Frame?
  ) throws(FormatError) -> [Branch] {
    var result = [Branch()]
    for part in message.parts {
      switch part {
      case .text(let text): for place in result.indices { result[place].append(text) }
      case .number:
        guard let frame else { continue }
        let expression = try ICUSelector.number(frame.argument, frame.offset, &variables)
        for place in result.indices { result[place].pattern.append(.expression(expression)) }
      case .argument(let argument):
        switch argument.kind {
        case .value, .simple:
          let expression = try ICUSelector.expression(of: argument)
          for place in result.indices { result[place].pattern.append(.expression(expression)) }
        case .select(let forms):
          let index = index(of: ICUSelector(text: argument.name))
          result = try product(result, try selected(forms, index, in: nil))
        case .plural(_, let offset, let forms):
          let own = Frame(argument: argument.name, offset: offset)
          result = try product(result, try plural(argument, forms, own))
        }
      }
    }
    return result
  }

  /// The branches of forms whose keys are all of one selector.
  private mutating func selected(
    _ forms: [ICUMessage.Form],
    _ index: Int,
    in frame: Frame?
  ) throws(FormatError) -> [Branch] {
    let keys = Set(forms.compactMap(\.selector.key))
    var result: [Branch] = []
    for form in forms {
      let need = form.selector.key.map { Need.key($0) } ?? .none(of: keys)
      for var branch in try branches(of: form.message, in: frame) {
        guard let both = branch.needs[index, default: need].and(need) else { continue }
        branch.needs[index] = both
        result.append(branch)
      }
    }
    return result
  }

  private mutating func plural(
    _ argument: ICUMessage.Argument,
    _ forms: [ICUMessage.Form],
    _ frame: Frame
  ) throws(FormatError) -> [Branch] {
    let selector = ICUSelector(category: argument)
    // A word that is not a category is never chosen.
    let forms = forms.filter { $0.selector.isPossible }
    let values = forms.filter { if case .value = $0.selector { true } else { false } }
    guard split.contains(selector), !values.isEmpty else {
      return try selected(forms, index(of: selector), in: frame)
    }
    let exact = index(of: ICUSelector(exact: argument.name))
    var result = try selected(values, exact, in: frame)
    let words = forms.filter { if case .word = $0.selector { true } else { false } }
    let others = Need.none(of: Set(values.compactMap(\.selector.key)))
    for var branch in try selected(words, index(of: selector), in: frame) {
      guard let both = branch.needs[exact, default: others].and(others) else { continue }
      branch.needs[exact] = both
      result.append(branch)
    }
    return result
  }

  /// Every branch with every continuation that it can have.
  private func product(_ starts: [Branch], _ ends: [Branch]) throws(FormatError) -> [Branch] {
    guard starts.count * ends.count <= 100 * Self.maximumCount else { throw Self.tooMany }
    var result: [Branch] = []
    for start in starts {
      for end in ends {
        var branch = start
        var isPossible = true
        for (place, need) in end.needs {
          guard let both = branch.needs[place, default: need].and(need) else {
            isPossible = false
            break
          }
          branch.needs[place] = both
        }
        guard isPossible else { continue }
        for part in end.pattern {
          switch part {
          case .text(let text): branch.append(text)
          default: branch.pattern.append(part)
          }
        }
        result.append(branch)
      }
    }
    guard result.count <= Self.maximumCount else { throw Self.tooMany }
    return result
  }

  static let tooMany = FormatError(
    .unsupportedOperation,
    reason: Reason(
      "variants-too-many",
      "the message would have more than \(maximumCount) variants: divide it into several"
    )
  )
}

extension ICUMessage.Selector {
  /// The key of a variant; nil for `other`.
  fileprivate var key: String? {
    switch self {
    case .word("other"): nil
    case .word(let word): word
    case .value(let value): ICUMessage.number(value)
    }
  }

  /// Whether a number can choose the form.
  fileprivate var isPossible: Bool {
    switch self {
    case .value: true
    case .word(let word): ["zero", "one", "two", "few", "many", "other"].contains(word)
    }
  }
}
