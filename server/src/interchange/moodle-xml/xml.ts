/** Elements of XML, as Moodle uses it: an element has text or other elements. */
import { legalText } from '../xml-text.ts';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text; white space if it has elements. */
  text: string;
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The text of a child, or of its own child `text`. */
export function textOf(element: XmlElement | undefined, name: string): string {
  const child = childOf(element, name);
  return (childOf(child, 'text') ?? child)?.text.trim() ?? '';
}

export const element = (
  name: string,
  attributes: Record<string, string>,
  content: string | XmlElement[],
): XmlElement =>
  typeof content === 'string'
    ? { name, attributes, children: [], text: content }
    : { name, attributes, children: content, text: '' };

function writeText(text: string): string {
  const legal = legalText(text);
  return /[<>&]/.test(legal) ? `<![CDATA[${legal.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : legal;
}

export function writeXml({ name, attributes, children, text }: XmlElement, indent = ''): string {
  const start = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${legalText(value).replace(/[&<"\n\t]/g, (sign) => SIGNS[sign] ?? sign)}"`,
  );
  const inner =
    children.length > 0
      ? `\n${children.map((child) => writeXml(child, `${indent}  `)).join('')}${indent}`
      : writeText(text);
  return `${indent}<${name}${start.join('')}>${inner}</${name}>\n`;
}
