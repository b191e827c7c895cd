// Stands in for the readers until they are there; delete it with the first of them.
extension CatalogTable {
  public init(strings bytes: [UInt8], file: String, limits: CatalogLimits = CatalogLimits())
    throws(CatalogIssue)
  { self.init(file: file, entries: []) }
  public init(stringsdict bytes: [UInt8], file: String, limits: CatalogLimits = CatalogLimits())
    throws(CatalogIssue)
  { self.init(file: file, entries: []) }
}
