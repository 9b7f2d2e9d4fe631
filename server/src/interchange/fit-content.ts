/** Fits the HTML of a file to our rich text. What is lost becomes a warning. */
import { type Problem, problem } from '@lulus/contract/messages';
import { isElement, parseContent } from '../content/parse-content.ts';
import { readContent } from '../content/read-content.ts';
import { escapeText, writeElement } from '../content/write-html.ts';
import type { MediaFile } from './fitted.ts';

const IMAGE = /<img\b/gi;
/** A part of a tag: text without quotes, a quoted text, or the end. */
const TAG_PART = /[^>"']+|"[^"]*"|'[^']*'|>/y;
const MAX_QUOTED = 100;
const SIZE = /^(\d{1,4})(\.\d+)?(px)?$/;

/** Returns the attributes of a tag. */
function attributesOf(tag: string): Record<string, string> {
  const [node] = parseContent(tag).nodes;
  const attributes = node && isElement(node) ? node.attrs : [];
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Returns the index after a tag, or -1 if the tag does not end. */
function endOfTag(html: string, start: number): number {
  TAG_PART.lastIndex = start;
  for (let part = TAG_PART.exec(html); part; part = TAG_PART.exec(html)) {
    if (part[0] === '>') return TAG_PART.lastIndex;
  }
  return -1;
}

/** Replaces pictures. The text after one that does not end stays, in time that grows with its length only. */
function replaceImages(html: string, replace: (tag: string) => string): string {
  let written = '';
  let at = 0;
  for (;;) {
    IMAGE.lastIndex = at;
    const start = IMAGE.exec(html)?.index;
    const end = start === undefined ? -1 : endOfTag(html, IMAGE.lastIndex);
    if (start === undefined || end < 0) return written + html.slice(at);
    written += html.slice(at, start) + replace(html.slice(start, end));
    at = end;
  }
}

/** Names of losses after which text is missing. */
const isTextLost = (name: string) => name.startsWith('<') || name === 'table';

/** Returns the rich text as it is stored, or the reason why it would lose text. Adds warnings. */
export function fitContent(
  html: string,
  media: Map<string, Pick<MediaFile, 'path' | 'kind'>>,
  warnings: Problem[],
): { html: string } | { refused: Problem } {
  const withPaths = replaceImages(html, (tag) => {
    const { src = '', alt = '', ...sizes } = attributesOf(tag);
    const file = media.get(src);
    if (file?.kind !== 'image') {
      const name = src.slice(0, MAX_QUOTED);
      warnings.push(problem('no_such_file_in_import', { name }));
      return escapeText(`[${alt || name}]`);
    }
    const kept = ['width', 'height'].flatMap((size): [string, string][] => {
      const [, pixels] = SIZE.exec(sizes[size] ?? '') ?? [];
      return pixels ? [[size, pixels]] : [];
    });
    return writeElement('img', [['src', file.path], ['alt', alt], ...kept], '');
  });
  const { html: stored, refused } = readContent(withPaths);
  const names = refused.join(', ').slice(0, MAX_QUOTED);
  if (refused.some(isTextLost)) return { refused: problem('content_refused', { names }) };
  if (refused.length > 0) warnings.push(problem('content_dropped', { names }));
  return { html: stored };
}
