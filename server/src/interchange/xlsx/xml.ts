/** Reads the XML of a workbook's parts in one pass. Sheets are too large for a tree. */
import { problem } from '@lulus/contract/messages';
import { Unreadable } from '../imported.ts';

export type Attributes = Record<string, string>;

export interface XmlEvents {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

export interface XmlNode {
  /** Without its prefix. */
  name: string;
  attributes: Attributes;
  children: XmlNode[];
  /** Its own text. */
  text: string;
}

/** Elements within elements. Without a limit, the stack of the program would overflow. */
const MAX_DEPTH = 100;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** Texts of a workbook write characters that XML cannot have, and texts of this form, by their number. */
const ESCAPED = /_x([\da-f]{4})_/gi;

export const broken = (part: string) => new Unreadable(problem('xlsx_part_broken', { part }));

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (written, name: string) => {
        if (!name.startsWith('#')) return ENTITIES[name] ?? written;
        const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
        return code <= 0x10ffff ? String.fromCodePoint(code) : written;
      })
    : text;

/** Decodes the text of a cell. */
export const decodeEscapes = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function attributesOf(tag: string): Attributes {
  const attributes: Attributes = {};
  for (const [, name = '', double, single] of tag.matchAll(
    /\s([^\s=<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    attributes[name] = decodeEntities(double ?? single ?? '');
  }
  return attributes;
}

/** Returns where the tag ends that begins at `start`. A sign `>` may stand within quotes. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at++) {
    const sign = xml[at] as string;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

const skipTo = (xml: string, end: string, start: number) => {
  const at = xml.indexOf(end, start);
  return at < 0 ? -1 : at + end.length - 1;
};

/** Calls `events` for each tag and text. Throws `Unreadable` for broken XML and for one that declares entities. */
export function scanXml(part: string, xml: string, events: XmlEvents): void {
  let depth = 0;
  for (let at = 0; at < xml.length; ) {
    const start = xml.indexOf('<', at);
    if (start !== at) events.text?.(decodeEntities(xml.slice(at, start < 0 ? xml.length : start)));
    if (start < 0) break;
    if (xml.startsWith('<![CDATA[', start)) {
      const end = skipTo(xml, ']]>', start);
      if (end < 0) throw broken(part);
      events.text?.(xml.slice(start + 9, end - 2));
      at = end + 1;
      continue;
    }
    const isComment = xml.startsWith('<!--', start);
    if (!isComment && xml[start + 1] === '!') throw broken(part);
    const end = isComment ? skipTo(xml, '-->', start) : endOfTag(xml, start);
    if (end < 0) throw broken(part);
    at = end + 1;
    if (isComment || xml[start + 1] === '?') continue;
    const tag = xml.slice(start + 1, end);
    if (tag.startsWith('/')) {
      depth--;
      events.close?.(localName(tag.slice(1).trim()));
      continue;
    }
    const isEmpty = tag.endsWith('/');
    const name = localName(/^[^\s/]*/.exec(tag)?.[0] ?? '');
    if (depth++ > MAX_DEPTH) throw broken(part);
    events.open?.(name, attributesOf(isEmpty ? tag.slice(0, -1) : tag));
    if (!isEmpty) continue;
    depth--;
    events.close?.(name);
  }
  if (depth !== 0) throw broken(part);
}

/** Returns the elements of a small part as a tree, under a root without a name. */
export function parseXml(part: string, xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  scanXml(part, xml, {
    open(name, attributes) {
      const node: XmlNode = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    text(text) {
      const node = open.at(-1);
      if (node) node.text += text;
    },
    close() {
      open.pop();
    },
  });
  return root;
}

/** Returns all elements of this name below the node, in their order. */
export const findAll = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);

/** Returns an attribute, regardless of the prefix of its name. */
export const attributeOf = ({ attributes }: XmlNode, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
