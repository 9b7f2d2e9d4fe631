/** Reads the bytes of an XML file of QTI. Names of QTI 3.0 become those of QTI 2: `qti-simple-choice` is `simpleChoice`. */
import { parseFragment } from 'parse5';
import { type ContentNode, isElement, parseContent, rawText } from '../../content/parse-content.ts';
import { parseXml } from '../parse-xml.ts';
import type { XmlElement, XmlNode } from '../xml-tree.ts';

const entities = new Map<string, string>();

function namedEntity(entity: string): string {
  const known = entities.get(entity) ?? parseFragment(entity).childNodes.map(rawText).join('');
  entities.set(entity, known);
  return known;
}

/** Decodes numeric entities, and those of XML and HTML by name. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|[a-z][a-z\d]{1,31});/gi, (all, hex, decimal) => {
    if (!hex && !decimal) return namedEntity(all);
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Removes the prefix of a namespace, and turns names of QTI 3.0 into those of QTI 2. */
function plainName(name: string): string {
  const local = name.slice(name.lastIndexOf(':') + 1);
  return local.startsWith('qti-') ? camelCase(local.slice(4)) : local;
}

function attributeName(name: string): string | undefined {
  if (name === 'xml:lang') return 'lang';
  if (name === 'xml:base') return 'base';
  if (name.includes(':') || name === 'xmlns') return undefined;
  return /^(data|aria)-/.test(name) ? name : camelCase(name);
}

/** HTML as a whole, which programs put into CDATA in place of XHTML. */
const BLOCKS = /^\s*<(p|div|ul|ol|table|h[1-6])\b[\s\S]*<\/\1>\s*$/i;
/** Elements in which signs stand for themselves. */
const PLAIN = /^(code|pre|value|style|script)$/;

const nodeOf = (node: ContentNode): XmlNode[] => {
  if (!isElement(node)) return [rawText(node)];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes, children: node.childNodes.flatMap(nodeOf) }];
};

function readCdata(text: string, parent: string): XmlNode[] | undefined {
  if (PLAIN.test(parent) || !BLOCKS.test(text)) return undefined;
  const { nodes, dropped } = parseContent(text);
  return dropped.size > 0 ? undefined : nodes.flatMap(nodeOf);
}

/** Returns the root element. Throws `Unreadable` with the line of the error. */
export const parseQti = (bytes: Uint8Array): XmlElement =>
  parseXml(bytes, { elementName: plainName, attributeName, decode: decodeEntities, readCdata });
