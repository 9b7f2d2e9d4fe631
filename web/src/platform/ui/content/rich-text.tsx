import { GAP_MARKER, QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { allowedAttributes, isAllowed } from './allowed-content.ts';
import { isImagePath } from './asset-url.ts';
import { LargeImage } from './large-image.tsx';
import classes from './rich-text.module.css';

const SYNONYMS: Record<string, string> = { strike: 's', del: 's', tfoot: 'tbody' };
/** These are removed with their content. */
const DROPPED = /^(script|style|template|iframe|object|svg|annotation|annotation-xml)$/;
/** Elements with their own direction, which their first letter decides. */
const BLOCKS = /^(p|li|th|td|caption|blockquote|pre)$/;
/** Spaces between the parts of these are no text. */
const WITHOUT_TEXT = /^(table|thead|tbody|tfoot|tr|ul|ol)$/;

/** Returns what stands at a gap of the text, by its number, or undefined for text that only looks like one. */
export type RenderGap = (number: string) => ReactNode | undefined;

interface Props {
  html: string;
  className?: string;
  /** For text with gaps: `[[1]]` is gap 1. */
  gap?: RenderGap | undefined;
}

/** Renders sanitised HTML as React elements without `innerHTML`. Keeps line breaks of its text. */
export function RichText({ html, className, gap }: Props) {
  const body = useMemo(() => parse(html), [html]);
  const content = useMemo(() => childrenOf(body, gap), [body, gap]);
  return (
    <div className={className ? `${classes.text} ${className}` : classes.text} dir="auto">
      {content}
    </div>
  );
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The LaTeX source of a formula, which is also its alternative text. */
const formulaText = (math: Element) =>
  math.querySelector('annotation')?.textContent ?? math.getAttribute('alttext') ?? math.textContent ?? '';

/** Returns the text of rich text in one line, for labels and titles. */
export function plainText(html: string): string {
  const body = parse(html);
  for (const math of body.querySelectorAll('math')) math.replaceWith(formulaText(math));
  for (const image of body.querySelectorAll('img')) image.replaceWith(`[${image.alt}]`);
  for (const block of body.querySelectorAll('p, li, br, td, th, caption, pre, blockquote')) block.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function childrenOf(node: Node, gap?: RenderGap): ReactNode[] {
  return [...node.childNodes].map((child, index) => render(child, index, gap));
}

/** Returns the text with its gaps in place. */
function withGaps(text: string, gap: RenderGap): ReactNode[] {
  return text.split(GAP_MARKER).map((part, index) => {
    // Every second part is the number of a marker.
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: Parts of a text keep their places.
    return <Fragment key={index}>{gap(part) ?? `[[${part}]]`}</Fragment>;
  });
}

/** Whether a text node is the space between blocks of the source, which is no text. */
function isSpaceBetween(node: Node): boolean {
  if (node.textContent?.trim()) return false;
  const beside = [node.previousSibling, node.nextSibling];
  return (
    WITHOUT_TEXT.test(node.parentElement?.localName ?? '') ||
    beside.some(
      (one) => one instanceof Element && (BLOCKS.test(one.localName) || WITHOUT_TEXT.test(one.localName)),
    )
  );
}

function render(node: Node, key: number, gap?: RenderGap): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    if (isSpaceBetween(node)) return null;
    return gap ? <Fragment key={key}>{withGaps(node.textContent ?? '', gap)}</Fragment> : node.textContent;
  }
  if (!(node instanceof Element) || DROPPED.test(node.localName)) return null;
  const tag = SYNONYMS[node.localName] ?? node.localName;
  if (tag === 'br') return <br key={key} />;
  if (node instanceof HTMLImageElement) return renderImage(node, key);
  if (tag === 'math') return renderFormula(node, key);
  if (!isAllowed(node) && tag === node.localName) {
    return <Fragment key={key}>{childrenOf(node, gap)}</Fragment>;
  }
  const direction = BLOCKS.test(tag) && { dir: 'auto' };
  const element = createElement(
    tag,
    { key, ...direction, ...allowedAttributes(node) },
    ...childrenOf(node, gap),
  );
  if (tag !== 'table') return element;
  return (
    <div key={key} className={classes.wide}>
      {element}
    </div>
  );
}

function renderImage(image: HTMLImageElement, key: number): ReactNode {
  const path = image.getAttribute('src') ?? '';
  if (!isImagePath(path)) return image.alt && `[${image.alt}]`;
  const width = Number(image.getAttribute('width')) || QUESTION_IMAGE_WIDTH_PX;
  return (
    <LargeImage key={key} path={path} alt={image.alt} width={Math.min(width, QUESTION_IMAGE_WIDTH_PX)} />
  );
}

function renderFormula(math: Element, key: number): ReactNode {
  // Browsers without MathML would show the signs of the formula in a row.
  if (!('MathMLElement' in globalThis)) return formulaText(math);
  const attributes = allowedAttributes(math);
  const className = attributes.display === 'block' ? `${classes.wide} ${classes.block}` : classes.wide;
  return (
    <span key={key} className={className} dir="ltr">
      {createElement('math', { alttext: formulaText(math), ...attributes }, ...childrenOf(math))}
    </span>
  );
}
