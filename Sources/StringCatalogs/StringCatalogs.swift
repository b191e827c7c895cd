@_exported public import CatalogFiles
@_exported public import LocaleFormat
