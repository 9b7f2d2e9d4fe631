/** Elements of XML, as Moodle uses it: an element has text or other elements. */

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text; white space if it has elements. */
  text: string;
}

/** Characters that XML cannot have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find.
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

export const legalText = (text: string): string => text.replace(ILLEGAL, '').toWellFormed();

/** Decodes the entities of XML. Others, such as `&nbsp;`, stay for the HTML in which they stand. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (all, hex, decimal, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

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
