/// The value of a key: a text, or several among which something decides.
package enum CatalogValue: Hashable, Sendable {
  /// One text.
  case text(CatalogText)
  /// Several values, and what decides among them.
  case variants(CatalogSelector, [CatalogVariant])
}

/// The thing that decides among the variants of a value.
package enum CatalogSelector: String, Hashable, Sendable, CaseIterable {
  /// A number: the names of the variants are plural categories.
  case plural
  /// The device: the names are `iphone`, `ipad`, `mac`, `applewatch`, `appletv` and `other`.
  case device
  /// The available width: the names are whole numbers, in a unit that the caller decides.
  case width
  /// A grammatical gender: the names are whole numbers, 0 for male, 1 for female, 2 for neutral; 0
  /// stands for those that are not there too.
  case gender
}

/// One of the variants of a value.
package struct CatalogVariant: Hashable, Sendable {
  /// The plural category, the device or the width, as the file has it.
  package let name: CatalogText
  /// The value of the variant, which can have variants itself.
  package let value: CatalogValue

  package init(_ name: CatalogText, _ value: CatalogValue) {
    self.name = name
    self.value = value
  }
}

/// A part of a text that depends on a number or a gender by itself: `%#@name@`.
package struct CatalogVariable: Hashable, Sendable {
  /// The name, which texts write between `%#@` and `@`.
  package let name: CatalogText
  /// The conversion of its number without the percent sign, such as `lld`; nil if the file does not
  /// say.
  package let valueType: CatalogText?
  /// The argument that it depends on, from 1; nil if the place of `%#@name@` decides.
  package let argument: Int?
  /// The variants.
  package let value: CatalogValue
  /// Whether it is a substitution of an `.xcstrings` file: its texts name its own argument `%arg`.
  package let isSubstitution: Bool

  /// Makes a variable; a percent sign before its conversion is left out.
  package init(
    _ name: CatalogText,
    valueType: CatalogText? = nil,
    argument: Int? = nil,
    value: CatalogValue,
    isSubstitution: Bool = false
  ) {
    self.name = name
    self.valueType = valueType?.withoutPercentSign
    self.argument = argument
    self.value = value
    self.isSubstitution = isSubstitution
  }
}

extension CatalogText {
  /// The type `lld` for `%lld`, which some files have.
  fileprivate var withoutPercentSign: CatalogText {
    guard text.utf8.first == UInt8(ascii: "%") else { return self }
    return CatalogText(String(text.dropFirst()), at: place, state: state)
  }
}
