/** Reads the bytes of an XML file. Nothing outside the file is loaded, and no entities are defined. */
import { problem } from '@lulus/contract/messages';
import { XMLValidator } from 'fast-xml-parser';
import { Unreadable } from './imported.ts';
import { BrokenXml, scanXml } from './scan-xml.ts';
import { decodeEntities, decodeXml, legalText, lineAt } from './xml-text.ts';
import { isXmlElement, TreeBuilder, type XmlElement, type XmlNode } from './xml-tree.ts';

export interface ParseOptions {
  /** The name of an element by the written one. */
  elementName?: (written: string) => string;
  /** The name of an attribute by the written one; undefined drops it. */
  attributeName?: (written: string) => string | undefined;
  /** Decodes texts and the values of attributes. */
  decode?: (text: string) => string;
  /** Reads the content of CDATA in an element; undefined leaves it as text. */
  readCdata?: (text: string, parent: string) => XmlNode[] | undefined;
}

/** Questions of other programs have about 20 levels. */
const MAX_DEPTH = 100;

/** A document type names a definition elsewhere, and may define elements itself. */
const DOCUMENT_TYPE = /<!DOCTYPE\s[^<>[\]]*(?:\[([^[\]]*)\]\s*)?>/iy;
const BEFORE_ROOT = /\s*(<!--|<\?)/y;

/** Returns where the XML declaration and comments at the start end. */
function endOfProlog(xml: string): number {
  let at = 0;
  while (true) {
    BEFORE_ROOT.lastIndex = at;
    const start = BEFORE_ROOT.exec(xml)?.[1];
    if (!start) return at;
    const sign = start === '<?' ? '?>' : '-->';
    const end = xml.indexOf(sign, at);
    if (end < 0) return at;
    at = end + sign.length;
  }
}

/** Takes the document type out, unless it defines entities. Lines keep their numbers. */
function withoutDocumentType(xml: string): string {
  const start = xml.indexOf('<', endOfProlog(xml));
  DOCUMENT_TYPE.lastIndex = start;
  const [type, own = ''] = DOCUMENT_TYPE.exec(xml) ?? [];
  if (start < 0 || !type || /<!ENTITY|%/i.test(own)) return xml;
  return xml.slice(0, start) + type.replace(/[^\n]+/g, '') + xml.slice(start + type.length);
}

const same = (name: string): string => name;

function treeOf(xml: string, options: ParseOptions): XmlElement | undefined {
  const { elementName = same, attributeName = same, decode = decodeEntities, readCdata } = options;
  const tree = new TreeBuilder();
  const events = {
    open(name: string, written: Record<string, string>) {
      const attributes: Record<string, string> = {};
      for (const [key, value] of Object.entries(written)) {
        const own = attributeName(key);
        if (own !== undefined) attributes[own] = legalText(value);
      }
      tree.enter({ name: elementName(name), attributes, children: [] });
    },
    text: (text: string) => tree.add(legalText(text)),
    cdata(text: string) {
      const legal = legalText(text);
      for (const node of readCdata?.(legal, tree.current.name) ?? [legal]) tree.add(node);
    },
    close: () => tree.leave(),
  };
  scanXml(xml, events, { maxDepth: MAX_DEPTH, decode });
  return tree.top.children.find(isXmlElement);
}

/** Returns the root element. Throws `Unreadable` with the line of the error. */
export function parseXml(bytes: Uint8Array, options: ParseOptions = {}): XmlElement {
  const xml = withoutDocumentType(decodeXml(bytes).replace(/\r\n?/g, '\n').trim());
  if (xml === '') throw new Unreadable(problem('no_questions_in_file'));
  const valid = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (valid !== true) throw new Unreadable(problem('file_broken_at', { line: valid.err.line }));
  try {
    const root = treeOf(xml, options);
    if (root) return root;
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    if (error.reason === 'depth') throw new Unreadable(problem('xml_too_deep', { max: MAX_DEPTH }));
    const code = error.reason === 'declaration' ? 'xml_declaration' : 'file_broken_at';
    throw new Unreadable(problem(code, { line: lineAt(xml, error.at) }));
  }
  throw new Unreadable(problem('no_questions_in_file'));
}
