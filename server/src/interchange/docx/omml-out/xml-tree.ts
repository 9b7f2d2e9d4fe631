/** Parts of WordprocessingML that the library for Word documents does not have. */
import { type IContext, type IXmlableObject, XmlComponent } from 'docx';

export interface XmlTree {
  name: string;
  attributes: Record<string, string>;
  children: (XmlTree | string)[];
}

export const xml = (
  name: string,
  children: (XmlTree | string)[] = [],
  attributes: Record<string, string> = {},
): XmlTree => ({ name, attributes, children });

// XML has no control characters and no half of a pair of surrogates.
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns the characters that XML can have. */
export const printable = (text: string): string => text.replace(NO_XML, '');

function toObject({ name, attributes, children }: XmlTree): IXmlableObject {
  if (children.length === 0) return { [name]: { _attr: attributes } };
  const inner = children.map((child) => (typeof child === 'string' ? printable(child) : toObject(child)));
  return { [name]: [{ _attr: attributes }, ...inner] };
}

/** A tree as a part of a document of the library. */
export class XmlPart extends XmlComponent {
  private readonly tree: XmlTree;

  constructor(tree: XmlTree) {
    super(tree.name);
    this.tree = tree;
  }

  override prepForXml(_: IContext): IXmlableObject {
    return toObject(this.tree);
  }
}
