// Questions about a gallery, each a function that answers with data.
window.gallery = {
  // The texts with the commands that write them.
  samples: () => [...document.querySelectorAll('[data-command]')].map(element => ({
    command: element.dataset.command, stream: element.dataset.stream || 'output', text: element.textContent,
  })).concat([...document.querySelectorAll('td[data-column=Pinned] > em')].map(element => ({
    // Pinned data lacks the format: the command of the system's data must fail with it.
    command: `LOCALEFORMAT_DATA=pinned ${element.closest('tr').querySelector('[data-command]').dataset.command}`,
    stream: 'absent', text: element.textContent,
  }))),

  // The elements whose content is wider than they are, or that are not inside the window.
  overflows: () => [...document.querySelectorAll('body *')].filter(element => {
    const style = getComputedStyle(element);
    if (style.clipPath !== 'none' || element.closest('thead') && getComputedStyle(element.closest('thead')).clipPath !== 'none') return false;
    if (element.matches('.skip')) return false;
    const box = element.getBoundingClientRect();
    if (box.width === 0) return false;
    const isWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth;
    const isCut = element.clientHeight > 0 && style.overflow !== 'visible' && element.scrollHeight > element.clientHeight;
    const isSqueezed = element.matches('caption') && box.width < 0.9 * element.parentElement.getBoundingClientRect().width;
    return isWide || isCut || isSqueezed || box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5;
  }).map(element => `${element.tagName}.${element.className} ${element.id} '${element.textContent.slice(0, 60)}'`),

  scrollsSideways: () => document.documentElement.scrollWidth > document.documentElement.clientWidth,

  // The directions of a section and of all texts of its language in it.
  directions: () => Object.fromEntries([...document.querySelectorAll('main > section[dir]')].map(section => [
    section.lang,
    [...new Set([section, ...section.querySelectorAll('td, .sample, h2')].map(element => getComputedStyle(element).direction))],
  ])),

  // The texts whose colour has too little contrast with the nearest background, with the ratio.
  faint: () => {
    const channels = text => text.match(/[\d.]+/g).map(Number);
    const luminance = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
      .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
    const background = element => {
      for (let place = element; place; place = place.parentElement) {
        const color = channels(getComputedStyle(place).backgroundColor);
        if (color.length < 4 || color[3] > 0) return color;
      }
      return [255, 255, 255];
    };
    const found = new Map();
    for (const element of document.querySelectorAll('body *')) {
      if (![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()) || !element.getClientRects().length) continue;
      const style = getComputedStyle(element);
      const [first, second] = [luminance(channels(style.color)), luminance(background(element))].sort((a, b) => b - a);
      const ratio = (first + 0.05) / (second + 0.05);
      if (ratio < 4.5) found.set(`${element.tagName}.${element.className} ${style.color}`, ratio);
    }
    return [...found];
  },

  colors: () => ({
    paper: getComputedStyle(document.body).backgroundColor, ink: getComputedStyle(document.body).color,
    missing: [...document.querySelectorAll('.missing')].map(element => [element.textContent, getComputedStyle(element).color]),
  }),

  missing: () => [...document.querySelectorAll('.missing')].map(element => element.dataset.column),

  // What is wrong with the structure.
  faults: () => {
    const faults = [], ids = [...document.querySelectorAll('[id]')].map(element => element.id);
    if (new Set(ids).size !== ids.length) faults.push('two elements have one id');
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      if (!document.getElementById(link.getAttribute('href').slice(1))) faults.push(`nothing is at ${link.hash}`);
    }
    for (const element of document.querySelectorAll('[aria-describedby], [aria-labelledby]')) {
      for (const id of [element.getAttribute('aria-describedby'), element.getAttribute('aria-labelledby')]) {
        if (id && !document.getElementById(id)) faults.push(`nothing is at ${id}`);
      }
    }
    let level = 0;
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const next = Number(heading.tagName[1]);
      if (next > level + 1) faults.push(`${heading.textContent} is a heading of level ${next} after one of ${level}`);
      level = next;
    }
    for (const table of document.querySelectorAll('table')) {
      if (!table.caption || [...table.querySelectorAll('th')].some(cell => !cell.scope)) faults.push(`a table lacks a caption or a scope`);
    }
    for (const input of document.querySelectorAll('input')) {
      if (input.labels.length !== 1) faults.push(`an input has ${input.labels.length} labels`);
    }
    if (document.scripts.length || document.querySelector('img, iframe, link, [onerror], [onfocus]')) faults.push('something can run or load');
    return faults;
  },

  // The first day of the week of each month, and the days in its first column.
  weeks: () => [...document.querySelectorAll('.month')].map(table => ({
    language: table.closest('section').lang, begins: table.dataset.weekBegins,
    days: [...table.rows].map(row => row.cells[0].querySelector('[data-command]')).filter(Boolean)
      .map(element => element.dataset.command.split(' ')[2]),
  })),

  focus: () => {
    const element = document.activeElement, card = document.getElementById(element.getAttribute('aria-describedby'));
    const box = card && card.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return {
      isSample: element.matches('.sample'), href: element.getAttribute('href'),
      parts: card && box.width > 0 ? [...card.querySelectorAll('.parts b')].map(kind => kind.textContent) : [],
      isSeen: !!card && box.top >= 0 && box.bottom <= innerHeight && own.top >= 0 && own.bottom <= box.top,
    };
  },
};
