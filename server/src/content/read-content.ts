/** Reads the HTML of rich content. Content that would be lost is refused by its name. */
import { unlink } from '../platform/files/asset-links.ts';
import { attributesOf, isBlock, isOnlyLook, isWrapper, nameOf } from './allow-list.ts';
import {
  type ContentElement,
  type ContentNode,
  isElement,
  isText,
  parseContent,
  rawText,
} from './parse-content.ts';
import { isUndone, tagsOfStyle } from './style-tags.ts';
import { escapeText, writeElement } from './write-html.ts';
import { writeMath } from './write-math.ts';

const PICTURE = /^bank_asset\/[\w-]+\.(png|jpe?g|gif|webp|avif)$/;
const MAX_READINGS = 5;

/** Elements that have no text of their own. Styles apply to the elements in them. */
const HAS_NO_TEXT = /^(table|thead|tbody|tr|ul|ol)$/;

const hasBlock = (node: ContentNode): boolean =>
  isElement(node) &&
  node.childNodes.some((child) => isElement(child) && (isBlock(child.tagName) || hasBlock(child)));

class Writer {
  readonly refused: Set<string>;

  constructor(refused: Set<string>) {
    this.refused = refused;
  }

  write(nodes: ContentNode[], tags: string[] = []): string {
    return nodes.map((node) => this.writeNode(node, tags)).join('');
  }

  private writeNode(node: ContentNode, inherited: string[]): string {
    if (isText(node)) return escapeText(node.value);
    if (!isElement(node)) return '';
    if (node.tagName === 'math') return writeMath(node, this.refused);
    const style = node.attrs.find(({ name }) => name === 'style')?.value ?? '';
    const name = nameOf(node.tagName);
    const tags = [...new Set([...inherited, ...tagsOfStyle(style)])].filter((tag) => tag !== name);
    if (name === 'div') return this.writeDivision(node, tags);
    const attributes = this.keepAttributes(node, name);
    if (!attributes) return this.write(node.childNodes);
    if (HAS_NO_TEXT.test(name)) return writeElement(name, attributes, this.write(node.childNodes, tags));
    const inner = this.writeStyled(node.childNodes, tags);
    if (isWrapper(name) || isUndone(name, style)) return inner;
    const isEaten = name === 'pre' && rawText(node).startsWith('\n');
    return writeElement(name, attributes, isEaten ? `\n${inner}` : inner);
  }

  private writeStyled(nodes: ContentNode[], tags: string[]): string {
    const inner = this.write(nodes);
    return inner.trim() === '' ? inner : tags.reduce((text, tag) => writeElement(tag, [], text), inner);
  }

  /** Writes a `div` as a paragraph. Paragraphs, lists and tables in it take its place. */
  private writeDivision(div: ContentElement, tags: string[]): string {
    const attributes = this.keepAttributes(div, 'p') ?? [];
    const paragraph = (nodes: ContentNode[]) => writeElement('p', attributes, this.writeStyled(nodes, tags));
    if (!hasBlock(div)) return paragraph(div.childNodes);
    let written = '';
    let line: ContentNode[] = [];
    const endLine = () => {
      if (line.some((node) => !isText(node) || node.value.trim() !== '')) written += paragraph(line);
      line = [];
    };
    for (const node of div.childNodes) {
      if (isElement(node) && (isBlock(node.tagName) || hasBlock(node))) {
        endLine();
        const missing = attributes.filter(([name]) => !node.attrs.some((own) => own.name === name));
        node.attrs.push(...missing.map(([name, value]) => ({ name, value })));
        written += this.writeNode(node, tags);
      } else line.push(node);
    }
    endLine();
    return written;
  }

  /** Returns the attributes that stay. The source of a picture comes first, for `linkContent`. */
  private keepAttributes(node: ContentElement, name: string): [string, string][] | undefined {
    const allowed = node.namespaceURI.endsWith('xhtml') ? attributesOf(name, false) : undefined;
    if (!allowed && !isWrapper(name)) {
      this.refused.add(node.tagName);
      return undefined;
    }
    const kept: [string, string][] = [];
    for (const { name: attribute, value } of node.attrs) {
      if (allowed && Object.hasOwn(allowed, attribute) && allowed[attribute]?.test(value))
        kept.push([attribute, value]);
      else if (!isOnlyLook(node.tagName, attribute)) this.refused.add(attribute);
    }
    if (name !== 'img') return kept;
    const src = unlink(kept.find(([attribute]) => attribute === 'src')?.[1] ?? '');
    if (!PICTURE.test(src)) this.refused.add('src');
    return [['src', src], ...kept.filter(([attribute]) => attribute !== 'src')];
  }
}

function writeOnce(html: string): { html: string; refused: Set<string> } {
  const { nodes, dropped } = parseContent(html);
  const writer = new Writer(dropped);
  return { html: writer.write(nodes).trim(), refused: writer.refused };
}

/**
 * Returns the HTML as it is stored, and the names of what it cannot have, such as 'iframe' or 'onclick'. Reading the
 * result again returns the same.
 */
export function readContent(html: string): { html: string; refused: string[] } {
  let { html: stored, refused } = writeOnce(html);
  // Wrongly nested tags can need more than one reading.
  for (let readings = 0; readings < MAX_READINGS && refused.size === 0; readings++) {
    const again = writeOnce(stored);
    if (again.html === stored) break;
    stored = again.html;
    refused = readings + 1 < MAX_READINGS ? again.refused : new Set(['</']);
  }
  return { html: stored, refused: [...refused] };
}
