extension AppleNegotiation {
  /// Data of Apple's function that follows from no rule.
  ///
  /// It contains the names and parents of Apple's own table, and CLDR's where Apple's CLDR is later
  /// than that of the system's ICU. The data is that of the library `_FoundationICU` of Swift 6.3
  /// (ICU 76 with Apple's data), found by calling its functions. CLDR's own data is that of
  /// `parentLocales`, `likelySubtags` and `languageAlias`.
  enum Facts {
    /// Languages that are looked up under another language, so that its bundles are considered too.
    ///
    /// Hindi is among them because `hi_Latn` falls back to English.
    static let families = [
      "ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh",
    ]

    /// Names that bundles had before there were codes, and Chinese by region.
    ///
    /// CLDR no longer replaces the latter.
    static let oldNames = [
      "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en",
      "finnish": "fi", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
      "korean": "ko", "no_NO": "nb_NO", "norwegian": "nb", "polish": "pl", "portuguese": "pt",
      "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
      "yue_CN": "yue_Hans_CN", "yue_HK": "yue_Hant_HK", "zh_CN": "zh_Hans_CN",
      "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_SG": "zh_Hans_SG", "zh_TW": "zh_Hant_TW",
    ]

    /// CLDR's replacements of languages that were added or changed after the system's ICU.
    ///
    /// A name that maps to itself here is not replaced any more.
    static let laterReplacements = [
      "ajp": "apc", "gom": "kok", "kgm": "plu", "knn": "knn", "nom": "cbr", "pmk": "crr",
      "prp": "gu", "szd": "umi", "tmk": "tdg", "tpw": "tpn", "xss": "zko", "zkb": "kjh",
    ]

    /// The likely regions of languages for which CLDR's likely subtags are later than the system's
    /// ICU.
    ///
    /// They are complete for the languages that one of the two ICUs has data for.
    static let homes = [
      "ain": "JP", "apw": "US", "ber": "MA", "blo": "BJ", "hmn": "CN", "ie": "EE", "kxv": "IN",
      "lut": "US", "mid": "IQ", "pa_Arab": "PK", "prg": "PL", "sjd": "RU", "sje": "SE",
      "sju": "SE", "yi": "UA",
    ]

    /// Names whose region is never an additional step: two that serve many readers, and old tags of
    /// Chinese.
    ///
    /// The second part of these registered tags is not a region.
    static let atHome: Set<String> = [
      "es_MX", "zh_GAN", "zh_Hant_TW", "zh_MIN_NAN", "zh_WUU", "zh_YUE",
    ]

    /// Parents that differ from the name without its last subtag.
    static let parents: [String: String] = {
      var result = [
        "ars": "ar", "hi_Latn": "en_IN", "ht": "fr_HT", "nb": "no", "nn": "no", "wuu": "wuu_Hans",
        "wuu_Hans": "zh_Hans", "wuu_Hant": "zh_Hant", "yue": "yue_Hant", "yue_HK": "zh_Hant_HK",
        "yue_Hans": "zh_Hans", "yue_Hant": "yue_HK", "zh_HK": "zh_Hant", "zh_Hant": "zh_TW",
        "zh_Hant_HK": "zh_HK", "zh_Hant_MO": "zh_Hant_HK",
      ]
      for (parent, language, regions) in regionalParents {
        for region in regions.split(separator: " ") { result["\(language)_\(region)"] = parent }
      }
      return result
    }()

    private static let regionalParents = [
      (
        "en_001", "en",
        """
        AF AM AO AR AW AX AZ BF BH BJ BL BO BQ BR CD CF CG CI CM CR CU CV DO DZ EC EG EH ER ET FM \
        GA GB GF GN GP GQ GT HN HT IC ID IL IQ JO KG KH KM KW KZ LA LB LR LY MA MF MG ML MM MN MQ \
        MR MZ NC NE NI NP OM PE PF PM PS PW QA RE RW SJ SM SN SO ST SV SX SY TD TF TG TH TJ TK TL \
        TM TN UY UZ VE VN WF YE YT
        """
      ),
      (
        "en_150", "en",
        """
        AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD \
        ME MK NL NO PL PT RO RS RU SE SI SK UA VA
        """
      ),
      ("en_AU", "en", "CC CK CX NF NR NU NZ PG WS"),
      (
        "en_GB", "en",
        """
        150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE \
        KI KN KY LC LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ \
        UG VC VG VU ZA ZM ZW
        """
      ),
      (
        "es_419", "es",
        """
        AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT \
        JP KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
        """
      ),
      ("pt_PT", "pt", "AO CH CV FR GQ GW LU MO MZ ST TL"),
    ]

