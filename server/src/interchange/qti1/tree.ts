/** Elements of QTI 1.2. Text and elements may be mixed. */
import { escapeAttribute, escapeText } from '../../content/write-html.ts';
import { ATTRIBUTES, CDATA, type ParsedNode, parseXml, TEXT } from '../moodle-xml/read.ts';
import { decodeEntities, legalText } from '../xml-text.ts';

export interface Node {
  /** Lower case, without its namespace. */
  name: string;
  /** By name in lower case. */
  attributes: Record<string, string>;
  content: (Node | string)[];
}

const localName = (name: string): string => name.replace(/^.*:/, '').toLowerCase();

function nodeOf(parsed: ParsedNode, tag: string, restore: (text: string) => string): Node {
  const node: Node = { name: localName(tag), attributes: {}, content: [] };
  for (const [key, value] of Object.entries((parsed[ATTRIBUTES] ?? {}) as Record<string, unknown>)) {
    node.attributes[localName(key)] = legalText(decodeEntities(String(value)));
  }
  for (const child of parsed[tag] as ParsedNode[]) {
    if (TEXT in child) node.content.push(legalText(decodeEntities(restore(String(child[TEXT])))));
    else if (CDATA in child) {
      node.content.push(legalText(restore(String((child[CDATA] as ParsedNode[])[0]?.[TEXT] ?? ''))));
    } else {
      const name = Object.keys(child).find((key) => key !== ATTRIBUTES);
      if (name) node.content.push(nodeOf(child, name, restore));
    }
  }
  return node;
}

/** Returns the root element, or undefined if there is none. Throws `Unreadable`. */
export function readTree(bytes: Uint8Array): Node | undefined {
  const { nodes, restore } = parseXml(bytes);
  for (const parsed of nodes) {
    const tag = Object.keys(parsed).find((key) => key !== ATTRIBUTES && key !== TEXT);
    if (tag) return nodeOf(parsed, tag, restore);
  }
  return undefined;
}

export const isNode = (part: Node | string): part is Node => typeof part !== 'string';
export const childrenOf = (node: Node): Node[] => node.content.filter(isNode);
export const childrenNamed = (node: Node, name: string): Node[] =>
  childrenOf(node).filter((child) => child.name === name);

/** The elements below with one of these names, in the order of the file, but none inside another. */
export function findAll(node: Node, ...names: string[]): Node[] {
  return childrenOf(node).flatMap((child) =>
    names.includes(child.name) ? [child] : findAll(child, ...names),
  );
}
export const findFirst = (node: Node | undefined, ...names: string[]): Node | undefined =>
  node && findAll(node, ...names)[0];

/** All text below. */
export const textOf = (node: Node | undefined): string =>
  (node?.content ?? []).map((part) => (isNode(part) ? textOf(part) : part)).join('');

const EMPTY = /^(br|img|hr|source)$/;

/** The content as HTML, for elements of XHTML that stand in the file as such. */
export const innerHtml = (node: Node): string =>
  node.content
    .map((part) => {
      if (!isNode(part)) return escapeText(part);
      const start = [
        part.name,
        ...Object.entries(part.attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`),
      ].join(' ');
      return EMPTY.test(part.name) ? `<${start} />` : `<${start}>${innerHtml(part)}</${part.name}>`;
    })
    .join('');
