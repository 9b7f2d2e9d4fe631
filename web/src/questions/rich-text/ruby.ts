/** Ruby: characters with a small reading above them, such as furigana. */

export interface Reading {
  base: string;
  reading: string;
}

/** Returns the parts of a ruby element. */
export function readingsOf(html: string): Reading[] {
  const ruby = new DOMParser().parseFromString(html, 'text/html').querySelector('ruby');
  const readings: Reading[] = [];
  let base = '';
  for (const child of ruby?.childNodes ?? []) {
    if (child.nodeName === 'RP') continue;
    if (child.nodeName === 'RT') {
      readings.push({ base: base.trim(), reading: child.textContent?.trim() ?? '' });
      base = '';
    } else base += child.textContent;
  }
  if (base.trim()) readings.push({ base: base.trim(), reading: '' });
  return readings;
}

/** Returns the ruby element. Browsers without ruby show the readings in brackets. */
export function rubyOf(readings: readonly Reading[]): string {
  const ruby = document.createElement('ruby');
  for (const { base, reading } of readings) {
    ruby.append(base);
    for (const [tag, text] of [
      ['rp', '('],
      ['rt', reading],
      ['rp', ')'],
    ] as const) {
      const element = document.createElement(tag);
      element.textContent = text;
      ruby.append(element);
    }
  }
  return ruby.outerHTML;
}
