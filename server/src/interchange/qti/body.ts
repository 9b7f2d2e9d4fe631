/** Writes the content of an item as HTML, and finds its files. */
import { DEFAULT_PLAY_LIMIT, MAX_PLAY_LIMIT } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { isElement as isHtmlElement, parseContent } from '../../content/parse-content.ts';
import { escapeAttribute, escapeText } from '../../content/write-html.ts';
import { textOfPlainHtml } from '../rich-text.ts';
import { decodeXml } from '../xml-text.ts';
import { childrenOf, isXmlElement, type XmlElement, type XmlNode } from '../xml-tree.ts';
import { fileNameOf, type PackageFiles } from './package-files.ts';
import { refuseType } from './refusal.ts';
import { descendantsOf, trimmedText } from './xml.ts';

const MAX_TEXT = 200;
/** Elements that become others with the same text. */
const RENAMED: Record<string, string> = {
  figcaption: 'p',
  dt: 'p',
  dd: 'p',
  address: 'p',
  ...Object.fromEntries(
    'itemBody contentBody stimulusBody section article header footer main aside nav figure center dl details summary fieldset form legend'
      .split(' ')
      .map((name) => [name, 'div']),
  ),
  ...Object.fromEntries(
    'label a abbr acronym big small tt samp kbd var q cite dfn ins bdo bdi time mark wbr promptText'
      .split(' ')
      .map((name) => [name, 'span']),
  ),
};
const HEADING = /^h[1-6]$/;
const UNSEEN = new Set([
  'stylesheet',
  'style',
  'script',
  'apipAccessibility',
  'catalogInfo',
  'companionMaterialsInfo',
  'source',
  'track',
]);
const REFUSED = new Set(['printedVariable', 'templateInline', 'templateBlock', 'infoControl']);
const FEEDBACK = new Set(['feedbackInline', 'feedbackBlock']);
const VOID = new Set(['br', 'img', 'col', 'mspace', 'mprescripts', 'none']);

type Replace = (element: XmlElement) => string | undefined;

const wordsOf = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join(' ');

/** Removes paragraphs that an interaction or a recording leaves empty. */
export function withoutBlanks(html: string): string {
  let text = html;
  for (let round = 0; round < 5; round++) text = text.replace(/<(p|div|span)>\s*<\/\1>/g, '');
  return text.trim();
}

export class Body {
  readonly warnings: Problem[] = [];
  /** Names of recordings and videos. */
  readonly media: string[] = [];
  /** Texts of rubrics for scorers. */
  readonly notes: string[] = [];
  playLimit: number | undefined;
  private readonly path: string;
  private readonly files: PackageFiles;

  constructor(path: string, files: PackageFiles) {
    this.path = path;
    this.files = files;
  }

  warn(warning: Problem): void {
    const text = JSON.stringify(warning);
    if (!this.warnings.some((one) => JSON.stringify(one) === text)) this.warnings.push(warning);
  }

  html(nodes: XmlNode[], replace: Replace = () => undefined): string {
    return nodes.map((node) => this.write(node, replace)).join('');
  }

  /** Content as plain text if it has no marks, else as rich text. */
  text(
    element: XmlElement,
    without: (name: string) => boolean = () => false,
  ): { html: string; plain: string | undefined } {
    const nodes = element.children.filter((node) => !isXmlElement(node) || !without(node.name));
    const html = this.html(nodes).trim();
    // Comments of authors and marks without text are no reason for rich text.
    const plain = textOfPlainHtml(html)?.replace(/\s+/g, ' ').trim();
    return { html, plain };
  }

