/// Walks over the texts of a value as a program fills them: which argument each conversion takes,
/// which number decides among plural forms, and what a variable stands for.
///
/// The compiler of programs and the check of arguments are visitors of it, so that what the check
/// accepts can be filled. Each variable is walked over once for each argument that it begins at, so
/// that variables that name each other many times take no longer.
package struct FormatWalker<Visitor: FormatVisitor> {
  package var visitor: Visitor
  /// Whether a part of the value depends on a number or a gender.
  package private(set) var isVaried = false
  private let variables: [String: CatalogVariable]
  private var known: [Use: Known] = [:]
  /// The names of the variables that are being walked over, one inside another.
  private var open: [String] = []
  /// The largest number of variables inside each other below the one that is being walked over.
  private var height = 0

  /// A variable where it stands for an argument.
  private struct Use: Hashable {
    let name: String
    let argument: Int
  }

  /// The result of a variable, and the number of variables inside each other that it begins.
  private struct Known {
    let part: Visitor.Part
    let height: Int
  }

  package init(_ visitor: Visitor, variables: [CatalogVariable]) {
    self.visitor = visitor
    self.variables = Dictionary(variables.map { ($0.name.text, $0) }) { first, _ in first }
  }

  // MARK: Values

  /// Walks over a value.
  package mutating func part(
    of value: CatalogValue,
    _ frame: FormatFrame = FormatFrame()
  ) throws(Visitor.Fault) -> Visitor.Part {
    switch value {
    case .text(let text): return try part(of: text, frame)
    case .variants(let selector, let variants):
      var argument: Int?
      switch selector {
      case .plural:
        isVaried = true
        argument = frame.variable == nil ? try firstNumber(of: variants) : frame.argument
      case .gender:
        isVaried = true
        argument = frame.argument
      case .device, .width:
        if let chosen = try visitor.chosen(among: variants, by: selector) {
          return try part(of: chosen.value, frame)
        }
      }
      let all = FormatVariants(selector, variants, argument, frame)
      visitor.begin(all)
      var parts: [Visitor.Part] = []
      parts.reserveCapacity(variants.count)
      for variant in variants { parts.append(try part(of: variant.value, frame)) }
      return try visitor.end(all, parts)
    }
  }

  /// The argument that the plural forms of a whole value depend on: the first number in `other`, or
  /// else in another form; nil if none shows a number.
  private func firstNumber(of forms: [CatalogVariant]) throws(Visitor.Fault) -> Int? {
    for form in forms.filter({ $0.name.text == "other" }) + forms {
      guard let text = try sample(of: form.value) else { continue }
      var next = 0
      var first: Int?
      for case .conversion(let conversion) in try visitor.format(text, isSubstitution: false).pieces
      {
        let argument = NumberedConversion(conversion, &next).argument
        guard conversion.need == .integer || conversion.need == .number else { continue }
        first = min(first ?? argument, argument)
      }
      if let first { return first }
    }
    return nil
  }

  /// A text of a value: of several that of the chosen variant, or else of the first one.
  private func sample(of value: CatalogValue) throws(Visitor.Fault) -> CatalogText? {
    switch value {
    case .text(let text): return text
    case .variants(let selector, let variants):
      let isChosen = selector == .device || selector == .width
      let chosen =
        isChosen
        ? try visitor.chosen(among: variants, by: selector) : variants.fallback(of: selector)
      guard let variant = chosen ?? variants.first else { return nil }
      return try sample(of: variant.value)
    }
  }

  // MARK: Texts

  private mutating func part(
    of text: CatalogText,
    _ frame: FormatFrame
  ) throws(Visitor.Fault) -> Visitor.Part {
    let isSubstitution = frame.variable?.isSubstitution ?? false
    let format = try visitor.format(text, isSubstitution: isSubstitution)
    var made = visitor.begin(text)
    var next = frame.argument
    for piece in format.pieces {
      switch piece {
      case .literal(let literal): try visitor.add(literal: literal, to: &made)
      case .conversion(let conversion):
        try visitor.add(NumberedConversion(conversion, &next), to: &made)
      case .ownArgument: try visitor.addOwnArgument(of: frame, to: &made)
      case .variable(let name, let argument, let offset):
        isVaried = true
        guard let variable = variables[name] else {
          throw visitor.error(.undefinedVariable(name), in: text, at: offset)
        }
        let position = (argument ?? variable.argument).map { max(0, $0 - 1) } ?? next
        // Only a position in the text itself does not count as the next argument.
        if argument == nil { next += 1 }
        visitor.add(try part(of: variable, position, in: text, at: offset), to: &made)
      }
    }
    return try visitor.end(made)
  }

  private mutating func part(
    of variable: CatalogVariable,
    _ argument: Int,
    in text: CatalogText,
    at offset: Int
  ) throws(Visitor.Fault) -> Visitor.Part {
    let name = variable.name.text
    guard !open.contains(name) else {
      throw visitor.error(.recursiveVariable(name), in: text, at: offset)
    }
    let use = Use(name: name, argument: argument)
    let known = known[use]
    guard open.count + (known?.height ?? 1) <= FormatString.maximumVariableDepth else {
      throw visitor.error(.deepVariables, in: text, at: offset)
    }
    visitor.begin(variable, at: argument)
    if let known {
      height = max(height, known.height)
      return known.part
    }
    let outer = height
    height = 0
    open.append(name)
    defer { open.removeLast() }
    let frame = FormatFrame(argument: argument, variable: variable)
    let part = try visitor.end(variable, frame, try part(of: variable.value, frame))
    self.known[use] = Known(part: part, height: height + 1)
    height = max(outer, height + 1)
    return part
  }
}
