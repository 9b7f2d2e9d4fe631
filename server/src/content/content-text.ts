import { unicodeScript } from '@lulus/contract';
import { isBlock } from './allow-list.ts';
import { type ContentNode, isElement, isText, parseContent, rawText } from './parse-content.ts';
import { findLatex } from './write-math.ts';

function textOf(node: ContentNode): string {
  if (isText(node)) return node.value;
  if (!isElement(node)) return '';
  const { tagName, attrs } = node;
  const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
  if (tagName === 'img') return `[${attribute('alt') ?? ''}]`;
  if (tagName === 'math') return findLatex(node) ?? attribute('alttext') ?? rawText(node);
  const inner = node.childNodes.map(textOf).join('');
  if (tagName === 'sup') return unicodeScript('sup', inner.trim()) ?? `^(${inner})`;
  if (tagName === 'sub') return unicodeScript('sub', inner.trim()) ?? `_(${inner})`;
  return isBlock(tagName) || /^(br|li|tr|td|th|caption)$/.test(tagName) ? ` ${inner} ` : inner;
}

/** Returns the words of content: scripts as 10², formulas as LaTeX, pictures as their alternative text in brackets. */
export function contentText(html: string): string {
  return parseContent(html).nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

/** Returns whether the content has no words, pictures or formulas. */
export const isBlankContent = (html: string): boolean => contentText(html) === '';