  private write(node: XmlNode, replace: Replace): string {
    if (typeof node === 'string') return escapeText(node);
    const { name, attributes, children } = node;
    const replaced = replace(node);
    if (replaced !== undefined) return replaced;
    if (REFUSED.has(name)) refuseType(name);
    if (UNSEEN.has(name)) return this.drop(node);
    if (FEEDBACK.has(name)) return this.dropFeedback(node);
    if (name === 'rubricBlock') return this.rubric(node, replace);
    if (/^(object|img|audio|video|mediaInteraction|embed)$/.test(name)) return this.writeMedia(node, replace);
    if (name === 'math') return this.writeMath(node);
    const inner = this.html(children, replace);
    if (HEADING.test(name)) return `<p><strong>${inner}</strong></p>`;
    if (name === 'hr') return '';
    if (name === 'a' && attributes.href)
      this.warn(problem('content_dropped', { names: `a href=${attributes.href.slice(0, MAX_TEXT)}` }));
    const tag = Object.hasOwn(RENAMED, name) ? (RENAMED[name] as string) : name;
    return this.tag(tag, attributes, inner);
  }

  private tag(name: string, attributes: Record<string, string>, inner: string): string {
    const kept = Object.entries(attributes).filter(([key]) =>
      /^(lang|dir|colspan|rowspan|scope|start|style)$/.test(key),
    );
    const start = [name, ...kept.map(([key, value]) => `${key}="${escapeAttribute(value)}"`)].join(' ');
    return VOID.has(name) ? `<${start} />` : `<${start}>${inner}</${name}>`;
  }

  private writeMath(node: XmlElement): string {
    const attributes = Object.entries(node.attributes).map(
      ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
    );
    const inner = node.children.map((child) =>
      typeof child === 'string' ? escapeText(child) : this.writeMath(child),
    );
    return `<${node.name}${attributes.join('')}>${inner.join('')}</${node.name}>`;
  }

  private drop({ name, ...node }: XmlElement): string {
    if (name === 'apipAccessibility') this.dropSupport([{ name, ...node }]);
    if (name === 'script' || name === 'style') this.warn(problem('content_dropped', { names: name }));
    return '';
  }

  /** Parts that help some students. */
  dropSupport(parts: XmlElement[]): void {
    const text = parts.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
    if (text !== '') this.warn(problem('qti_support_dropped', { text: text.slice(0, MAX_TEXT) }));
  }

  dropFeedback(node: XmlElement): string {
    const text = trimmedText(node).slice(0, MAX_TEXT);
    if (text !== '') this.warn(problem('feedback_dropped', { text }));
    return '';
  }

  /** A rubric for students is part of the text; one for scorers is kept for essays. */
  private rubric(node: XmlElement, replace: Replace): string {
    const views = (node.attributes.view ?? 'candidate').split(/\s+/);
    if (views.includes('candidate')) return `<div>${this.html(node.children, replace)}</div>`;
    const text = contentText(this.html(node.children));
    if (views.includes('scorer')) this.notes.push(text);
    else if (text !== '') this.warn(problem('qti_rubric_dropped', { text: text.slice(0, MAX_TEXT) }));
    return '';
  }

  private writeMedia(node: XmlElement, replace: Replace): string {
    const { name, attributes, children } = node;
    if (name === 'mediaInteraction') return this.writePlayer(node, replace);
    if (name === 'audio' || name === 'video') return this.addRecording(node);
    const href = attributes.src ?? attributes.data ?? '';
    const type = attributes.type ?? '';
    if (name === 'img') return this.picture(attributes, href);
    if (/^(audio|video)\//.test(type) || /\.(mp3|m4a|ogg|oga|wav|aac|mp4|webm|m4v|mov)$/i.test(href)) {
      return this.addRecording(node);
    }
    if (/^text\/html|\.x?html?$/i.test(type || href)) return this.page(href);
    const isPicture = /^image\//.test(type) || /\.(png|jpe?g|gif|webp|svg|avif)$/i.test(href);
    if (isPicture)
      return this.picture({ ...attributes, alt: trimmedText(node) || (attributes.label ?? '') }, href);
    if (href !== '') this.warn(problem('content_dropped', { names: `object ${fileNameOf(href)}` }));
    return this.html(children, replace);
  }

  private picture({ alt = '', width, height }: Record<string, string>, href: string): string {
    const name = this.files.use(this.path, href) ?? href.slice(0, MAX_TEXT);
    const sizes = Object.entries({ width, height }).flatMap(([key, value]) =>
      value ? [` ${key}="${escapeAttribute(value)}"`] : [],
    );
    return `<img src="${escapeAttribute(name)}" alt="${escapeAttribute(alt)}"${sizes.join('')} />`;
  }

