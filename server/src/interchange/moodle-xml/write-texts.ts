/** Writes texts of one question as Moodle shows them, with their files as base64. */
import type { BankAsset } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { escapeText } from '../../content/write-html.ts';
import { decodeEntities } from '../xml-text.ts';
import { element, type XmlElement } from './xml.ts';

const IMAGE = /(<img\b[^>]*?\bsrc=")([^"]*)(")/gi;
const MATH = /<math\b[\s\S]*?<\/math>/gi;

export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const pluginFile = (path: string): string => `@@PLUGINFILE@@/${encodeURIComponent(fileName(path))}`;

/** Pictures with the addresses that `address` gives them. */
export const withSources = (html: string, address: (path: string) => string): string =>
  html.replace(IMAGE, (_, before: string, src: string, after: string) => {
    return `${before}${escapeText(address(decodeEntities(src)))}${after}`;
  });

/** Moodle draws formulas from their LaTeX, and removes MathML. */
const withLatex = (html: string): string =>
  html.replace(MATH, (math) => {
    const latex = escapeText(contentText(math));
    return /^<math[^>]*display="block"/.test(math) ? `\\[${latex}\\]` : `\\(${latex}\\)`;
  });

export class TextWriter {
  readonly lost: Problem[] = [];
  private readonly media: Map<string, Uint8Array>;
  private readonly written = new Set<string>();

  constructor(media: Map<string, Uint8Array>) {
    this.media = media;
  }

  lose(loss: Problem): void {
    if (!this.lost.some((one) => one.code === loss.code)) this.lost.push(loss);
  }

  /** A text with its format. */
  text(
    tag: string,
    { type, text }: { type: 'text' | 'html'; text: string },
    { attributes = {}, inside = [] as XmlElement[], paths = [] as string[] } = {},
  ): XmlElement {
    const format = type === 'text' ? 'plain_text' : 'html';
    const files = new Set(paths);
    const shown =
      type === 'text'
        ? text
        : withLatex(
            withSources(text, (path) => {
              files.add(path);
              return pluginFile(path);
            }),
          );
    const children = [element('text', {}, shown), ...this.files([...files]), ...inside];
    return element(tag, { ...attributes, format }, children);
  }

  /** The recordings, videos and pictures beside a question, as part of its text. */
  beside({ image, audio, video }: BankAsset): string {
    return [
      ...image.map((path) => `<p><img src="${escapeText(path)}" alt="" /></p>`),
      ...audio.map((path) => `<p><audio controls="true"><source src="${pluginFile(path)}" /></audio></p>`),
      ...video.map((path) => `<p><video controls="true"><source src="${pluginFile(path)}" /></video></p>`),
    ].join('');
  }

  /** Each file stands once in a question. */
  private files(paths: string[]): XmlElement[] {
    return paths.flatMap((path) => {
      const bytes = this.media.get(path);
      if (!bytes) this.lose(problem('file_not_exported', { name: fileName(path) }));
      if (!bytes || this.written.has(path)) return [];
      this.written.add(path);
      const attributes = { name: fileName(path), path: '/', encoding: 'base64' };
      return [element('file', attributes, Buffer.from(bytes).toString('base64'))];
    });
  }
}
