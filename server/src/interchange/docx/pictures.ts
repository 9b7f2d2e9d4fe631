/** Pictures of a document: their files, sizes and alternative texts. */
import { posix } from 'node:path';
import { problem } from '@lulus/contract/messages';
import { escapeText, writeElement } from '../../content/write-html.ts';
import { findAll, findFirst, type XmlElement } from '../xml-tree.ts';
import type { PictureChange, Source } from './source.ts';

const EMU_PER_PIXEL = 9525;
const MAX_SIZE = 9999;
const MAX_ALT = 500;

const at = (bytes: Uint8Array, start: number, signs: string) =>
  Buffer.from(bytes.subarray(start, start + signs.length)).toString('latin1') === signs;

/** Names a format that browsers do not show, or returns null. */
export function unusableFormat(bytes: Uint8Array): string | null {
  if (at(bytes, 0, '\x01\0\0\0') && at(bytes, 40, ' EMF')) return 'EMF';
  if (at(bytes, 0, '\xd7\xcd\xc6\x9a') || at(bytes, 0, '\x01\0\x09\0')) return 'WMF';
  if (at(bytes, 0, 'BM')) return 'BMP';
  return null;
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_END = Buffer.from('IEND\xaeB`\x82', 'latin1');

/** Returns a PNG that a metafile holds, if it holds exactly one. */
function embeddedPng(bytes: Uint8Array): Uint8Array | null {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = all.indexOf(PNG_START);
  const end = start < 0 ? -1 : all.indexOf(PNG_END, start);
  if (end < 0 || all.indexOf(PNG_START, start + 1) >= 0) return null;
  return all.subarray(start, end + PNG_END.length);
}

const toPixels = (size: number): number | undefined =>
  size >= 1 && size <= MAX_SIZE ? Math.round(size) : undefined;

interface Picture {
  /** The relationship with the file. */
  id: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  change?: PictureChange | undefined;
}

/** Writes a picture of the part. One that cannot be shown leaves its name in the text. */
function writePicture(source: Source, { id, alt, width, height, change }: Picture): string {
  const found = source.relationships.get(id);
  const name = posix.basename(found?.target ?? id);
  const shown = escapeText(`[${alt || name}]`);
  const bytes = found && !found.isExternal ? source.pack.bytesOf(found.target) : undefined;
  if (!found || !bytes) {
    source.warn(problem('no_such_file_in_import', { name: (found?.target ?? id).slice(0, 100) }));
    return shown;
  }
  const format = unusableFormat(bytes);
  const usable = format ? embeddedPng(bytes) : bytes;
  if (!usable) {
    source.warn(problem('docx_picture_format', { name, format: format ?? '' }));
    return shown;
  }
  const file = change ? `${found.target}#${Object.values(change).join(' ')}` : found.target;
  source.media[file] = usable;
  if (change) source.changes.set(file, change);
  const sizes: [string, number | undefined][] = [
    ['width', width],
    ['height', height],
  ];
  return writeElement(
    'img',
    [
      ['src', file],
      ['alt', alt.slice(0, MAX_ALT)],
      ...sizes.flatMap(([key, size]): [string, string][] => (size ? [[key, String(size)]] : [])),
    ],
    '',
  );
}

const emuOf = (node: XmlElement | undefined, name: string) =>
  toPixels(Number(node?.attributes[name]) / EMU_PER_PIXEL);

/** How the document shows a picture: a part of it, turned, or as in a mirror. */
function readChange(source: Source, picture: XmlElement): PictureChange | undefined {
  const crop = findFirst(picture, 'a:srcRect')?.attributes ?? {};
  const { rot, flipH, flipV } = findFirst(picture, 'a:xfrm')?.attributes ?? {};
  // In thousandths of a percent. Negative ones add an empty edge.
  const [left, top, right, bottom] = ['l', 't', 'r', 'b'].map((side) =>
    Math.min(1, Math.max(0, Number(crop[side] ?? 0) / 100_000)),
  ) as [number, number, number, number];
  const turn = (((Number(rot ?? 0) / 60_000) % 360) + 360) % 360;
  if (turn % 90 !== 0) source.warn(problem('docx_picture_turned', { degrees: Math.round(turn) }));
  const change = {
    left,
    top,
    right,
    bottom,
    turn: turn % 90 === 0 ? turn : 0,
    isFlipped: flipV === '1',
    isMirrored: flipH === '1',
  };
  const isChanged =
    left + top + right + bottom > 0.002 || change.turn !== 0 || change.isFlipped || change.isMirrored;
  return isChanged && left + right < 1 && top + bottom < 1 ? change : undefined;
}

/** Writes the pictures of a drawing. */
export function readDrawing(source: Source, drawing: XmlElement): string {
  const pictures = findAll(drawing, 'pic:pic');
  const outside = pictures.length === 1 ? findFirst(drawing, 'wp:extent') : undefined;
  const about = findFirst(drawing, 'wp:docPr')?.attributes ?? {};
  return pictures
    .map((picture) => {
      const size = outside ?? findFirst(picture, 'a:ext');
      const own = findFirst(picture, 'pic:cNvPr')?.attributes ?? {};
      const blip = findFirst(picture, 'a:blip')?.attributes ?? {};
      const change = readChange(source, picture);
      const isTurned = change !== undefined && change.turn % 180 !== 0;
      return writePicture(source, {
        change,
        id: blip['r:embed'] ?? blip['r:link'] ?? '',
        alt: (about.descr || own.descr || '').trim(),
        width: emuOf(size, isTurned ? 'cy' : 'cx'),
        height: emuOf(size, isTurned ? 'cx' : 'cy'),
      });
    })
    .join('');
}

const UNITS: Record<string, number> = { pt: 96 / 72, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

function sizeInStyle(style: string, name: string): number | undefined {
  const [, size, unit] = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\d.]+)(pt|px|in|cm|mm)`).exec(style) ?? [];
  return size && unit ? toPixels(Number(size) * (UNITS[unit] ?? 1)) : undefined;
}

/** Writes the pictures of an old drawing, or the preview of an object. */
export function readOldPicture(source: Source, picture: XmlElement): string {
  return findAll(picture, 'v:shape')
    .concat(findAll(picture, 'v:rect'))
    .flatMap((shape) => {
      const data = findFirst(shape, 'v:imagedata')?.attributes;
      const id = data?.['r:id'] ?? data?.['r:pict'];
      if (!id) return [];
      const style = shape.attributes.style ?? '';
      return writePicture(source, {
        id,
        alt: (shape.attributes.alt ?? '').trim(),
        width: sizeInStyle(style, 'width'),
        height: sizeInStyle(style, 'height'),
      });
    })
    .join('');
}
