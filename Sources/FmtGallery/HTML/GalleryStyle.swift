/// The style sheet of the page.
///
/// It names fonts that a system may have, and loads none. A part of a text has no edge and no space
/// around it: letters of Arabic are joined across the parts.
enum GalleryStyle {
  static let sheet: StaticString = """
    :root {
      color-scheme: light dark;
      --paper: #fbfbf9; --raised: #ffffff; --ink: #1b1f24; --soft: #565e67; --line: #dadde1; --strong: #8d959e;
      --link: #0b57a4; --alert: #b3141d; --alert-paper: #fdecec; --mark: #704400; --mark-paper: #fff1cf;
      --odd: #d6e8fb; --even: #fae5bb; --rest: #eceef0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14171a; --raised: #1d2125; --ink: #e8eaed; --soft: #a9b1b9; --line: #343a41; --strong: #7c858e;
        --link: #8ab8ff; --alert: #ff9a94; --alert-paper: #3b1a1c; --mark: #ffd27a; --mark-paper: #382b0d;
        --odd: #1a3c63; --even: #51400f; --rest: #272c32;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-block: 1rem 15rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 0 1.25rem 4rem; max-width: 80rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, "Noto Sans", "DejaVu Sans", "Lohit Devanagari", "Noto Sans CJK JP", "VL PGothic",
        sans-serif;
      overflow-wrap: anywhere;
    }
    a { color: var(--link); }
    :focus-visible { outline: 0.19rem solid var(--link); outline-offset: 0.12rem; border-radius: 0.12rem; }
    code { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 0.85em; }
    .skip { position: absolute; inset-block-start: -10rem; padding: 0.5rem 1rem; background: var(--raised); }
    .skip:focus { inset-block-start: 0.5rem; z-index: 2; }
    header { padding-block: 2rem 1rem; max-width: 46rem; }
    h1 { margin: 0 0 0.5rem; font-size: 2rem; line-height: 1.2; }
    header p, .note { margin: 0 0 0.75rem; color: var(--soft); }
    nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0; list-style: none; }
    nav ul code { color: var(--soft); }
    nav ul a { display: inline-block; padding-block: 0.2rem; }
    .kinds { margin-block-end: 1.25rem; font-size: 0.9rem; }
    section { border-block-start: 0.19rem solid var(--ink); margin-block-start: 3rem; padding-block-start: 1rem; }
    h2 { margin: 0 0 0.25rem; font-size: 1.75rem; line-height: 1.3; }
    h2 code { color: var(--soft); font-size: 0.6em; font-weight: normal; }
    h3 { margin: 2rem 0 0.5rem; font-size: 1.15rem; }
    .facts { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; margin: 0 0 1rem; }
    .facts div { display: flex; gap: 0.5rem; }
    .facts dt, .parts b { color: var(--soft); font-weight: normal; }
    .facts dd { margin: 0; }
    .columns { columns: 2 34rem; column-gap: 2.5rem; }
    table { width: 100%; border-collapse: collapse; }
    .columns > * { break-inside: avoid; margin: 0 0 1.75rem; }
    caption { text-align: start; font-weight: bold; font-size: 1.1rem; padding-block: 0.25rem; }
    th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.6rem; border-block-end: 0.06rem solid var(--line); }
    th:first-child, td:first-child { padding-inline-start: 0; }
    thead th { color: var(--soft); font-size: 0.8rem; font-weight: normal; border-block-end-color: var(--strong); }
    tbody th { font-weight: normal; color: var(--soft); width: 27%; font-size: 0.9rem; }
    .samples td { width: 36.5%; }
    .sample { white-space: pre-wrap; cursor: default; }
    em { color: var(--soft); font-style: italic; font-size: 0.9rem; }
    .differs td { background: var(--mark-paper); }
    .mark { display: inline-block; margin-inline-start: 0.4rem; color: var(--mark); font-size: 0.8rem; font-weight: bold; }
    .error, .missing { color: var(--alert); }
    .missing { background: var(--alert-paper); font-weight: bold; }
    .card {
      display: none; position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 1; max-height: 13rem; overflow: auto;
      padding: 0.75rem 1.25rem; background: var(--raised); color: var(--ink); text-align: left;
      border-block-start: 0.19rem solid var(--link); box-shadow: 0 0 1.5rem rgb(0 0 0 / 0.25);
    }
    td:hover > .card, td:focus-within > .card { display: block; }
    :focus-within > td:hover > .card { z-index: 2; }
    .card code { display: block; margin-block-end: 0.5rem; }
    .parts { display: flex; flex-wrap: wrap; gap: 0.35rem; margin: 0; padding: 0; list-style: none; }
    .parts li { padding: 0 0.4rem; border-radius: 0.2rem; background: var(--odd); white-space: pre-wrap; }
    .parts li:nth-child(even) { background: var(--even); }
    .parts b { color: inherit; font-size: 0.8rem; margin-inline-end: 0.4rem; }
    td:hover > .sample > span, .sample:focus > span { background: var(--odd); }
    td:hover > .sample > span:nth-child(even), .sample:focus > span:nth-child(even) { background: var(--even); }
    .month { table-layout: fixed; }
    .month th, .month td { text-align: center; padding: 0.25rem 0; width: auto; }
    .month .weekend { background: var(--rest); }
    .month .today { outline: 0.13rem solid var(--link); outline-offset: -0.13rem; }
    .field { display: grid; grid-template-columns: 27% 1fr 1.6fr; gap: 0.6rem; padding-block: 0.3rem; align-items: baseline; }
    .field label { color: var(--soft); font-size: 0.9rem; }
    .field input {
      width: 100%; min-width: 0; padding: 0.2rem 0.5rem; font: inherit; color: inherit; background: var(--raised);
      border: 0.06rem solid var(--strong); border-radius: 0.25rem;
    }
    .field output { min-width: 0; }
    form h3 { margin: 0 0 0.25rem; font-size: 1.1rem; }
    .catalog tbody tr { break-inside: avoid; }
    .catalog dl, .catalog dd { margin: 0; }
    .catalog dt { color: var(--soft); font-size: 0.8rem; }
    .catalog tbody th { color: var(--ink); }
    .state { display: block; color: var(--mark); font-size: 0.8rem; }
    .wide thead, .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .wide, .wide caption, .wide tbody, .wide tr, .wide th, .wide td { display: block; }
    .wide tbody tr {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0.25rem 1rem;
      padding-block: 0.75rem; border-block-end: 0.06rem solid var(--strong);
    }
    .wide tbody th { grid-column: 1 / -1; width: auto; padding: 0; font-weight: bold; border: 0; }
    .wide tbody td { padding: 0.2rem 0.5rem; border: 0; border-inline-start: 0.13rem solid var(--line); }
    .wide td::before { content: attr(data-column); display: block; color: var(--soft); font-size: 0.8rem; }
    .wide td::before, .samples td::before { direction: ltr; unicode-bidi: isolate; font-weight: normal; }
    .wide td::before, .samples td::before, .field output, em {
      text-align: -webkit-match-parent; text-align: match-parent;
    }
    @media (max-width: 40rem) {
      body { padding-inline: 0.9rem; }
      .samples thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      .samples, .samples tbody, .samples tr, .samples th, .samples td { display: block; }
      .samples caption { display: block; }
      .samples tr { padding-block: 0.4rem; border-block-end: 0.06rem solid var(--line); }
      .samples th, .samples td { width: auto; padding: 0.05rem 0; border: 0; }
      .samples tbody td { display: grid; grid-template-columns: 4rem 1fr; gap: 0.6rem; }
      .samples td::before { content: attr(data-column); color: var(--soft); font-size: 0.8rem; line-height: 1.9; }
      .field { grid-template-columns: 1fr; gap: 0.2rem; padding-block: 0.6rem; border-block-end: 0.06rem solid var(--line); }
    }
    @media print {
      :root {
        --paper: #ffffff; --raised: #ffffff; --ink: #000000; --soft: #444444; --line: #cccccc; --strong: #888888;
        --link: #000000; --alert: #b3141d; --alert-paper: #ffffff; --mark: #704400; --mark-paper: #ffffff;
      }
      html { font-size: 9.5pt; }
      body { max-width: none; padding: 0; }
      .skip, .kinds, .card { display: none !important; }
      section { border: 0; margin: 0; }
      section + section { break-before: page; }
      h2, h3, caption { break-after: avoid; }
      tr { break-inside: avoid; }
    }
    """
}
