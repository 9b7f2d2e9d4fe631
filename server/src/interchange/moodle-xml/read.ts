/** Reads the bytes of a Moodle XML file into its questions. */
import { problem } from '@lulus/contract/messages';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type SourceFile, Unreadable } from '../imported.ts';
import { decodeEntities, decodeXml, legalText, lineAt } from '../xml-text.ts';
import { childrenOf, type XmlElement } from './xml.ts';

/** Moodle's own files have about 8 levels. */
const MAX_DEPTH = 50;
export const ATTRIBUTES = ':@';
export const TEXT = '#text';
export const CDATA = '#cdata';

/** A node of the parser: a tag or one of the names above, with its content; attributes beside it. */
export type ParsedNode = Record<string, ParsedNode[] | string | Record<string, string>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  allowBooleanAttributes: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Texts in CDATA have no entities, and the parser cannot tell numeric entities apart from those of HTML.
  processEntities: false,
  cdataPropName: CDATA,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
  jPath: false,
});

/** A document type. It names a definition elsewhere, which is never loaded, and may define elements itself. */
const DOCUMENT_TYPE =
  /^((?:<\?xml[^>]*>)?(?:\s|<!--(?:(?!-->)[\s\S])*-->)*)(<!DOCTYPE\s[^<>[\]]*(?:\[([^[\]]*)\]\s*)?>)/i;
const PROLOG = 4000;

/** Takes a document type out of the first lines, unless it defines entities. */
const withoutDocumentType = (xml: string): string =>
  xml
    .slice(0, PROLOG)
    .replace(DOCUMENT_TYPE, (found, before: string, type: string, own = '') =>
      /<!ENTITY|%/i.test(own) ? found : before + type.replace(/[^\n]+/g, ''),
    ) + xml.slice(PROLOG);

/** Finds a document type or an entity. Comments and CDATA may have the words. */
function findDeclaration(xml: string): number {
  let at = xml.indexOf('<!');
  while (at >= 0) {
    const isComment = xml.startsWith('<!--', at);
    if (!isComment && !xml.startsWith('<![CDATA[', at)) return at;
    const end = xml.indexOf(isComment ? '-->' : ']]>', at);
    if (end < 0) return -1;
    at = xml.indexOf('<!', end);
  }
  return -1;
}

/** Stands for a long text. XML cannot have the character. */
const MARK = '\uFFFE';
const MARKED = /\uFFFE(\d+)\uFFFE/g;
const LONG_TEXT = 1000;

/** Takes long texts out, such as files as base64. The parser adds up texts by character, which takes much memory. */
function withoutLongTexts(xml: string): { short: string; restore: (text: string) => string } {
  const long: string[] = [];
  const short = xml
    .replaceAll(MARK, '')
    .split('<')
    .map((part) => {
      const start = part.lastIndexOf('>') + 1;
      if (start === 0 || part.length - start < LONG_TEXT) return part;
      return `${part.slice(0, start)}${MARK}${long.push(part.slice(start)) - 1}${MARK}`;
    })
    .join('<');
  return { short, restore: (text) => text.replace(MARKED, (_, at) => long[Number(at)] ?? '') };
}

function elementOf(node: ParsedNode, name: string, restore: (text: string) => string): XmlElement {
  const children = node[name] as ParsedNode[];
  const own: XmlElement = { name, attributes: {}, children: [], text: '' };
  for (const [key, value] of Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, unknown>)) {
    own.attributes[key] = legalText(decodeEntities(String(value)));
  }
  for (const child of children) {
    if (TEXT in child) own.text += decodeEntities(restore(String(child[TEXT])));
    else if (CDATA in child) own.text += restore(String((child[CDATA] as ParsedNode[])[0]?.[TEXT] ?? ''));
    else {
      const tag = Object.keys(child).find((key) => key !== ATTRIBUTES);
      if (tag) own.children.push(elementOf(child, tag, restore));
    }
  }
  own.text = legalText(own.text);
  return own;
}

export interface ParsedXml {
  nodes: ParsedNode[];
  /** Puts long texts back into a text of the nodes. */
  restore: (text: string) => string;
}

/** Parses XML without definitions and entities. Throws `Unreadable`. */
export function parseXml(bytes: Uint8Array): ParsedXml {
  const xml = withoutDocumentType(decodeXml(bytes).trim());
  if (xml === '') throw new Unreadable(problem('no_questions_in_file'));
  const declaration = findDeclaration(xml);
  if (declaration >= 0) throw new Unreadable(problem('xml_declaration', { line: lineAt(xml, declaration) }));
  const valid = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (valid !== true) throw new Unreadable(problem('file_broken_at', { line: valid.err.line }));
  const { short, restore } = withoutLongTexts(xml);
  try {
    return { nodes: parser.parse(short), restore };
  } catch {
    throw new Unreadable(problem('xml_too_deep', { max: MAX_DEPTH }));
  }
}

/** Returns the questions, with categories and descriptions among them. Throws `Unreadable`. */
export function readMoodleXml({ bytes }: SourceFile): XmlElement[] {
  const { nodes, restore } = parseXml(bytes);
  const root = nodes.find((node) => 'quiz' in node);
  if (!root) throw new Unreadable(problem('moodle_quiz_missing'));
  return childrenOf(elementOf(root, 'quiz', restore), 'question');
}

/** Whether the file is XML with the element of Moodle's questions near its start. */
export function detectMoodleXml({ bytes }: SourceFile): boolean {
  const head = decodeXml(bytes.subarray(0, 4096)).trimStart();
  return head.startsWith('<') && /<quiz[\s>/]/.test(head);
}
