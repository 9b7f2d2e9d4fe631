/** Reads the XML parts of an Office package. Prefixes become those that the standard uses, for every kind of namespace. */
import { problem } from '@lulus/contract/messages';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Unreadable } from '../imported.ts';

export interface XmlNode {
  /** With the usual prefix, such as `w:p`. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

type ParsedNode = Record<string, ParsedNode[] | string | Record<string, string>>;

/** Usual prefixes by the end of the namespace. Strict files have the same names at another address. */
const PREFIXES: [prefix: string, pattern: RegExp][] = [
  ['w', /\/wordprocessingml\/(2006\/)?main$/],
  ['m', /\/officeDocument\/(2006\/)?math$/],
  ['r', /\/officeDocument\/(2006\/)?relationships$/],
  ['wp', /\/drawingml\/(2006\/)?wordprocessingDrawing$/],
  ['a', /\/drawingml\/(2006\/)?main$/],
  ['pic', /\/drawingml\/(2006\/)?picture$/],
  ['mc', /\/markup-compatibility\/2006$/],
  ['v', /^urn:schemas-microsoft-com:vml$/],
  ['o', /^urn:schemas-microsoft-com:office:office$/],
  ['wps', /\/wordprocessingShape$/],
  ['wpg', /\/wordprocessingGroup$/],
  ['asvg', /\/SVG\/main$/],
];
/** Deeply nested formulas and tables. */
const MAX_DEPTH = 400;
const ATTRIBUTES = ':@';
const TEXT = '#text';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
  jPath: false,
});

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find.
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const decode = (text: string): string =>
  (text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (all, hex, decimal, name) => {
        if (name) return NAMED[name.toLowerCase()] ?? all;
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : all;
      })
    : text
  )
    .replace(ILLEGAL, '')
    .toWellFormed();

type Scope = Record<string, string>;

function scopeOf(attributes: Record<string, string>, outer: Scope): Scope {
  let scope = outer;
  for (const [key, value] of Object.entries(attributes)) {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
    const usual = PREFIXES.find(([, pattern]) => pattern.test(value))?.[0];
    const own = key === 'xmlns' ? '' : key.slice(6);
    scope = { ...scope, [own]: usual ?? own };
  }
  return scope;
}

function nameIn(scope: Scope, written: string, isAttribute: boolean): string {
  const colon = written.indexOf(':');
  const prefix = colon < 0 ? '' : written.slice(0, colon);
  if (isAttribute && prefix === '') return written;
  const usual = scope[prefix] ?? prefix;
  const local = colon < 0 ? written : written.slice(colon + 1);
  return usual === '' ? local : `${usual}:${local}`;
}

function nodeOf(parsed: ParsedNode, tag: string, outer: Scope): XmlNode {
  const written = (parsed[ATTRIBUTES] ?? {}) as Record<string, string>;
  const scope = scopeOf(written, outer);
  const attributes: Record<string, string> = {};
  for (const [key, value] of Object.entries(written))
    attributes[nameIn(scope, key, true)] = decode(String(value));
  const children: (XmlNode | string)[] = [];
  for (const child of parsed[tag] as ParsedNode[]) {
    if (TEXT in child) children.push(decode(String(child[TEXT])));
    else {
      const name = Object.keys(child).find((key) => key !== ATTRIBUTES);
      if (name) children.push(nodeOf(child, name, scope));
    }
  }
  return { name: nameIn(scope, tag, false), attributes, children };
}

/** Decodes the part. Word and others write UTF-8; the standard allows UTF-16. */
function textOfPart(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Returns the root of a part. Throws `Unreadable` for broken XML and for declarations of types or entities. */
export function parsePart(bytes: Uint8Array, place: string): XmlNode {
  const xml = textOfPart(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Unreadable(problem('docx_declaration', { place }));
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Unreadable(problem('docx_part_broken', { place, line: valid.err.line }));
  let parsed: ParsedNode[];
  try {
    parsed = parser.parse(xml) as ParsedNode[];
  } catch {
    throw new Unreadable(problem('docx_part_broken', { place, line: 1 }));
  }
  for (const node of parsed) {
    const tag = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== TEXT);
    if (tag) return nodeOf(node, tag, {});
  }
  throw new Unreadable(problem('docx_part_broken', { place, line: 1 }));
}

export const elementsOf = (node: XmlNode | undefined): XmlNode[] =>
  node ? node.children.filter((child): child is XmlNode => typeof child !== 'string') : [];

export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  elementsOf(node).filter((child) => child.name === name);

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child): child is XmlNode => typeof child !== 'string' && child.name === name);

/** The text directly in the element. */
export const ownText = (node: XmlNode): string =>
  node.children.filter((child) => typeof child === 'string').join('');

/** The value of a child such as `<w:val w:val="x"/>`. */
export const settingOf = (node: XmlNode | undefined, name: string): string | undefined => {
  const child = childOf(node, name);
  return child?.attributes['w:val'] ?? child?.attributes['m:val'] ?? child?.attributes.val;
};

/** Finds the first element of the name, at any depth. */
export function findDeep(node: XmlNode, name: string): XmlNode | undefined {
  for (const child of elementsOf(node)) {
    const found = child.name === name ? child : findDeep(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Finds all elements of the name, at any depth, not inside each other. */
export function findAllDeep(node: XmlNode, name: string): XmlNode[] {
  return elementsOf(node).flatMap((child) => (child.name === name ? [child] : findAllDeep(child, name)));
}
