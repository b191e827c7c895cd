import java.text.NumberFormat;
import java.text.ParsePosition;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * Prints, as one JSON object, the nanoseconds of a call of the kept formatters of java.text and java.time in this
 * process. The jobs, and their values, are those of Sources/Workloads.
 */
public class Peers {
  private static long sink = 0;

  private static <T> double nanoseconds(Function<T, Object> format, T[] values) {
    double best = Double.POSITIVE_INFINITY;
    // The first rounds compile the code.
    for (int round = 0; round < 60; round++) {
      int calls = 4000;
      long start = System.nanoTime();
      for (int call = 0; call < calls; call++) sink += format.apply(values[call % values.length]).hashCode();
      best = Math.min(best, (double) (System.nanoTime() - start) / calls);
    }
    return best;
  }

  private static double numbers(NumberFormat formatter, Double... values) {
    return nanoseconds(value -> formatter.format(value.doubleValue()), values);
  }

  private static double dates(Locale locale, FormatStyle style, String zone) {
    DateTimeFormatter formatter =
        DateTimeFormatter.ofLocalizedDateTime(style).withLocale(locale).withZone(ZoneId.of(zone));
    Instant[] values = {
      Instant.ofEpochSecond(1391342400), Instant.ofEpochSecond(1709287445), Instant.ofEpochSecond(1751371199),
      Instant.ofEpochSecond(946684800),
    };
    return nanoseconds(value -> formatter.format(value), values);
  }

  public static void main(String[] arguments) {
    Locale german = Locale.GERMANY;
    Map<String, Double> jobs = new LinkedHashMap<>();
    NumberFormat integers = NumberFormat.getIntegerInstance(Locale.US);
    jobs.put("int en_US",
        nanoseconds(value -> integers.format(value.longValue()), new Long[] {1234567L, -42L, 1000L, 98765432L}));
    NumberFormat prices = NumberFormat.getNumberInstance(Locale.US);
    prices.setMinimumFractionDigits(2);
    prices.setMaximumFractionDigits(2);
    jobs.put("price en_US", numbers(prices, 1234.5, 0.99, 19.955, 1299999.25));
    NumberFormat euros = NumberFormat.getCurrencyInstance(german);
    jobs.put("currency de_DE", numbers(euros, 1234.5, 0.99, -19.95, 1299999.25));
    jobs.put("percent en_US", numbers(NumberFormat.getPercentInstance(Locale.US), 0.256, 0.5, 12.344, -0.07));
    jobs.put("date and time medium en_US", dates(Locale.US, FormatStyle.MEDIUM, "Europe/Berlin"));
    jobs.put("date and time full de_DE", dates(german, FormatStyle.FULL, "Europe/Berlin"));
    NumberFormat compact = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
    jobs.put("compact en_US", numbers(compact, 1234567.0, 999.0, 15300.0, -2500000000.0));
    String[] regions = {"FR", "JP", "US", "CH"};
    jobs.put("name of region de_DE",
        nanoseconds(value -> new Locale("", value).getDisplayCountry(german), regions));
    Locale turkish = new Locale("tr");
    String[] words = {"istanbul'da iki kedi", "ılık bir gün"};
    jobs.put("upper case tr", nanoseconds(value -> value.toUpperCase(turkish), words));
    NumberFormat decimals = NumberFormat.getNumberInstance(Locale.US);
    String[] texts = {"1,234.5", "-42.25", "0.125", "98,765,432.5"};
    jobs.put("parse decimal en_US", nanoseconds(text -> decimals.parse(text, new ParsePosition(0)), texts));

    StringBuilder figures = new StringBuilder();
    jobs.forEach((job, time) -> {
      if (figures.length() > 0) figures.append(", ");
      figures.append(String.format(Locale.ROOT, "\"%s\": %.1f", job, time));
    });
    System.out.printf(Locale.ROOT, "{\"name\": \"Java %s\", \"nanoseconds\": {%s}, \"checksum\": %d}%n",
        System.getProperty("java.version"), figures, sink);
  }
}
