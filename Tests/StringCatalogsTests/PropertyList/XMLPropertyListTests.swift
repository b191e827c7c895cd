import CatalogFiles
import Testing

@Suite struct XMLPropertyListTests {
  @Test(arguments: [
    ("<string>a</string>", "\"a\""),
    ("<string/>", "\"\""),
    ("<string></string >", "\"\""),
    ("<string> a\r\nb\rc </string>", "\" a\nb\nc \""),
    ("<string>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</string>", "\"<>&\"'A😀\""),
    ("<string>a<![CDATA[<b>&amp;]]\r\n]]>c<!-- <d> -->e</string>", "\"a<b>&amp;]]\nce\""),
    ("<integer> 12 </integer>", "12"),
    ("<integer>-9223372036854775808</integer>", "-9223372036854775808"),
    ("<integer>18446744073709551615</integer>", "18446744073709551615"),
    ("<integer>+0x1f</integer>", "31"),
    ("<real>-1.5e3</real>", "-1500.0"),
    ("<real>inf</real>", "inf"),
    ("<true/>", "true"),
    ("<false></false>", "false"),
    ("<date>2024-02-29T12:00:00Z</date>", "2024-02-29T12:00:00Z"),
    ("<data>\n\tAAEC\n\t/w==\n</data>", "<0 1 2 255>"),
    ("<data>+/8=</data>", "<251 255>"),
    ("<data/>", "<>"),
    ("<array/>", "[]"),
    ("<array><true/> <array></array></array>", "[true,[]]"),
    ("<dict/>", "{}"),
    (
      "<dict><key>b</key><true/><key>a</key><dict></dict><key/><false/></dict>",
      "{b:true,a:{},:false}"
    ),
    ("<dict a=\"1>\" b = '\"' ><!-- x --><?y <z>?></dict>", "{}"),
  ])
  func readsObjects(xml: String, dump: String) throws {
    let list = try PropertyList("<plist version=\"1.0\">\(xml)</plist>")
    #expect(list.root.dump == dump)
    #expect(list.root.place == SourcePlace(line: 1, column: 22))
    #expect(list.warnings.isEmpty)
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//A>\" 'b\"]'>\n",
    "\n  <?xml version='1.0' encoding='us-ascii'?><!-- - -- a -->",
    "<!-- a --><!DOCTYPE plist><?b ?>",
  ])
  func skipsWhatIsBeforeTheList(prolog: String) throws {
    let list = "\(prolog)<plist><true/></plist> <!-- c -->\n<?d?>"
    #expect(try PropertyList(list).root.dump == "true")
    let utf16 = list.utf16Bytes(isLittleEndian: true)
    #expect(try PropertyList(utf16, file: "x") == (try PropertyList(list)))
  }

  @Test func reportsThePlacesOfKeysAndObjects() throws {
    let list = try PropertyList(
      "<plist>\n<dict> <key>ä</key> <array>\n <true/></array></dict></plist>"
    )
    guard case .dictionary(let members) = list.root.value, let member = members.first,
      case .list(let objects) = member.object.value
    else {
      Issue.record("no list")
      return
    }
    let places = [list.root.place, member.key.place, member.object.place] + objects.map(\.place)
    #expect(places.map(\.description) == ["2:1", "2:8", "2:21", "3:2"])
  }

  @Test func countsTheLastOfSeveralMembersWithOneKey() throws {
    let list = try PropertyList(
      """
      <plist><dict>
        <key>a</key><dict>
          <key>b</key><true/>
          <key>b</key><false/>
        </dict>
        <key>a</key><true/>
        <key>c</key><dict>
          <key>d</key><true/>
          <key>d</key><false/>
        </dict>
      </dict></plist>
      """
    )
    #expect(list.root.dump == "{a:true,c:{d:false}}")
    #expect(
      list.warnings.map { Fault($0) } == [
        Fault(4, 5, "the key 'b' of 3:5 is repeated; the last one counts"),
        Fault(6, 3, "the key 'a' of 2:3 is repeated; the last one counts"),
        Fault(9, 5, "the key 'd' of 8:5 is repeated; the last one counts"),
      ]
    )
  }

  @Test func keepsTheLimits() throws {
    var limits = CatalogLimits()
    limits.depth = 3
    limits.valueCount = 4
    let nested = { (depth: Int) in
      "<plist>" + String(repeating: "<array>", count: depth)
        + String(repeating: "</array>", count: depth) + "</plist>"
    }
    #expect(try PropertyList(nested(3), limits: limits).root.dump == "[[[]]]")
    let tooDeep = fault { () throws(CatalogIssue) in _ = try PropertyList(nested(4), limits: limits)
    }
    #expect(tooDeep == Fault(1, 29, "the file is nested deeper than 3 levels"))
    let many = "<plist><array><true/><true/><true/>"
    #expect(try PropertyList(many + "</array></plist>", limits: limits).warnings.isEmpty)
    let tooMany = fault { () throws(CatalogIssue) in
      _ = try PropertyList(many + "<true/></array></plist>", limits: limits)
    }
    #expect(tooMany == Fault(1, 36, "the file has more than 4 values"))
    limits.depth = .max
    let deepest = fault { () throws(CatalogIssue) in
      _ = try PropertyList(
        String(repeating: "<array>", count: 100_000).withPlist,
        limits: limits
      )
    }
    #expect(deepest?.reason == "the file has more than 4 values")
    limits.valueCount = .max
    let deep = fault { () throws(CatalogIssue) in
      _ = try PropertyList(
        String(repeating: "<array>", count: 100_000).withPlist,
        limits: limits
      )
    }
    #expect(deep?.reason == "the file is nested deeper than 512 levels")
  }
}

extension String {
  fileprivate var withPlist: String { "<plist>\(self)</plist>" }
}
