/** Reads the bytes of an XML file. Document types are skipped; files with declarations of their own are rejected. */
import { problem } from '@lulus/contract/messages';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseFragment } from 'parse5';
import { rawText } from '../../content/parse-content.ts';
import { Unreadable } from '../imported.ts';
import { decodeXml, legalText, lineAt } from '../xml-text.ts';
import type { XmlElement } from './xml.ts';

const MAX_DEPTH = 100;
const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';

/** A node of the parser: a tag or one of the names above, with its content; attributes beside it. */
type ParsedNode = Record<string, ParsedNode[] | string | Record<string, string>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: CDATA,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
  jPath: false,
});

/** Removes a document type without declarations. Throws for one with declarations, and for entities. */
function withoutDocumentType(xml: string): string {
  let plain = xml;
  let at = plain.indexOf('<!');
  while (at >= 0) {
    const isComment = plain.startsWith('<!--', at);
    if (isComment || plain.startsWith('<![CDATA[', at)) {
      const end = plain.indexOf(isComment ? '-->' : ']]>', at);
      if (end < 0) return plain;
      at = plain.indexOf('<!', end);
      continue;
    }
    const end = plain.indexOf('>', at);
    const declaration = end < 0 ? '' : plain.slice(at, end + 1);
    if (!/^<!DOCTYPE\s[^[<]*>$/i.test(declaration)) {
      throw new Unreadable(problem('xml_declaration', { line: lineAt(plain, at) }));
    }
    plain = plain.slice(0, at) + declaration.replace(/[^\n]/g, ' ') + plain.slice(end + 1);
    at = plain.indexOf('<!', end);
  }
  return plain;
}

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

const legal = (text: string): string => legalText(decodeEntities(text));
const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Removes the prefix of a namespace, and turns names of QTI 3.0 into those of QTI 2. */
function plainName(name: string): string {
  const local = name.slice(name.lastIndexOf(':') + 1);
  return local.startsWith('qti-') ? camelCase(local.slice(4)) : local;
}

function attributeName(name: string): string | undefined {
  if (name === 'xml:lang') return 'lang';
  if (name.includes(':') || name === 'xmlns') return undefined;
  return /^(data|aria)-/.test(name) ? name : camelCase(name);
}

function elementOf(node: ParsedNode, tag: string): XmlElement {
  const own: XmlElement = { name: plainName(tag), attributes: {}, children: [] };
  for (const [key, value] of Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, unknown>)) {
    const name = attributeName(key);
    if (name) own.attributes[name] = legal(String(value));
  }
  for (const child of node[tag] as ParsedNode[]) {
    if (TEXT in child) own.children.push(legal(String(child[TEXT])));
    else if (CDATA in child) own.children.push(String((child[CDATA] as ParsedNode[])[0]?.[TEXT] ?? ''));
    else {
      const name = Object.keys(child).find((key) => key !== ATTRIBUTES);
      if (name) own.children.push(elementOf(child, name));
    }
  }
  return own;
}

/** Returns the root element. Throws `Unreadable` with the line of the error. */
export function parseXml(bytes: Uint8Array): XmlElement {
  const xml = withoutDocumentType(decodeXml(bytes).trim());
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Unreadable(problem('file_broken_at', { line: valid.err.line }));
  try {
    const nodes = parser.parse(xml) as ParsedNode[];
    const root = nodes.find((node) => !(TEXT in node) && !(CDATA in node)) ?? {};
    const tag = Object.keys(root).find((key) => key !== ATTRIBUTES);
    if (tag) return elementOf(root, tag);
  } catch {
    throw new Unreadable(problem('xml_too_deep', { max: MAX_DEPTH }));
  }
  throw new Unreadable(problem('no_questions_in_file'));
}