    /// Names without a parent: readers of a language's usual script may not read another one.
    static let orphans: Set<String> = [
      "ar_Latn", "as_Latn", "az_Arab", "az_Cyrl", "bal_Latn", "ber_Latn", "blt_Latn", "bm_Nkoo",
      "bn_Latn", "bs_Cyrl", "byn_Latn", "cu_Glag", "dje_Arab", "dyo_Arab", "el_Latn", "en_Dsrt",
      "en_Shaw", "ff_Adlm", "ff_Arab", "gu_Latn", "ha_Arab", "he_Latn", "iu_Latn", "ja_Latn",
      "kaa_Latn", "kk_Arab", "kn_Latn", "kok_Latn", "ks_Deva", "ku_Arab", "kxv_Deva", "kxv_Orya",
      "kxv_Telu", "ky_Arab", "ky_Latn", "ml_Arab", "ml_Latn", "mn_Mong", "mni_Mtei", "mr_Latn",
      "ms_Arab", "or_Latn", "pa_Arab", "pa_Latn", "rej_Rjng", "ru_Latn", "sa_Latn", "sat_Deva",
      "sd_Deva", "sd_Khoj", "sd_Sind", "shi_Latn", "so_Arab", "sr_Latn", "sw_Arab", "ta_Latn",
      "te_Latn", "tg_Arab", "ug_Cyrl", "ur_Latn", "uz_Arab", "uz_Cyrl", "vai_Latn", "wo_Arab",
      "yi_Latn", "yo_Arab", "zh_Latn", "zh_TW",
    ]
  }
}

// MARK: - Codes of three letters

extension AppleNegotiation.Facts {
  /// Returns the two-letter language for one of three letters, `de` for `deu`; nil if it stays.
  ///
  /// ICU has the terminological codes of ISO 639. CLDR's replacements contain these and others,
  /// which ICU does not replace.
  static func shortLanguage(of code: String) -> String? {
    guard code.utf8.count == 3 else { return nil }
    if let known = obsoleteLanguages[code] { return known }
    guard let short = LocaleAliases.shared.language[code], short.utf8.count == 2,
      !longLanguages.contains(code)
    else { return nil }
    return short
  }

  /// Returns the two-letter region for one of three letters, `DE` for `DEU`; nil if it stays.
  ///
  /// CLDR also replaces codes for private use. ICU replaces only one of them, that of Kosovo.
  static func shortRegion(of code: String) -> String? {
    guard let first = code.utf8.first, code.utf8.count == 3 else { return nil }
    if let known = obsoleteRegions[code] { return known }
    let isPrivate = first == UInt8(ascii: "Q") || first == UInt8(ascii: "X")
    guard let short = LocaleAliases.shared.territory[code], short.utf8.count == 2,
      code == "XKK" || !isPrivate && !longRegions.contains(code)
    else { return nil }
    return short
  }

  private static let obsoleteLanguages = ["jaw": "jw", "mol": "mo", "tgl": "tl", "twi": "tw"]

  /// Bibliographic codes, and single languages of a group; only CLDR replaces them.
  private static let longLanguages: Set<String> = [
    "adp", "alb", "als", "arb", "arm", "ayr", "azj", "baq", "bur", "chi", "cmn", "cwd", "cze",
    "drh", "dut", "ekk", "esk", "fat", "fre", "fuc", "gaz", "geo", "ger", "gre", "gug", "ice",
    "ike", "khk", "kmr", "knc", "kng", "kpv", "lvs", "mac", "mao", "may", "npi", "ojg", "ory",
    "pbu", "per", "pes", "plt", "prp", "quz", "rum", "scc", "scr", "slo", "src", "swh", "tib",
    "uzn", "wel", "ydd", "zsm", "zyb",
  ]

  private static let obsoleteRegions = [
    "ANT": "AN", "BUR": "BU", "CRQ": "CQ", "FXX": "FX", "ROM": "RO", "SCG": "CS", "SUN": "SU",
    "TMP": "TP", "XEA": "EA", "XIC": "IC", "YMD": "YD", "YUG": "YU", "ZAR": "ZR",
  ]

  private static let longRegions: Set<String> = ["AAA", "DDR", "ZZZ"]
}
