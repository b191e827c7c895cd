// Writes the golden file of names of persons: what ICU4J 72 writes for the cases of PersonKind.swift.
//
//   apt-get install libicu4j-java default-jdk-headless
//   swift run cldrtool cases person > cases.jsonl
//   java -cp /usr/share/java/icu4j.jar Tests/PersonNames/PersonGoldens.java < cases.jsonl > CLDRData/golden/icu-72/person.jsonl
//   swift run cldrtool golden CLDRData   # escapes invisible characters
//
// A case is a line of JSON whose values are texts. The answer is the same line with `expected` as its last member. The fields of a
// name have the names of CLDR 43; ICU4J 72 gets those of CLDR 42.
import com.ibm.icu.text.PersonName;
import com.ibm.icu.text.PersonNameFormatter;
import com.ibm.icu.text.SimplePersonName;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.VersionInfo;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class PersonGoldens {
  private static final Pattern MEMBER = Pattern.compile("\"(\\w+)\":\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u([0-9A-Fa-f]{4})|(.))");

  public static void main(String[] arguments) throws Exception {
    if (VersionInfo.ICU_VERSION.getMajor() != 72) throw new IllegalStateException("this is ICU4J " + VersionInfo.ICU_VERSION);
    // ICU4J writes a locale without data as it writes the default locale.
    Locale.setDefault(Locale.ROOT);
    ULocale.setDefault(ULocale.ROOT);
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream output = new PrintStream(System.out, false, "UTF-8");
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      String answer = answer(members(line));
      output.print(line.substring(0, line.length() - 1) + ",\"expected\":\"" + escaped(answer) + "\"}\n");
    }
    output.flush();
  }

  private static String answer(Map<String, String> golden) {
    Set<PersonNameFormatter.Options> options = EnumSet.noneOf(PersonNameFormatter.Options.class);
    List<String> words = List.of(golden.getOrDefault("options", "").split(","));
    if (words.contains("sorting")) options.add(PersonNameFormatter.Options.SORTING);
    if (words.contains("surnameAllCaps")) options.add(PersonNameFormatter.Options.SURNAME_ALLCAPS);
    PersonNameFormatter formatter = PersonNameFormatter.builder()
        .setLocale(Locale.forLanguageTag(golden.get("locale")))
        .setLength(PersonNameFormatter.Length.valueOf(golden.get("length").toUpperCase(Locale.ROOT)))
        .setUsage(PersonNameFormatter.Usage.valueOf(golden.get("usage").toUpperCase(Locale.ROOT)))
        .setFormality(PersonNameFormatter.Formality.valueOf(golden.get("formality").toUpperCase(Locale.ROOT)))
        .setOptions(options)
        .build();
    return formatter.formatToString(name(golden.get("name")));
  }

  private static PersonName name(String text) {
    SimplePersonName.Builder name = SimplePersonName.builder();
    for (String field : text.split("; ")) {
      int sign = field.indexOf('=');
      String[] path = field.substring(0, sign).split("-");
      String value = field.substring(sign + 1);
      if (path[0].equals("locale")) {
        name.setLocale(Locale.forLanguageTag(value));
        continue;
      }
      List<PersonName.FieldModifier> modifiers = new ArrayList<>();
      for (int index = 1; index < path.length; index++) modifiers.add(PersonName.FieldModifier.forString(path[index]));
      String field42 = path[0].equals("title") ? "prefix" : path[0].equals("credentials") ? "suffix" : path[0];
      name.addField(PersonName.NameField.forString(field42), modifiers, value);
    }
    return name.build();
  }

  private static Map<String, String> members(String line) {
    Map<String, String> members = new LinkedHashMap<>();
    for (Matcher member = MEMBER.matcher(line); member.find(); ) members.put(member.group(1), unescaped(member.group(2)));
    return members;
  }

  private static String unescaped(String text) {
    return ESCAPE.matcher(text).replaceAll(escape -> Matcher.quoteReplacement(
        escape.group(1) == null ? escape.group(2) : String.valueOf((char) Integer.parseInt(escape.group(1), 16))));
  }

  private static String escaped(String text) { return text.replace("\\", "\\\\").replace("\"", "\\\""); }
}
