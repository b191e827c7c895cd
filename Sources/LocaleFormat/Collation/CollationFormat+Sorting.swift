extension CollationFormat.Formatter {
  /// Returns texts in their order; those that are equal stay in the order they have.
  ///
  /// ```swift
  /// let danish = try CollationFormat().formatter(for: "da")
  /// danish.sorted(["Ålborg", "Zebra", "Ærø"])  // ["Zebra", "Ærø", "Ålborg"]
  /// ```
  /// - Parameter texts: The texts.
  /// - Returns: The same texts. It takes half the time of `sorted(by:)` with `compare`.
  @inlinable
  public func sorted<Text: StringProtocol>(_ texts: some Sequence<Text>) -> [Text] {
    sorted(texts, by: { $0 })
  }

  /// Returns elements in the order of a text of each; those with equal texts stay in the order they
  /// have.
  ///
  /// ```swift
  /// let people = [(name: "Östberg", age: 30), (name: "Olsson", age: 40)]
  /// let swedish = try CollationFormat().formatter(for: "sv")
  /// swedish.sorted(people) { $0.name }.map(\.age)  // [40, 30]
  /// ```
  /// - Parameters:
  ///   - elements: The elements.
  ///   - text: Returns the text of an element; called once for each.
  /// - Returns: The same elements.
  @inlinable
  public func sorted<Element>(
    _ elements: some Sequence<Element>,
    by text: (Element) -> some StringProtocol
  ) -> [Element] {
    let elements = Array(elements)
    return order(of: CollatedTexts(elements, text)).map { elements[Int($0)] }
  }

  @usableFromInline
  func order(of texts: CollatedTexts) -> [Int32] { core.order(of: texts) }
}

extension CollationFormat.Formatter {
  /// Sorts texts in UTF-8.
  ///
  /// - Parameters:
  ///   - texts: The texts, one after another.
  ///   - ends: The end of each text.
  /// - Returns: The numbers of the texts in their order.
  package func order(ofUTF8 texts: [UInt8], ends: [Int64]) -> [Int32] {
    core.order(of: CollatedTexts(bytes: texts, ends: ends))
  }

  /// Whether no difference of the recipe's strength is between two texts in UTF-8.
  package func areEqual(utf8 first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
    core.compare(first.span, second.span) == .same
  }
}
