/** Reads XML in one pass, without its tree. Sheets and files of 50 MB are too large for the tree of a library. */
import { decodeEntities } from './xml-text.ts';

export type Attributes = Record<string, string>;

/** Names are as written, with their prefixes. */
export interface XmlEvents {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  /** Text of a CDATA section, which has no entities. If this is absent, `text` gets it. */
  cdata?(text: string): void;
  close?(name: string): void;
}

export interface ScanOptions {
  /** Elements within elements. Without a limit, readers of the tree would overflow the stack. */
  maxDepth: number;
  /** Decodes texts and the values of attributes. */
  decode?: (text: string) => string;
}

/** Why a text is not read: a wrong end, a declaration of a type or entity, or elements within too many others. */
export class BrokenXml extends Error {
  readonly reason: 'broken' | 'declaration' | 'depth';
  readonly at: number;

  constructor(reason: BrokenXml['reason'], at: number) {
    super(`XML: ${reason}`);
    this.reason = reason;
    this.at = at;
  }
}

/** An attribute without a value is one of HTML. */
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

function attributesOf(written: string, decode: (text: string) => string): Attributes {
  const attributes: Attributes = {};
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    attributes[name] = decode(double ?? single ?? 'true');
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
    else if (sign === '>') return at + 1;
  }
  throw new BrokenXml('broken', start);
}

function endAfter(xml: string, sign: string, start: number): number {
  const found = xml.indexOf(sign, start);
  if (found < 0) throw new BrokenXml('broken', start);
  return found + sign.length;
}

/** Calls `events` for each tag and text. Throws `BrokenXml`. */
export function scanXml(
  xml: string,
  events: XmlEvents,
  { maxDepth, decode = decodeEntities }: ScanOptions,
): void {
  let depth = 0;

  function readTag(start: number): number {
    const end = endOfTag(xml, start);
    const isEmpty = xml[end - 2] === '/';
    const tag = xml.slice(start + 1, isEmpty ? end - 2 : end - 1);
    const name = /^\S*/.exec(tag)?.[0] ?? '';
    if (depth >= maxDepth) throw new BrokenXml('depth', start);
    events.open?.(name, attributesOf(tag.slice(name.length), decode));
    if (isEmpty) events.close?.(name);
    else depth++;
    return end;
  }

  function readMarkup(start: number): number {
    if (xml.startsWith('<!--', start)) return endAfter(xml, '-->', start);
    if (xml.startsWith('<?', start)) return endAfter(xml, '?>', start);
    if (xml.startsWith('<![CDATA[', start)) {
      const end = endAfter(xml, ']]>', start);
      const text = xml.slice(start + 9, end - 3);
      if (events.cdata) events.cdata(text);
      else events.text?.(text);
      return end;
    }
    if (xml[start + 1] === '!') throw new BrokenXml('declaration', start);
    if (xml[start + 1] !== '/') return readTag(start);
    const end = endAfter(xml, '>', start);
    if (--depth < 0) throw new BrokenXml('broken', start);
    events.close?.(xml.slice(start + 2, end - 1).trim());
    return end;
  }

  for (let at = 0; at < xml.length; ) {
    const found = xml.indexOf('<', at);
    const start = found < 0 ? xml.length : found;
    if (start > at) events.text?.(decode(xml.slice(at, start)));
    at = found < 0 ? start : readMarkup(start);
  }
  if (depth > 0) throw new BrokenXml('broken', xml.length);
}
