/** Writes the texts of one item as XML, and collects its files and losses. */
import { basename } from 'node:path/posix';
import type { BankItem } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { isBlock } from '../../content/allow-list.ts';
import { isElement, parseContent } from '../../content/parse-content.ts';
import { escapeAttribute, escapeText } from '../../content/write-html.ts';
import { decodeEntities } from '../xml-text.ts';
import { qti, type Version, type Written } from './write-xml.ts';

const IMAGE = /(<img\b[^>]*?\bsrc=")([^"]*)(")/gi;
const TYPES: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export const mediaName = (path: string): string => `media/${basename(path)}`;
const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'audio/mpeg';

export class Content {
  readonly version: Version;
  readonly lost: Problem[] = [];
  /** Paths of the files that the texts use. */
  readonly paths = new Set<string>();
  private readonly media: Map<string, Uint8Array>;

  constructor(version: Version, media: Map<string, Uint8Array>) {
    this.version = version;
    this.media = media;
  }

  lose(code: Problem['code']): void {
    if (!this.lost.some((one) => one.code === code)) this.lost.push(problem(code as 'lost_rule'));
  }

  /** The address of a file from the folder of an item. */
  private address(path: string): string {
    if (this.media.has(path)) this.paths.add(path);
    else this.lost.push(problem('file_not_exported', { name: basename(path) }));
    return `../${mediaName(path).split('/').map(encodeURIComponent).join('/')}`;
  }

  /** Rich text as XML. */
  inline(html: string): string {
    const withFiles = html.replace(
      IMAGE,
      (_, before: string, src: string, after: string) =>
        `${before}${escapeAttribute(this.address(decodeEntities(src)))}${after}`,
    );
    const xml = withFiles
      .replace(/<math\b(?![^>]*\bxmlns=)/g, '<math xmlns="http://www.w3.org/1998/Math/MathML"')
      .replace(/(<(?!math|m[a-z]+\b)[a-z][^>]*?\s)lang="/g, '$1xml:lang="');
    if (this.version === 'qti3' || !/<(u|s)[\s>]/.test(xml)) return xml;
    this.lose('lost_formatting');
    return xml.replace(/<(\/?)[us](?=[\s>])/g, '<$1span');
  }

  /** Rich text as blocks. */
  block(html: string): string {
    const isBlocks = parseContent(html).nodes.every((node) => isElement(node) && isBlock(node.tagName));
    const xml = this.inline(html);
    return isBlocks ? xml : `<div>${xml}</div>`;
  }

  picture(path: string): string {
    return `<img src="${escapeAttribute(this.address(path))}" alt=""/>`;
  }

  option(type: BankItem['option_type'], text: string): string {
    if (type === 'file') return this.picture(text);
    return type === 'html' ? this.inline(text) : escapeText(text);
  }

  recording(path: string, kind: 'audio' | 'video'): string {
    const [address, type] = [escapeAttribute(this.address(path)), typeOf(path)];
    if (this.version === 'qti22') return `<object data="${address}" type="${type}"/>`;
    return `<${kind} controls="controls"><source src="${address}" type="${type}"/></${kind}>`;
  }

  /** Pictures beside a text, then recordings and videos, each with its kind. */
  beside({ image, audio, video }: BankItem['bank_asset']) {
    const pictures = image.map((path) => `<div>${this.picture(path)}</div>`).join('');
    const recordings = [
      ...audio.map((path) => this.recording(path, 'audio')),
      ...video.map((path) => this.recording(path, 'video')),
    ];
    return { pictures, recordings };
  }
}

/** Recordings that can be played a limited number of times, with the variables that count. */
export function writePlayers(
  recordings: string[],
  maxPlays: number,
): { declarations: Written[]; players: Written[] } {
  const ids = recordings.map((_, at) => `PLAYS_${at + 1}`);
  return {
    declarations: ids.map((identifier) =>
      qti('responseDeclaration', { identifier, cardinality: 'single', baseType: 'integer' }),
    ),
    players: recordings.map((recording, at) =>
      qti('mediaInteraction', { responseIdentifier: ids[at], autostart: false, minPlays: 0, maxPlays }, [
        recording,
      ]),
    ),
  };
}
