// With `import StringCatalogs` alone, the files, the locales, the recipes of arguments and the data model of
// messages are found.
@_exported public import CatalogFiles
@_exported public import LocaleFormat
@_exported public import MessageSyntax
