/** Reads the XML parts of an Office package. Prefixes become those that the standard uses, for every kind of namespace. */
import { problem } from '@lulus/contract/messages';
import { XMLValidator } from 'fast-xml-parser';
import { Unreadable } from '../imported.ts';
import { decodeEntities, legalText } from '../xml-text.ts';

export interface XmlNode {
  /** With the usual prefix, such as `w:p`. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

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

const decode = (text: string): string => legalText(text.includes('&') ? decodeEntities(text) : text);

type Scope = Record<string, string>;

function scopeOf(attributes: [string, string][], outer: Scope): Scope {
  let scope = outer;
  for (const [key, value] of attributes) {
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

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Builds the tree of one part. Its XML is known to be well-formed. The tree of a library takes several times the memory. */
class TreeReader {
  private readonly xml: string;
  /** Elements that are open, with their namespaces. The first one holds the root. */
  private readonly open: { node: XmlNode; scope: Scope }[] = [
    { node: { name: '', attributes: {}, children: [] }, scope: {} },
  ];

  constructor(xml: string) {
    this.xml = xml;
  }

  read(): XmlNode | undefined {
    const { xml } = this;
    let at = 0;
    while (at < xml.length) {
      const start = xml.indexOf('<', at);
      this.addText(decode(xml.slice(at, start < 0 ? undefined : start)));
      if (start < 0) break;
      at = this.readMarkup(start);
    }
    return elementsOf(this.open[0]?.node)[0];
  }

  /** Reads what begins at `<`. Returns where it ends. */
  private readMarkup(start: number): number {
    const { xml } = this;
    const endOf = (sign: string) => {
      const found = xml.indexOf(sign, start);
      return found < 0 ? xml.length : found + sign.length;
    };
    if (xml.startsWith('<!--', start)) return endOf('-->');
    if (xml.startsWith('<?', start)) return endOf('?>');
    if (xml.startsWith('<![CDATA[', start)) {
      const end = endOf(']]>');
      this.addText(xml.slice(start + 9, end - 3));
      return end;
    }
    if (xml[start + 1] === '/') {
      if (this.open.length > 1) this.open.pop();
      return endOf('>');
    }
    const end = this.endOfTag(start);
    this.readTag(xml.slice(start + 1, end - 1));
    return end;
  }

  /** An attribute may have `>` in its value. */
  private endOfTag(start: number): number {
    let quote = '';
    for (let at = start + 1; at < this.xml.length; at++) {
      const sign = this.xml[at] as string;
      if (quote !== '') quote = sign === quote ? '' : quote;
      else if (sign === '"' || sign === "'") quote = sign;
      else if (sign === '>') return at + 1;
    }
    return this.xml.length;
  }

  private readTag(tag: string): void {
    const isEmpty = tag.endsWith('/');
    const name = /^[^\s/]+/.exec(tag)?.[0] ?? '';
    const written: [string, string][] = [];
    for (const [, key = '', double, single] of tag.slice(name.length).matchAll(ATTRIBUTE)) {
      written.push([key, decode(double ?? single ?? '')]);
    }
    const parent = this.open.at(-1) as { node: XmlNode; scope: Scope };
    const scope = scopeOf(written, parent.scope);
    const attributes = Object.fromEntries(written.map(([key, value]) => [nameIn(scope, key, true), value]));
    const node: XmlNode = { name: nameIn(scope, name, false), attributes, children: [] };
    parent.node.children.push(node);
    if (isEmpty) return;
    this.open.push({ node, scope });
    if (this.open.length > MAX_DEPTH) throw new RangeError('too deep');
  }

  private addText(text: string): void {
    if (text !== '') this.open.at(-1)?.node.children.push(text);
  }
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
  try {
    const root = new TreeReader(xml).read();
    if (root) return root;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
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
