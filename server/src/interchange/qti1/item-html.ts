/** Prepares the HTML of a question: pictures by their names in the package, formulas, recordings, headings. */
import { type Problem, problem } from '@lulus/contract/messages';
import { serialize } from 'parse5';
import {
  type ContentElement,
  type ContentNode,
  isElement,
  parseContent,
  rawText,
} from '../../content/parse-content.ts';
import { renderLatex } from '../../content/write-math.ts';
import { latexToMath } from '../formulas.ts';
import type { PackageFiles } from './package-files.ts';

const HEADING = /^h[1-6]$/;
const RECORDING = /\.(mp3|m4a|ogg|oga|wav|aac|flac|webm|mp4|m4v|mov|ogv)$/i;
const DATA_PICTURE = /^data:image\/([a-z]+)[^,]*;base64,([\s\S]*)$/i;
const MAX_QUOTED = 100;

const attributeOf = ({ attrs }: ContentElement, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? '';

function setAttribute(element: ContentElement, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}

function decodeTwice(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}

/** The LaTeX of a picture of a formula, as Canvas writes it. */
function latexOf(image: ContentElement): string {
  const [, encoded = ''] = /\/equation_images\/([^?]+)/.exec(attributeOf(image, 'src')) ?? [];
  if (encoded === '' && !/\bequation_image\b/.test(attributeOf(image, 'class'))) return '';
  const alt = attributeOf(image, 'alt').replace(/^LaTeX:\s*/, '');
  return attributeOf(image, 'data-equation-content') || decodeTwice(encoded) || alt;
}

export class ItemHtml {
  readonly warnings: Problem[] = [];
  /** Recordings and videos beside the question. */
  readonly recordings: string[] = [];
  private readonly files: PackageFiles;
  private readonly document: string;

  constructor(files: PackageFiles, document: string) {
    this.files = files;
    this.document = document;
  }

  warn(warning: Problem): void {
    const text = JSON.stringify(warning);
    if (!this.warnings.some((one) => JSON.stringify(one) === text)) this.warnings.push(warning);
  }

  /** The name of a picture in the import; of one that is missing, its address. */
  pictureAt(address: string): string {
    const [, type, data] = DATA_PICTURE.exec(address) ?? [];
    if (type && data) return this.files.add(type, Buffer.from(data, 'base64'));
    return this.files.find(address, this.document) ?? address;
  }

  addPicture(type: string, base64: string): string {
    return this.files.add(type.replace(/^.*\//, '') || 'png', Buffer.from(base64, 'base64'));
  }

  addRecording(address: string): void {
    const name = this.files.find(address, this.document);
    if (!name) this.warn(problem('recording_missing', { name: address.slice(0, MAX_QUOTED) }));
    else if (!this.recordings.includes(name)) this.recordings.push(name);
  }

  /** Text that would be lost stays as it is, so that the question is refused by name later. */
  read(html: string): string {
    if (!/[<&]/.test(html)) return latexToMath(html);
    const { nodes, dropped } = parseContent(html);
    const parent = nodes[0]?.parentNode;
    if (dropped.size > 0 || !parent) return latexToMath(html);
    parent.childNodes = this.change(nodes);
    return latexToMath(serialize(parent));
  }

  private change(nodes: ContentNode[]): ContentNode[] {
    return nodes.flatMap((node) => {
      if (!isElement(node)) return [node];
      const changed = this.changeElement(node);
      if (changed) return changed;
      node.childNodes = this.change(node.childNodes);
      return [node];
    });
  }

  /** Returns what takes the place of an element, or undefined if only its content changes. */
  private changeElement(element: ContentElement): ContentNode[] | undefined {
    const { tagName } = element;
    if (tagName === 'script' || tagName === 'style') {
      this.warn(problem('content_dropped', { names: tagName }));
      return [];
    }
    if (tagName === 'img') return this.changePicture(element);
    if (tagName === 'audio' || tagName === 'video') {
      const sources = [element, ...element.childNodes.filter(isElement)];
      for (const source of sources.map((one) => attributeOf(one, 'src')).filter((src) => src !== '')) {
        this.addRecording(source);
      }
      return [];
    }
    if (tagName === 'a') return this.changeLink(element);
    if (HEADING.test(tagName)) {
      element.tagName = 'p';
      element.nodeName = 'p';
      const children = this.change(element.childNodes);
      const bold = parseContent('<strong></strong>').nodes as ContentElement[];
      for (const one of bold) one.childNodes = children;
      element.childNodes = bold;
      return [element];
    }
    return undefined;
  }

  private changePicture(image: ContentElement): ContentNode[] {
    const latex = latexOf(image);
    if (latex !== '') {
      const written = renderLatex(latex, false);
      if (written) return parseContent(written).nodes;
      this.warn(problem('formula_as_text', { text: latex.slice(0, MAX_QUOTED) }));
      return [{ nodeName: '#text', value: `\\(${latex}\\)`, parentNode: null }];
    }
    setAttribute(image, 'src', this.pictureAt(attributeOf(image, 'src')));
    return [image];
  }

  private changeLink(link: ContentElement): ContentNode[] | undefined {
    const address = attributeOf(link, 'href');
    const name = this.files.find(address, this.document);
    if (!name) return undefined;
    if (RECORDING.test(name)) {
      this.addRecording(address);
      const label = rawText(link).trim();
      return name.endsWith(label) ? [] : this.change(link.childNodes);
    }
    this.warn(problem('linked_file_dropped', { name: name.slice(-MAX_QUOTED) }));
    return this.change(link.childNodes);
  }
}
