internal import Faults

/// Makes entries of the dictionaries of a `.stringsdict` file.
///
/// What it does not understand becomes a warning, and is left out.
package struct StringsDictReader {
  typealias Member = PropertyListObject.Member
  /// A value with the variables that its texts can name.
  typealias Phrase = (value: CatalogValue, variables: [CatalogVariable])

  package static let formatKey = "NSStringLocalizedFormatKey"
  package static let specTypeKey = "NSStringFormatSpecTypeKey"
  package static let valueTypeKey = "NSStringFormatValueTypeKey"
  /// The rules of variables, by what they choose by.
  package static let rules: [CatalogSelector: String] = [
    .plural: "NSStringPluralRuleType", .gender: "NSStringGenderRuleType",
  ]

  var warnings: CatalogWarnings
  /// The comments of ``CatalogTable/Entry/ignoring``, by the places of the keys after them.
  let ignoring: [SourcePlace: String]

  /// Makes the entry of a key; nil if it has no value that is understood.
  mutating func entry(_ member: Member) -> CatalogTable.Entry? {
    warnings.entry = member.key
    defer { warnings.entry = nil }
    guard let members = members(of: member), let phrase = phrase(members, of: member) else {
      return nil
    }
    return CatalogTable.Entry(
      member.key,
      phrase.value,
      variables: phrase.variables,
      ignoring: ignoring[member.key.place]
    )
  }

  /// Makes the value of a key, or of a device.
  ///
  /// - Parameters:
  ///   - members: A text or a rule, and the variables.
  ///   - owner: The key or the device.
  /// - Returns: The text or the variants; nil if there are none that are understood.
  private mutating func phrase(_ members: [Member], of owner: Member) -> Phrase? {
    var values: [(member: Member, phrase: Phrase)] = []
    var variables: [CatalogVariable] = []
    for member in members {
      switch member.key.text {
      case Self.formatKey:
        if let text = text(of: member) { values.append((member, (.text(text), []))) }
      case "NSStringVariableWidthRuleType":
        if let value = widths(member) { values.append((member, (value, []))) }
      case "NSStringDeviceSpecificRuleType":
        if let phrase = devices(member) { values.append((member, phrase)) }
      default:
        if let variable = variable(member) { variables.append(variable) }
      }
    }
    guard let chosen = values.first(where: { $0.member.key.text == Self.formatKey }) ?? values.first
    else {
      warnings.add(
        at: owner.key.place,
        effect: .leavesPartOut,
        Reason(
          "no-format-key",
          "'\(Self.formatKey)' was expected for '\(owner.key.text.excerpt)', which is left out"
        )
      )
      return nil
    }
    for other in values where other.member.key.text != chosen.member.key.text {
      warnings.add(
        at: other.member.key.place,
        Reason(
          "two-rules",
          "'\(other.member.key.text)' was not expected beside '\(chosen.member.key.text)', and is left out"
        )
      )
    }
    return (chosen.phrase.value, chosen.phrase.variables.varied(over: variables))
  }

  // MARK: Rules

  private mutating func widths(_ rule: Member) -> CatalogValue? {
    variants(of: rule, .width) { reader, member in
      guard CatalogSelector.width.accepts(member.key.text) else {
        let reason = CatalogSelector.width.unknownName(member.key.text)
        reader.warnings.add(at: member.key.place, reason)
        return nil
      }
      return reader.text(of: member).map { .text($0) }
    }
  }

  private mutating func devices(_ rule: Member) -> Phrase? {
    var variables = DeviceVariables()
    let value = variants(of: rule, .device) { reader, member in
      guard case .dictionary(let members) = member.object.value else {
        return reader.text(of: member).map { .text($0) }
      }
      guard let phrase = reader.phrase(members, of: member) else { return nil }
      for variable in phrase.variables {
        variables.add(variable, of: member.key, &reader.warnings)
      }
      return phrase.value
    }
    guard let value else { return nil }
    return (value, variables.variables)
  }

  /// Makes the variants of a dictionary; nil if there is none that is understood.
  private mutating func variants(
    of rule: Member,
    _ selector: CatalogSelector,
    _ value: (inout Self, Member) -> CatalogValue?
  ) -> CatalogValue? {
    guard let members = members(of: rule) else { return nil }
    var variants: [CatalogVariant] = []
    for member in members {
      if let value = value(&self, member) { variants.append(CatalogVariant(member.key, value)) }
    }
    return variants.isEmpty ? nil : .variants(selector, variants)
  }

  // MARK: Variables

  /// Makes a variable; nil if its rule is not known, or it has no text for `other` or the gender 0.
  private mutating func variable(_ member: Member) -> CatalogVariable? {
    guard let members = members(of: member) else { return nil }
    guard let selector = selector(of: members, of: member) else { return nil }
    var valueType: CatalogText?
    let value = variants(of: member, selector) { reader, part in
      switch part.key.text {
      case Self.specTypeKey: return nil
      case Self.valueTypeKey:
        valueType = reader.text(of: part)
        return nil
      case _ where selector.accepts(part.key.text):
        return reader.text(of: part).map { .text($0) }
      default:
        let reason = selector.unknownName(part.key.text)
        reader.warnings.add(at: part.key.place, reason)
        return nil
      }
    }
    guard case .variants(_, let variants) = value, variants.fallback(of: selector) != nil else {
      warnings.add(
        at: member.key.place,
        effect: .leavesPartOut,
        Reason(
          "other-expected",
          "a text for '\(selector.fallbackName)' was expected for '\(member.key.text.excerpt)', which is left out"
        )
      )
      return nil
    }
    return CatalogVariable(
      member.key,
      valueType: valueType,
      value: .variants(selector, variants)
    )
  }

  /// The selector of a variable; nil if its rule is not known.
  private mutating func selector(of members: [Member], of variable: Member) -> CatalogSelector? {
    let rule = members.first { $0.key.text == Self.specTypeKey }
    var found = "nothing"
    if let rule {
      guard let type = text(of: rule) else { return nil }
      if let known = Self.rules.first(where: { $0.value == type.text }) { return known.key }
      found = "'\(type.text.excerpt)'"
    }
    warnings.add(
      at: rule?.object.place ?? variable.key.place,
      effect: .leavesPartOut,
      Reason(
        "plural-rule-expected",
        "'NSStringPluralRuleType' or 'NSStringGenderRuleType' was expected as '\(Self.specTypeKey)', not \(found)"
      )
    )
    return nil
  }

  // MARK: Objects

  private mutating func text(of member: Member) -> CatalogText? {
    if case .text(let text) = member.object.value {
      return CatalogText(text, at: member.object.place)
    }
    warnings.add(
      at: member.object.place,
      effect: .leavesPartOut,
      .catalogTextExpected(member.object.value.kind)
    )
    return nil
  }

  private mutating func members(of member: Member) -> [Member]? {
    if case .dictionary(let members) = member.object.value { return members }
    warnings.add(
      at: member.object.place,
      effect: .leavesPartOut,
      .dictionaryExpected(member.object.value.kind)
    )
    return nil
  }
}

extension CatalogVariant {
  var isOther: Bool { name.text == "other" }
}
