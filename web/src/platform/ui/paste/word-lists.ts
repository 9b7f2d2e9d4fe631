/** Word writes list entries as paragraphs with a marker as text. These become lists. */
import { STYLE } from './pasted-html.ts';

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = `[${STYLE}*="mso-list:Ignore" i], [${STYLE}*="mso-list: Ignore" i]`;

interface Entry {
  paragraph: Element;
  marker: Element;
  level: number;
  tag: 'ol' | 'ul';
  number: number;
}

/** Returns undefined for markers that our lists cannot have, such as letters. They stay as text. */
function entryOf(paragraph: Element): Entry | undefined {
  const level = Number(LEVEL.exec(paragraph.getAttribute(STYLE) ?? '')?.[1]);
  const marker = paragraph.querySelector(MARKER);
  if (!level || !marker) return undefined;
  const text = marker.textContent?.trim() ?? '';
  const number = /^\(?(\d+)[.)]*$/.exec(text)?.[1];
  // An "o" is the bullet of the second level.
  const isBullet = text === 'o' || !/[\p{L}\p{N}]/u.test(text);
  if (number === undefined && !isBullet) return undefined;
  return { paragraph, marker, level, tag: number === undefined ? 'ul' : 'ol', number: Number(number) };
}

function openList({ paragraph, tag, number }: Entry, outer: Element | undefined): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  if (tag === 'ol' && number !== 1) list.setAttribute('start', String(number));
  if (outer?.lastElementChild) outer.lastElementChild.append(list);
  else paragraph.before(list);
  return list;
}

export function convertWordLists(body: Element): void {
  let open: { level: number; list: Element }[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll(`[${STYLE}*="mso-list" i]:is(p, h1, h2, h3, h4, h5, h6)`)) {
    const entry = entryOf(paragraph);
    if (!entry) continue;
    if (paragraph.previousElementSibling !== previous) open = [];
    open = open.filter(({ level }) => level <= entry.level);
    const last = open.at(-1);
    if (last?.level === entry.level && last.list.localName !== entry.tag) open.pop();
    if (open.at(-1)?.level !== entry.level)
      open.push({ level: entry.level, list: openList(entry, open.at(-1)?.list) });
    const item = paragraph.ownerDocument.createElement('li');
    entry.marker.remove();
    open.at(-1)?.list.append(item);
    previous = open[0]?.list ?? null;
    item.append(paragraph);
  }
}
