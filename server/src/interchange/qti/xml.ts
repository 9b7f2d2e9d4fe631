/** Reads texts, flags and numbers of QTI. */
import { elementsOf, textOf, type XmlElement, type XmlNode } from '../xml-tree.ts';

/** All elements below that have the name, in the order of the file. */
export function descendantsOf(element: XmlElement, isWanted: (name: string) => boolean): XmlElement[] {
  return elementsOf(element).flatMap((child) => [
    ...(isWanted(child.name) ? [child] : []),
    ...descendantsOf(child, isWanted),
  ]);
}

export const trimmedText = (node: XmlNode | undefined): string => textOf(node).replace(/\s+/g, ' ').trim();

/** `true` and `1` of XML Schema; undefined if absent. */
export const booleanOf = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : /^\s*(true|1)\s*$/i.test(text);

export function numberOf(text: string | undefined): number | undefined {
  const value = Number(text);
  return text === undefined || text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
