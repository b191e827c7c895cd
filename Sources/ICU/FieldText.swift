internal import CICU

/// Formatted text with the fields that ICU reports for it.
package struct FieldText: Sendable {
  /// A field, which may be inside another field.
  package struct Field: Sendable, Hashable {
    /// The kind of fields that the number belongs to (UFieldCategory).
    package let category: Int32
    /// The field's number within the category.
    package let number: Int32
    /// The place of the field, in UTF-8 bytes from 0.
    package let utf8Range: Range<Int>
    /// The end of a range that it belongs to: 0, 1, or -1 for both.
    package let span: Int32

    package init(category: Int32, number: Int32, utf8Range: Range<Int>, span: Int32) {
      self.category = category
      self.number = number
      self.utf8Range = utf8Range
      self.span = span
    }

    /// Returns the same field, moved forward by a number of bytes.
    package func moved(by bytes: Int) -> Field {
      let range = (utf8Range.lowerBound + bytes)..<(utf8Range.upperBound + bytes)
      return Field(category: category, number: number, utf8Range: range, span: span)
    }
  }

  /// The category of the fields of numbers (UFIELD_CATEGORY_NUMBER).
  package static let numberCategory = Int32(CICU_CATEGORY_NUMBER)
  /// The category of the fields of dates (UFIELD_CATEGORY_DATE).
  package static let dateCategory = Int32(CICU_CATEGORY_DATE)

  /// The letters of date patterns, in the order of UDateFormatField.
  package static let dateLetters = Array("GyMdkHmsSEDFwWahKzYeugAZvcLQqVUOXxrbB".utf8)

  package let string: String
  package let fields: [Field]

  package init(string: String, fields: [Field]) {
    self.string = string
    self.fields = fields
  }
}

/// Writes text as a `TextWriter` does, and its fields too.
typealias FieldWriter = (
  UnsafeMutablePointer<UInt8>?, Int32, inout cicu_fields, inout Int32
) -> Int32

extension FieldText {
  private static let placesPerField = 5

  init(_ function: String, _ write: FieldWriter) throws(ICUError) {
    var capacity = 256
    var places = 16 * Self.placesPerField
    while true {
      var status: Int32 = 0
      var needed = 0
      var count = 0
      let text: FieldText? = unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: places)
      {
        values in
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
          var fields = unsafe cicu_fields(
            values: values.baseAddress,
            capacity: Int32(clamping: places),
            count: 0
          )
          needed = unsafe Int(
            write(buffer.baseAddress, Int32(clamping: capacity), &fields, &status)
          )
          count = unsafe Int(fields.count)
          guard status <= 0 else { return nil }
          let bytes = unsafe UnsafeBufferPointer(rebasing: buffer[..<needed])
          return unsafe FieldText(
            string: String(decoding: bytes, as: UTF8.self),
            fields: Self.fields(UnsafeBufferPointer(rebasing: values[..<count]))
          )
        }
      }
      if let text {
        self = text
        return
      }
      guard status == bufferOverflow, needed > capacity || count > places else {
        throw ICUError(status: status, function: function)
      }
      capacity = max(capacity, needed)
      places = max(places, count)
    }
  }

  private static func fields(_ values: UnsafeBufferPointer<Int32>) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(values.count / placesPerField)
    for place in stride(from: 0, to: values.count, by: placesPerField) {
      let begin = unsafe Int(values[place + 2])
      let end = unsafe Int(values[place + 3])
      unsafe fields.append(
        Field(
          category: values[place],
          number: values[place + 1],
          utf8Range: begin..<end,
          span: values[place + 4]
        )
      )
    }
    return fields
  }
}
