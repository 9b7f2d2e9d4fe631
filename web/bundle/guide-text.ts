/**
 * Parses the Markdown of the guides. It supports headings, paragraphs, pictures, bold, code and links to other guides,
 * and lists of bullets, steps or checkboxes. It throws on other Markdown, so that no guide shows raw markup.
 */
import { type Block, type Guide, guideFiles, type Inline } from '../src/help/guide.ts';

export interface WrittenGuide extends Omit<Guide, 'blocks'> {
  /** Blocks whose pictures have a path relative to the guide. */
  blocks: (Exclude<Block, { kind: 'picture' }> | { kind: 'picture'; alt: string; src: string })[];
}

const LINE = {
  title: /^# (.+)$/,
  heading: /^## (.+)$/,
  picture: /^!\[([^\]]+)\]\(([\w./-]+)\)$/,
  check: /^- \[ \] (.+)$/,
  bullet: /^- (.+)$/,
  step: /^\d+\. (.+)$/,
};
const INLINE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;
/** Characters of Markdown that this parser does not support. */
const UNKNOWN = /[*_`<>#|[\]]/;

export function readGuide(markdown: string): WrittenGuide {
  const [first = '', ...parts] = markdown.trim().split(/\n\n+/);
  const title = LINE.title.exec(first)?.[1];
  if (!title) throw new Error('A guide must begin with its title.');
  return { title, blocks: parts.map(readBlock) };
}

function readBlock(part: string): WrittenGuide['blocks'][number] {
  const lines = part.split('\n');
  const [line = ''] = lines;
  if (lines.some((one) => /^\s/.test(one))) throw new Error(`Guides may not contain nested blocks: ${part}`);
  const picture = LINE.picture.exec(line);
  if (picture?.[1] && picture[2] && lines.length === 1) {
    return { kind: 'picture', alt: picture[1], src: picture[2] };
  }
  const heading = LINE.heading.exec(line)?.[1];
  if (heading && lines.length === 1) return { kind: 'heading', text: plain(heading) };
  const lists = [
    ['checks', LINE.check],
    ['bullets', LINE.bullet],
    ['steps', LINE.step],
  ] as const;
  for (const [as, pattern] of lists) {
    if (!pattern.test(line)) continue;
    return { kind: 'list', as, items: lines.map((item) => readInline(itemOf(item, pattern))) };
  }
  return { kind: 'paragraph', text: readInline(lines.join(' ')) };
}

function itemOf(line: string, pattern: RegExp): string {
  const text = pattern.exec(line)?.[1];
  if (!text) throw new Error(`This line is not an item of its list: ${line}`);
  return text;
}

function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const { 0: whole, 1: bold, 2: code, 3: link, 4: to, index } of text.matchAll(INLINE)) {
    if (index > at) found.push(plain(text.slice(at, index)));
    if (bold) found.push({ bold });
    else if (code) found.push({ code });
    else if (link && to) found.push({ link, to: addressOf(to) });
    at = index + whole.length;
  }
  if (at < text.length) found.push(plain(text.slice(at)));
  return found;
}

function plain(text: string): string {
  if (UNKNOWN.test(text)) throw new Error(`Guides may not contain this Markdown: ${text}`);
  return text;
}

function addressOf(file: string): string {
  const found = Object.entries(guideFiles).find(([, names]) => Object.values<string>(names).includes(file));
  if (!found) throw new Error(`There is no guide ${file}.`);
  return `/help/${found[0]}`;
}
