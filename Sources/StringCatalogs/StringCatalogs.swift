// With `import StringCatalogs` alone, the files, the locales and the recipes of arguments are found.
@_exported public import CatalogFiles
@_exported public import LocaleFormat
