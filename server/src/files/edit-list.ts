/** What is shown of an mp4, by its edit lists (ISO/IEC 14496-12, 8.6.6): who trims a film on a phone leaves the rest in the file. */
import { type FileHandle, open } from 'node:fs/promises';

interface Box {
  type: string;
  content: Buffer;
}

/** Bytes from the beginning of a box to its content, and to its end; the last one may go on to the end of the file. */
function measure(head: Buffer, room: number): { header: number; size: number } {
  const size = head.readUInt32BE(0);
  if (size === 1 && head.length >= 16) return { header: 16, size: Number(head.readBigUInt64BE(8)) };
  return { header: 8, size: size === 0 ? room : size };
}

const typeOf = (head: Buffer) => head.toString('latin1', 4, 8);

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const head = bytes.subarray(at, at + 16);
    const { header, size } = measure(head, bytes.length - at);
    if (size < header) break;
    boxes.push({ type: typeOf(head), content: bytes.subarray(at + header, at + size) });
    at += size;
  }
  return boxes;
}

const inside = (box: Box | undefined, type: string): Box[] =>
  boxesIn(box?.content ?? Buffer.alloc(0)).filter((inner) => inner.type === type);

async function readMovie(file: FileHandle): Promise<Box | undefined> {
  const { size: bytes } = await file.stat();
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= bytes; ) {
    await file.read(head, 0, head.length, at);
    const { header, size } = measure(head, bytes - at);
    if (size < header) return undefined;
    if (typeOf(head) === 'moov') {
      const content = Buffer.alloc(Math.min(size, bytes - at) - header);
      await file.read(content, 0, content.length, at + header);
      return { type: 'moov', content };
    }
    at += size;
  }
  return undefined;
}

/** How many units a second has in which edits are measured. */
function timescaleOf(movie: Box): number {
  const [header] = inside(movie, 'mvhd');
  return header?.content.readUInt32BE(header.content[0] === 1 ? 20 : 12) ?? 1;
}

interface Edit {
  /** In the movie's units; 0 is until the end. */
  duration: number;
  /** -1 shows nothing. */
  mediaTime: number;
  rate: number;
}

function editsOf(track: Box): Edit[] {
  const [list] = inside(inside(track, 'edts')[0], 'elst');
  if (!list) return [];
  const { content } = list;
  const isLong = content[0] === 1;
  return Array.from({ length: content.readUInt32BE(4) }, (_, index) => {
    const at = 8 + index * (isLong ? 20 : 12);
    return {
      duration: isLong ? Number(content.readBigUInt64BE(at)) : content.readUInt32BE(at),
      mediaTime: isLong ? Number(content.readBigInt64BE(at + 8)) : content.readInt32BE(at + 4),
      rate: content.readInt32BE(at + (isLong ? 16 : 8)) / 0x10000,
    };
  });
}

const isSeen = (track: Box) =>
  inside(inside(track, 'mdia')[0], 'hdlr').some(({ content }) =>
    ['vide', 'soun'].includes(content.toString('latin1', 8, 12)),
  );

/**
 * The second at which the last of its tracks ends, `Infinity` where nothing is cut off. Undefined if it is put together
 * of several parts, or faster or slower than it was taken, which only some browsers show.
 */
export async function endOfMovie(path: string): Promise<number | undefined> {
  const file = await open(path);
  const movie = await readMovie(file).finally(() => file.close());
  if (!movie) return Number.POSITIVE_INFINITY;
  const ends = inside(movie, 'trak')
    .filter(isSeen)
    .map((track) => {
      const edits = editsOf(track);
      const shown = edits.filter(({ mediaTime }) => mediaTime !== -1);
      if (shown.length > 1 || shown.some(({ rate }) => rate !== 1)) return undefined;
      const isWhole = shown.every(({ duration }) => duration === 0);
      return isWhole ? Number.POSITIVE_INFINITY : edits.reduce((sum, { duration }) => sum + duration, 0);
    });
  if (ends.includes(undefined)) return undefined;
  return Math.max(...ends.map(Number)) / timescaleOf(movie);
}
