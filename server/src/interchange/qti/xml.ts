/** Elements of XML with mixed content. Names of QTI 3.0 are as in QTI 2: `qti-simple-choice` is `simpleChoice`. */

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

export const isXmlElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  element?.children.filter(isXmlElement) ?? [];

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name);

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementsOf(element).find((child) => child.name === name);

/** All elements below that have the name, in the order of the file. */
export function descendantsOf(element: XmlElement, isWanted: (name: string) => boolean): XmlElement[] {
  return elementsOf(element).flatMap((child) => [
    ...(isWanted(child.name) ? [child] : []),
    ...descendantsOf(child, isWanted),
  ]);
}

/** The text of a node and of all below it. */
export const textOf = (node: XmlNode | undefined): string => {
  if (node === undefined) return '';
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
};

export const trimmedText = (node: XmlNode | undefined): string => textOf(node).replace(/\s+/g, ' ').trim();

/** `true` and `1` of XML Schema; undefined if absent. */
export const booleanOf = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : /^\s*(true|1)\s*$/i.test(text);

export function numberOf(text: string | undefined): number | undefined {
  const value = Number(text);
  return text === undefined || text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
