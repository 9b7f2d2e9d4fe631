/** Reads the XML parts of an Office package. Prefixes become those that the standard uses, for every kind of namespace. */
import { problem } from '@lulus/contract/messages';
import { XMLValidator } from 'fast-xml-parser';
import { Unreadable } from '../imported.ts';
import { BrokenXml, scanXml } from '../scan-xml.ts';
import { legalText } from '../xml-text.ts';
import { childOf, isXmlElement, TreeBuilder, type XmlElement } from '../xml-tree.ts';

/** Usual prefixes by the end of the namespace. Strict files have the same names at another address. */
const PREFIXES: [prefix: string, pattern: RegExp][] = [
  ['w', /\/wordprocessingml\/(2006\/)?main$/],
  ['m', /\/officeDocument\/(2006\/)?math$/],
  ['r', /\/officeDocument\/(2006\/)?relationships$/],
  ['wp', /\/drawingml\/(2006\/)?wordprocessingDrawing$/],
  ['a', /\/drawingml\/(2006\/)?main$/],
  ['pic', /\/drawingml\/(2006\/)?picture$/],
  ['mc', /\/markup-compatibility\/2006$/],
  ['v', /^urn:schemas-microsoft-com:vml$/],
  ['o', /^urn:schemas-microsoft-com:office:office$/],
  ['wps', /\/wordprocessingShape$/],
  ['wpg', /\/wordprocessingGroup$/],
  ['asvg', /\/SVG\/main$/],
];
/** Deeply nested formulas and tables. */
const MAX_DEPTH = 400;

type Scope = Record<string, string>;

function scopeOf(attributes: [string, string][], outer: Scope): Scope {
  let scope = outer;
  for (const [key, value] of attributes) {
    if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
    const usual = PREFIXES.find(([, pattern]) => pattern.test(value))?.[0];
    const own = key === 'xmlns' ? '' : key.slice(6);
    scope = { ...scope, [own]: usual ?? own };
  }
  return scope;
}

function nameIn(scope: Scope, written: string, isAttribute: boolean): string {
  const colon = written.indexOf(':');
  const prefix = colon < 0 ? '' : written.slice(0, colon);
  if (isAttribute && prefix === '') return written;
  const usual = scope[prefix] ?? prefix;
  const local = colon < 0 ? written : written.slice(colon + 1);
  return usual === '' ? local : `${usual}:${local}`;
}

function treeOf(xml: string): XmlElement | undefined {
  const tree = new TreeBuilder();
  const scopes: Scope[] = [{}];
  const events = {
    open(name: string, written: Record<string, string>) {
      const entries = Object.entries(written);
      const scope = scopeOf(entries, scopes.at(-1) ?? {});
      scopes.push(scope);
      const attributes = Object.fromEntries(
        entries.map(([key, value]) => [nameIn(scope, key, true), legalText(value)]),
      );
      tree.enter({ name: nameIn(scope, name, false), attributes, children: [] });
    },
    text: (text: string) => tree.add(legalText(text)),
    close() {
      scopes.pop();
      tree.leave();
    },
  };
  scanXml(xml, events, { maxDepth: MAX_DEPTH });
  return tree.top.children.find(isXmlElement);
}

/** Returns the root of a part. Throws `Unreadable` for broken XML and for declarations of types or entities. */
export function parsePart(place: string, xml: string): XmlElement {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Unreadable(problem('docx_part_broken', { place, line: valid.err.line }));
  try {
    const root = treeOf(xml);
    if (root) return root;
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    if (error.reason === 'declaration') throw new Unreadable(problem('docx_declaration', { place }));
  }
  throw new Unreadable(problem('docx_part_broken', { place, line: 1 }));
}

/** The text directly in the element. */
export const ownText = (node: XmlElement): string =>
  node.children.filter((child) => typeof child === 'string').join('');

/** The value of a child, such as `left` of `<w:jc w:val="left"/>`. */
export const settingOf = (node: XmlElement | undefined, name: string): string | undefined => {
  const child = childOf(node, name);
  return child?.attributes['w:val'] ?? child?.attributes['m:val'] ?? child?.attributes.val;
};
