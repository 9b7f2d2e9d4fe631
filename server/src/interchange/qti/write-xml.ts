/** Writes elements of QTI. Their names are those of QTI 2; in QTI 3.0 `simpleChoice` is `qti-simple-choice`. */
import { escapeAttribute, escapeText } from '../../content/write-html.ts';
import { legalText } from '../xml-text.ts';

export type Version = 'qti3' | 'qti22';
type Attribute = string | number | boolean | undefined;

interface QtiElement {
  name: string;
  attributes: Record<string, Attribute>;
  children: Written[];
}
/** A string is XML already. */
export type Written = QtiElement | string;

export const qti = (
  name: string,
  attributes: Record<string, Attribute> = {},
  children: Written[] = [],
): QtiElement => ({ name, attributes, children });

export const qtiText = (name: string, attributes: Record<string, Attribute>, text: string): QtiElement =>
  qti(name, attributes, [escapeText(text)]);

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** White space of attributes would become spaces. */
const attributeValue = (value: Attribute): string =>
  escapeAttribute(String(value)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

function writeNode(node: Written, version: Version): string {
  if (typeof node === 'string') return node;
  const isNew = version === 'qti3';
  const name = isNew ? `qti-${kebabCase(node.name)}` : node.name;
  const attributes = Object.entries(node.attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const isOwn = isNew && !/[:-]|^xmlns/.test(key);
    return [` ${isOwn ? kebabCase(key) : key}="${attributeValue(value)}"`];
  });
  const inner = node.children.map((child) => writeNode(child, version)).join('');
  return inner === ''
    ? `<${name}${attributes.join('')}/>`
    : `<${name}${attributes.join('')}>${inner}</${name}>`;
}

export const writeFragment = (nodes: Written[], version: Version): string =>
  nodes.map((node) => writeNode(node, version)).join('');

export const writeDocument = (root: QtiElement, version: Version): Uint8Array =>
  new TextEncoder().encode(
    legalText(`<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root, version)}\n`),
  );
