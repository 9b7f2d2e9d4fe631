import { GAP_MARKER } from '@lulus/contract';

/** Returns the numbers of the gaps in rich text, each once, in order. Formulas have none. */
export function gapsIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const math of body.querySelectorAll('math')) math.remove();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (texts.nextNode()) {
    for (const [, number] of (texts.currentNode.nodeValue ?? '').matchAll(GAP_MARKER)) {
      if (number) found.add(number);
    }
  }
  return [...found];
}

/** Returns the lowest number that no gap of the text has. */
export function nextGap(html: string): number {
  const used = gapsIn(html);
  let number = 1;
  while (used.includes(String(number))) number += 1;
  return number;
}
