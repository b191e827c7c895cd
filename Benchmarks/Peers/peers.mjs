// Prints, as one JSON object, the nanoseconds of a call of Intl's kept formatters in this process.
// The jobs, and their values, are those of Sources/Workloads.

const timeZone = "Europe/Berlin";
const instants = [1391342400, 1709287445, 1751371199, 946684800].map((second) => second * 1000);
const days = [1709510400, 1709251200, 1712188800, 1743724800].map((last) => [1709251200000, last * 1000]);

const number = (locale, options) => {
  const formatter = new Intl.NumberFormat(locale, options);
  return (value) => formatter.format(value);
};
const parts = (locale, options) => {
  const formatter = new Intl.NumberFormat(locale, options);
  return (value) => formatter.formatToParts(value);
};
const range = (locale, options) => {
  const formatter = new Intl.NumberFormat(locale, options);
  return ([first, last]) => formatter.formatRange(first, last);
};
const dates = (locale, options) => {
  const formatter = new Intl.DateTimeFormat(locale, options);
  return (value) => formatter.format(value);
};
const euros = { style: "currency", currency: "EUR" };

const jobs = {
  "int en_US": [number("en-US"), [1234567, -42, 1000, 98765432]],
  "price en_US": [
    number("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }), [1234.5, 0.99, 19.955, 1299999.25],
  ],
  "currency de_DE": [number("de-DE", euros), [1234.5, 0.99, -19.95, 1299999.25]],
  "percent en_US": [number("en-US", { style: "percent" }), [0.256, 0.5, 12.344, -0.07]],
  "date and time medium en_US": [
    dates("en-US", { dateStyle: "medium", timeStyle: "medium", timeZone }), instants,
  ],
  "date and time full de_DE": [
    dates("de-DE", { dateStyle: "full", timeStyle: "full", timeZone }), instants,
  ],
  "interval of days de_DE": [
    ((formatter) => ([first, last]) => formatter.formatRange(first, last))(
      new Intl.DateTimeFormat("de-DE", { year: "numeric", month: "short", day: "numeric", timeZone })),
    days,
  ],
  "range of prices de_DE": [range("de-DE", euros), [[3, 5], [3, 3], [-2, 1234], [19.5, 20.25]]],
  "parts of currency de_DE": [parts("de-DE", euros), [1234.5, 0.99, -19.95, 1299999.25]],
  "compact en_US": [number("en-US", { notation: "compact" }), [1234567, 999, 15300, -2500000000]],
  "scientific en_US": [number("en-US", { notation: "scientific" }), [1234.5, 0.00025, -98765432, 6.25e23]],
  "kilometer-per-hour de_DE": [
    number("de-DE", { style: "unit", unit: "kilometer-per-hour" }), [90, 1234.5, -0.25, 1],
  ],
  "relative time de_DE": [
    ((formatter) => (value) => formatter.format(value, "day"))(new Intl.RelativeTimeFormat("de-DE")), [-1, -3, 2, 14],
  ],
  "list en, 3 items": [
    ((formatter) => (value) => formatter.format(value))(new Intl.ListFormat("en")),
    [
      ["red", "green", "blue"], ["Monday", "Tuesday", "Friday"], ["1", "2", "3"], ["apples", "oranges", "bananas"],
    ],
  ],
  "name of region de_DE": [
    ((names) => (value) => names.of(value))(new Intl.DisplayNames("de-DE", { type: "region" })),
    ["FR", "JP", "US", "CH"],
  ],
  "upper case tr": [(value) => value.toLocaleUpperCase("tr"), ["istanbul'da iki kedi", "ılık bir gün"]],
};

let sink = 0;
function nanoseconds([format, values]) {
  let best = Infinity;
  // The first rounds compile the code.
  for (let round = 0; round < 30; round += 1) {
    const calls = 4000;
    const start = process.hrtime.bigint();
    for (let call = 0; call < calls; call += 1) sink += format(values[call % values.length]).length;
    best = Math.min(best, Number(process.hrtime.bigint() - start) / calls);
  }
  return best;
}

const figures = Object.fromEntries(Object.entries(jobs).map(([job, work]) => [job, nanoseconds(work)]));
const name = `node ${process.versions.node} (ICU ${process.versions.icu})`;
console.log(JSON.stringify({ name, nanoseconds: figures, checksum: sink }));
