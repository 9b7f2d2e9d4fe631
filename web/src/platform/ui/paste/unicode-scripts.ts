import { unicodeScript } from '@lulus/contract';

/** Replaces super- and subscripts by characters. Returns how many were replaced, and how many cannot be written so. */
export function withUnicodeScripts(body: Element): { kept: number; lost: number } {
  const count = { kept: 0, lost: 0 };
  // The innermost come first: a script within a script cannot be written.
  for (const element of [...body.querySelectorAll('sup, sub')].reverse()) {
    const text = element.textContent?.trim() ?? '';
    if (text === '') continue;
    const isNested = element.parentElement?.closest('sup, sub');
    const characters = isNested
      ? undefined
      : unicodeScript(element.localName === 'sup' ? 'sup' : 'sub', text);
    if (characters !== undefined) element.replaceWith(characters);
    count[characters === undefined ? 'lost' : 'kept'] += 1;
  }
  return count;
}
