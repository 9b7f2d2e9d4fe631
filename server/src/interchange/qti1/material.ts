/** Reads texts and pictures of a question. */
import { problem } from '@lulus/contract/messages';
import { escapeAttribute, escapeText } from '../../content/write-html.ts';
import { hasLatex } from '../formulas.ts';
import { textOfPlainHtml, textToHtml, textToInline } from '../rich-text.ts';
import { elementsOf, isXmlElement, textOf, type XmlElement } from '../xml-tree.ts';
import type { ItemHtml } from './item-html.ts';

export interface Text {
  /** Rich text. */
  html: string;
  /** The same as plain text, if it has no marks. */
  plain: string | undefined;
}

const TAG =
  /<\/?(p|br|b|i|u|em|strong|span|div|img|sub|sup|font|table|ul|ol|li|a|h[1-6]|pre|code|math)\b[^<>]*>/i;
const BLOCK = /<(p|div|ul|ol|table|pre|blockquote|h[1-6])\b/i;
const PICTURE_TYPE = /^(image\/|$)/i;

const fromHtml = (source: string, html: ItemHtml): Text => {
  const read = html.read(source.trim());
  return { html: read, plain: textOfPlainHtml(read)?.replace(/\s+/g, ' ').trim() };
};

function fromPlain(text: string, html: ItemHtml): Text {
  const own = text.trim();
  if (hasLatex(own)) return { html: html.read(textToHtml(own)), plain: undefined };
  return { html: own.includes('\n') ? textToHtml(own) : textToInline(own), plain: own };
}

const EMPTY = /^(br|img|hr|source)$/;

/** The content as HTML, for elements of XHTML that stand in the file as such. */
const innerHtml = (node: XmlElement): string =>
  node.children
    .map((part) => {
      if (!isXmlElement(part)) return escapeText(part);
      const start = [
        part.name,
        ...Object.entries(part.attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`),
      ].join(' ');
      return EMPTY.test(part.name) ? `<${start} />` : `<${start}>${innerHtml(part)}</${part.name}>`;
    })
    .join('');

/** Reads a text. One without a type is HTML if it has tags of it. */
function readText(node: XmlElement, html: ItemHtml): Text {
  if (node.children.some(isXmlElement)) return fromHtml(innerHtml(node), html);
  const text = textOf(node);
  const type = (node.attributes.texttype ?? node.attributes.type ?? '').toLowerCase();
  const isHtml =
    /html|smart/.test(type) || (type === '' && (TAG.test(text) || /&(nbsp|lt|gt|amp|quot|#\d+);/.test(text)));
  return isHtml ? fromHtml(text, html) : fromPlain(text, html);
}

function readPicture({ attributes, ...node }: XmlElement, html: ItemHtml): Text {
  const { uri = '', imagtype = '', embedded = '', label = '' } = attributes;
  const data = textOf({ attributes, ...node }).trim();
  const isInside = embedded.toLowerCase() === 'base64' && data !== '';
  const name = isInside ? html.addPicture(imagtype, data) : html.pictureAt(uri);
  return { html: `<img src="${escapeAttribute(name)}" alt="${escapeAttribute(label)}" />`, plain: undefined };
}

/** Returns a text, picture or recording, or undefined for one that has no place in a text. */
function readOne(node: XmlElement, html: ItemHtml): Text | undefined {
  const { uri = '', apptype = '' } = node.attributes;
  switch (node.name) {
    case 'mattext':
    case 'matemtext':
    case 'mat_formattedtext':
      return readText(node, html);
    case 'matimage':
      return readPicture(node, html);
    case 'matbreak':
      return { html: '<br />', plain: undefined };
    case 'mataudio':
    case 'matvideo':
      html.addRecording(uri);
      return undefined;
    case 'matapplication':
      if (uri !== '' && PICTURE_TYPE.test(apptype)) return readPicture(node, html);
      if (uri !== '') html.warn(problem('linked_file_dropped', { name: uri.slice(-100) }));
      return undefined;
    default:
      return undefined;
  }
}

const isEmpty = ({ html }: Text): boolean => html.trim() === '';

/** Puts texts one after another: those of rich text as paragraphs. */
export function joinTexts(all: Text[]): Text {
  const texts = all.filter((text) => !isEmpty(text));
  const [only, ...others] = texts;
  if (!only) return { html: '', plain: '' };
  if (others.length === 0) return only;
  return {
    html: texts.map((text) => (BLOCK.test(text.html) ? text.html : `<p>${text.html}</p>`)).join(''),
    plain: undefined,
  };
}

/** Puts texts into one line. */
function joinInline(texts: Text[]): Text {
  if (texts.some(({ html }) => BLOCK.test(html))) return joinTexts(texts);
  const isPlain = texts.every(({ plain }) => plain !== undefined);
  return {
    html: texts.map(({ html }) => html).join(' '),
    plain: isPlain ? texts.map(({ plain }) => plain).join(' ') : undefined,
  };
}

/** Reads all texts and pictures of an element. */
export function readMaterial(node: XmlElement, html: ItemHtml): Text {
  const own = readOne(node, html);
  if (own) return own;
  const parts = elementsOf(node).map((child) => readMaterial(child, html));
  const texts = parts.filter((text) => !isEmpty(text));
  return node.name === 'material' && texts.length > 1 ? joinInline(texts) : joinTexts(texts);
}