  private writePlayer(node: XmlElement, replace: Replace): string {
    const limit = Number(node.attributes.maxPlays ?? 0);
    const before = this.media.length;
    const inner = this.html(node.children, replace);
    if (this.media.length === before) return inner;
    if (limit > MAX_PLAY_LIMIT || limit === 0)
      this.warn(problem('qti_plays_limited', { max: MAX_PLAY_LIMIT }));
    const allowed =
      limit === 0 ? MAX_PLAY_LIMIT : Math.min(MAX_PLAY_LIMIT, Math.max(limit, DEFAULT_PLAY_LIMIT));
    this.playLimit = Math.max(this.playLimit ?? 0, allowed);
    return inner;
  }

  private addRecording(node: XmlElement): string {
    const sources = [node, ...descendantsOf(node, (name) => name === 'source' || name === 'object')];
    const hrefs = sources.flatMap(({ attributes }) => attributes.src ?? attributes.data ?? []);
    const found = hrefs.map((href) => this.files.use(this.path, href)).find((name) => name !== undefined);
    if (found && !this.media.includes(found)) this.media.push(found);
    if (!found) this.warn(problem('recording_missing', { name: fileNameOf(hrefs[0] ?? '?') }));
    return '';
  }

  /** A page of the package inside the text, such as a passage. */
  private page(href: string): string {
    const path = this.files.find(this.path, href);
    if (path === undefined) {
      this.warn(problem('no_such_file_in_import', { name: fileNameOf(href) }));
      return '';
    }
    const source = decodeXml(this.files.all[path] as Uint8Array);
    const body = /<body\b[^<>]*>([\s\S]*)<\/body\s*>/i.exec(source)?.[1] ?? source;
    const inner = body.replace(/<\?xml[^<>]*\?>|<!DOCTYPE[^<>]*>/gi, '');
    return `<div>${this.withFiles(inner, path)}</div>`;
  }

  /** Pictures of a page, whose addresses start from there. */
  private withFiles(html: string, path: string): string {
    return html
      .replace(/<(\/?)h[1-6]\b[^<>]*>/gi, (_, end: string) => (end ? '</strong></p>' : '<p><strong>'))
      .replace(/<img\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi, (tag) => {
        const [node] = parseContent(tag).nodes;
        const given = node && isHtmlElement(node) ? node.attrs : [];
        const { src = '', alt = '' } = Object.fromEntries(given.map(({ name, value }) => [name, value]));
        const name = this.files.use(path, src) ?? src.slice(0, MAX_TEXT);
        return `<img src="${escapeAttribute(name)}" alt="${escapeAttribute(alt)}" />`;
      });
  }
}

/** Numbers texts from 1: as names of files if all are one picture, as plain text if all are, else as rich text. */
export function numberTexts(list: { html: string; plain: string | undefined }[], canBeFiles = false) {
  const pictures = list.map(
    ({ html }) => /^(?:<(?:p|div)>\s*)?<img src="([^"]*)"[^>]*>(?:\s*<\/(?:p|div)>)?$/.exec(html)?.[1],
  );
  const isFile =
    canBeFiles && list.length > 0 && pictures.every((name) => name !== undefined && !/[&:]/.test(name));
  const isPlain = list.every(({ plain }) => plain !== undefined);
  const texts = list.map(({ html, plain = '' }, at): [string, string] => [
    String(at + 1),
    isFile ? (pictures[at] as string) : isPlain ? plain : html,
  ]);
  const type = isFile ? ('file' as const) : isPlain ? ('text' as const) : ('html' as const);
  return { type, texts: Object.fromEntries(texts) };
}

/** The text of an interaction's prompt as a paragraph. */
export function promptOf(body: Body, interaction: XmlElement): string {
  const [prompt] = childrenOf(interaction, 'prompt');
  const html = prompt ? body.html(prompt.children).trim() : '';
  if (html === '') return '';
  return /^<(p|div|ul|ol|table|pre|blockquote)\b/.test(html) ? html : `<p>${html}</p>`;
}
