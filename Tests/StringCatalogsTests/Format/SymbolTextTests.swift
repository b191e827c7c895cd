import CatalogFiles
import Testing

@Suite struct SymbolTextTests {
  @Test(arguments: ["", " ", "•", "(%@)", "%lld %%", "%1$@: %2$lu", "5", "🎉", "100%", "—/…"])
  func hasNothingToTranslate(_ text: String) { #expect(SymbolText.isSymbol(text)) }

  @Test(arguments: ["a", "%@ h", "Ω", "日", "%#@files@", "%(name)@ é", "50% off"])
  func hasLetters(_ text: String) { #expect(!SymbolText.isSymbol(text)) }
}
