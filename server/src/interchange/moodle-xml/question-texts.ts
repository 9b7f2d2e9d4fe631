/** Texts of one question as HTML, with the files that stand in it as base64. */
import { createHash } from 'node:crypto';
import { type Problem, problem } from '@lulus/contract/messages';
import { marked } from 'marked';
import { contentText } from '../../content/content-text.ts';
import { escapeText } from '../../content/write-html.ts';
import { renderLatex } from '../../content/write-math.ts';
import { decodeEntities } from '../xml-text.ts';
import { childOf, childrenOf, type XmlElement } from './xml.ts';

const ATTRIBUTE = /\b(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
// Tags end at the next `<` at the latest, and elements at the next of their kind, so that matching stays linear.
const INSIDE_TAG = `(?:[^<>"']|"[^"<]*"|'[^'<]*')*`;
const IMAGE = new RegExp(`<img\\b${INSIDE_TAG}>`, 'gi');
const HEADING = /<(\/?)h[1-6]\b[^<>]*>/gi;
/** Alone in its paragraph, with the paragraph. */
const PLAYER = /(<p\b[^<>]*>\s*)?<(audio|video)\b(?:(?!<(?:audio|video)\b)[\s\S])*?<\/\2\s*>(\s*<\/p>)?/gi;
const LINK = new RegExp(`<a\\b(${INSIDE_TAG})>((?:(?!<a\\b)[\\s\\S])*?)</a\\s*>`, 'gi');
const PLUGIN_FILE = /^@@PLUGINFILE@@\/([^?#]*)/;
const DATA_PICTURE = /^data:image\/([a-z]+)[^,]*;base64,([\s\S]*)$/i;
const RECORDING = /\.(mp3|m4a|ogg|oga|wav|aac|flac|webm|mp4|m4v|mov|ogv)$/i;
const TAG = new RegExp(`(<${INSIDE_TAG}>)`);
/** Formulas in the notations of Moodle's filters. A single dollar is a price. */
const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g;
/** Elements that show their text as it is. */
const LITERAL = /^<(\/?)(code|pre|math)\b/i;

/** The files of all questions, by a name that is unique in the import. */
export class MediaStore {
  readonly files: Record<string, Uint8Array> = {};
  private readonly names = new Map<string, string>();

  add(name: string, bytes: Uint8Array): string {
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const safe = name
      .replace(/^.*\//, '')
      .replace(/[^\w.-]+/g, '_')
      .slice(-80);
    const key = this.names.get(`${digest} ${safe}`) ?? `${digest}-${safe}`;
    this.names.set(`${digest} ${safe}`, key);
    this.files[key] = bytes;
    return key;
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeText(part.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');

/** Moodle's own format is HTML in which line breaks count. */
const autoFormat = (text: string): string =>
  text.replace(/>\s+</g, '><').replace(/\n</g, ' <').replace(/>\n/g, '> ').replaceAll('\n', '<br />');

function htmlOf(text: string, format: string): string {
  if (text === '') return '';
  if (format === 'plain_text') return paragraphs(text);
  if (format === 'markdown') return marked.parse(text, { async: false }).trim();
  return format === 'moodle_auto_format' || format === 'wiki_like' ? autoFormat(text) : text;
}

export interface QuestionText {
  /** Rich text. */
  html: string;
  /** The same as plain text, if it has no marks. */
  plain: string | undefined;
}

export class QuestionTexts {
  readonly warnings: Problem[] = [];
  /** Recordings and videos beside the question. */
  readonly files: string[] = [];
  private readonly media: MediaStore;
  /** The elements `file` by path and by name. */
  private readonly own = new Map<string, XmlElement>();
  private readonly format: string;

  constructor(question: XmlElement, media: MediaStore) {
    this.media = media;
    this.format = childOf(question, 'questiontext')?.attributes.format ?? 'html';
    this.addFiles(question);
  }

  warn(warning: Problem): void {
    const text = JSON.stringify(warning);
    if (!this.warnings.some((one) => JSON.stringify(one) === text)) this.warnings.push(warning);
  }

  /** The name in the import of a file of the question. */
  fileNamed(name: string): string | undefined {
    const file = this.own.get(name) ?? this.own.get(name.replace(/^.*\//, ''));
    return file && this.media.add(file.attributes.name ?? '', Buffer.from(file.text, 'base64'));
  }

  /** Reads an element with `text` and files. */
  read(element: XmlElement | undefined): QuestionText {
    const text = ((element && childOf(element, 'text')) ?? element)?.text.trim() ?? '';
    const format = element?.attributes.format ?? this.format;
    const isPlain = format === 'plain_text' || !/[<&\n]/.test(text);
    const html = this.withFormulas(this.withFiles(htmlOf(text, format)));
    return { html, plain: isPlain && !html.includes('<math') ? text : undefined };
  }

  /** Reads an element whose formulas stay in their notation, for `withFormulas`. */
  readSource(element: XmlElement | undefined): string {
    const text = (element && childOf(element, 'text'))?.text.trim() ?? '';
    return this.withFiles(htmlOf(text, this.format));
  }

  private addFiles(element: XmlElement): void {
    for (const file of childrenOf(element, 'file')) {
      const { name = '', path = '/' } = file.attributes;
      if (file.attributes.encoding === 'base64' && name !== '') {
        this.own.set(`${path}${name}`.replace(/^\/+/, ''), file);
        if (!this.own.has(name)) this.own.set(name, file);
      }
    }
    for (const child of element.children) this.addFiles(child);
  }

  /** The name in the import of what an address means, or undefined. */
  private resolve(address: string): string | undefined {
    const path = PLUGIN_FILE.exec(address)?.[1];
    if (path !== undefined) return this.fileNamed(decodePath(path));
    const [, type, data] = DATA_PICTURE.exec(address) ?? [];
    return type && data ? this.media.add(`picture.${type}`, Buffer.from(data, 'base64')) : undefined;
  }

  private addressesIn(tags: string): string[] {
    return [...tags.matchAll(ATTRIBUTE)].map(([, double, single, bare]) =>
      decodeEntities(double ?? single ?? bare ?? ''),
    );
  }

  private addRecording(address: string): boolean {
    const name = this.resolve(address);
    if (name && !this.files.includes(name)) this.files.push(name);
    if (!name) this.warn(problem('recording_missing', { name: address.slice(0, 100) }));
    return name !== undefined;
  }

  /** Names pictures as in the import, and takes recordings out of the text. Headings become bold paragraphs. */
  private withFiles(html: string): string {
    return html
      .replace(HEADING, (_, end: string) => (end ? '</strong></p>' : '<p><strong>'))
      .replace(PLAYER, (player, start = '', _kind = '', end = '') => {
        for (const address of this.addressesIn(player)) this.addRecording(address);
        return start !== '' && end !== '' ? '' : `${start}${end}`;
      })
      .replace(LINK, (all, attributes: string, label: string) => {
        const [address = ''] = this.addressesIn(`<a ${attributes}>`);
        if (!address.startsWith('@@PLUGINFILE@@')) return all;
        const name = decodePath(address.slice(address.lastIndexOf('/') + 1).replace(/\?.*$/, ''));
        if (!RECORDING.test(name)) {
          this.warn(problem('linked_file_dropped', { name: name.slice(0, 100) }));
          return label;
        }
        return this.addRecording(address) && contentText(label) === name ? '' : label;
      })
      .replace(IMAGE, (image) =>
        image.replace(ATTRIBUTE, (attribute, double, single, bare) => {
          if (!/^src/i.test(attribute)) return attribute;
          const address = decodeEntities(double ?? single ?? bare ?? '');
          const name = this.resolve(address) ?? decodePath(PLUGIN_FILE.exec(address)?.[1] ?? address);
          return `src="${escapeText(name).replaceAll('"', '&quot;')}"`;
        }),
      );
  }

  /** Turns formulas into MathML. Those that cannot be read stay, with a warning. */
  withFormulas(html: string): string {
    if (!/\\\(|\\\[|\$\$/.test(html)) return html;
    let literal = 0;
    return html
      .split(TAG)
      .map((part) => {
        const [, isEnd, name] = LITERAL.exec(part) ?? [];
        if (name && !part.endsWith('/>')) literal += isEnd ? -1 : 1;
        if (literal > 0 || part.startsWith('<')) return part;
        return part.replace(FORMULA, (source: string, inline?: string, block?: string, either?: string) => {
          const latex = decodeEntities((inline ?? block ?? either ?? '').replaceAll('&nbsp;', ' '));
          const written = renderLatex(latex, block !== undefined);
          if (!written) this.warn(problem('formula_as_text', { text: source.slice(0, 100) }));
          return written ?? source;
        });
      })
      .join('');
  }
}
