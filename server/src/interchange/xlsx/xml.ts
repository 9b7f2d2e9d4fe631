/** Reads the XML of a workbook's parts. Names of elements are without their prefixes. */
import { problem } from '@lulus/contract/messages';
import { Unreadable } from '../imported.ts';
import { BrokenXml, scanXml, type XmlEvents } from '../scan-xml.ts';
import { TreeBuilder, type XmlElement } from '../xml-tree.ts';

const MAX_DEPTH = 100;
/** Texts of a workbook write characters that XML cannot have, and texts of this form, by their number. */
const ESCAPED = /_x([\da-f]{4})_/gi;

/** Decodes the text of a cell. */
export const decodeEscapes = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Calls `events` for each tag and text of a part. Throws `Unreadable`. */
export function scanPart(part: string, xml: string, events: XmlEvents): void {
  const local: XmlEvents = {
    open: (name, attributes) => events.open?.(localName(name), attributes),
    text: (text) => events.text?.(text),
    close: (name) => events.close?.(localName(name)),
  };
  try {
    scanXml(xml, local, { maxDepth: MAX_DEPTH });
  } catch (error) {
    throw error instanceof BrokenXml ? new Unreadable(problem('xlsx_part_broken', { part })) : error;
  }
}

/** Returns the elements of a small part as a tree, under a root without a name. */
export function parsePart(part: string, xml: string): XmlElement {
  const tree = new TreeBuilder();
  scanPart(part, xml, {
    open: (name, attributes) => tree.enter({ name, attributes, children: [] }),
    text: (text) => tree.add(text),
    close: () => tree.leave(),
  });
  return tree.top;
}

/** Returns an attribute, regardless of the prefix of its name. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
