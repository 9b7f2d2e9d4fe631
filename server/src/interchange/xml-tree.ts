/** Elements of XML, with texts among them. */
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
  element?.children.find((child): child is XmlElement => isXmlElement(child) && child.name === name);

/** The text of a node and of all below it. */
export const textOf = (node: XmlNode | undefined): string => {
  if (node === undefined) return '';
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
};

/** The elements below with one of these names, in the order of the file, but none inside another. */
export const findAll = (node: XmlElement | undefined, ...names: string[]): XmlElement[] =>
  elementsOf(node).flatMap((child) => (names.includes(child.name) ? [child] : findAll(child, ...names)));

/** The first element below with one of these names. */
export function findFirst(node: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  for (const child of elementsOf(node)) {
    const found = names.includes(child.name) ? child : findFirst(child, ...names);
    if (found) return found;
  }
  return undefined;
}

/** Collects the events of a scan as a tree. */
export class TreeBuilder {
  readonly top: XmlElement = { name: '', attributes: {}, children: [] };
  private readonly open: XmlElement[] = [this.top];

  /** The element that is open. */
  get current(): XmlElement {
    return this.open.at(-1) ?? this.top;
  }

  add(node: XmlNode): void {
    this.current.children.push(node);
  }
  enter(element: XmlElement): void {
    this.add(element);
    this.open.push(element);
  }
  leave(): void {
    this.open.pop();
  }
}
