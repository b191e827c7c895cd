internal import Faults
internal import Sharing

/// The variables of the texts of several devices, as variables that vary by the device.
///
/// The texts of two devices can have variables of the same name and with different texts.
struct DeviceVariables {
  private struct Collected {
    let name: CatalogText
    let valueType: CatalogText?
    var variants: [CatalogVariant]
  }

  private var collected: [Collected] = []
  private var numbers: [ByteText: Int] = [:]

  /// The variables, in the order of the file.
  var variables: [CatalogVariable] {
    collected.map {
      CatalogVariable($0.name, valueType: $0.valueType, value: .variants(.device, $0.variants))
    }
  }

  /// Adds a variable of a device.
  mutating func add(
    _ variable: CatalogVariable,
    of device: CatalogText,
    _ warnings: inout CatalogWarnings
  ) {
    let variant = CatalogVariant(device, variable.value)
    guard let number = numbers[ByteText(variable.name.text)] else {
      numbers[ByteText(variable.name.text)] = collected.count
      collected.append(
        Collected(name: variable.name, valueType: variable.valueType, variants: [variant])
      )
      return
    }
    collected[number].variants.append(variant)
    let first = collected[number].valueType
    guard let type = variable.valueType, let first, type.text != first.text else { return }
    warnings.add(
      at: type.place,
      Reason(
        "other-value-type",
        "'\(first.text.excerpt)' was expected as for the other devices, not '\(type.text.excerpt)'"
      )
    )
  }
}

extension [CatalogVariable] {
  /// Returns the variables of devices with those of their key, which count for the other devices.
  func varied(over general: [CatalogVariable]) -> [CatalogVariable] {
    guard !isEmpty else { return general }
    var numbers: [ByteText: Int] = [:]
    for (number, variable) in enumerated() { numbers[ByteText(variable.name.text)] = number }
    var result = self
    for variable in general {
      guard let number = numbers[ByteText(variable.name.text)] else {
        result.append(variable)
        continue
      }
      guard case .variants(let selector, var variants) = result[number].value,
        !variants.contains(where: \.isOther)
      else { continue }
      variants.append(CatalogVariant(CatalogText("other", at: variable.name.place), variable.value))
      result[number] = CatalogVariable(
        result[number].name,
        valueType: result[number].valueType ?? variable.valueType,
        value: .variants(selector, variants)
      )
    }
    return result
  }
}
