/**
 * Finds the end of the visible part of an mp4, by its edit lists (ISO/IEC 14496-12, 8.6.6). Phones that trim a video
 * leave the hidden part in the file.
 */
import { type FileHandle, open } from 'node:fs/promises';

interface Box {
  type: string;
  content: Buffer;
}

/** Returns the bytes of a box's header, and of the whole box. A size of 0 extends the box to the end of the file. */
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

/** Returns whether a header's times have 64 bits. The fields after them then have other offsets. */
const isLong = (content: Buffer) => content[0] === 1;

/** Returns the units per second of durations. */
function timescaleOf(header: Box | undefined): number {
  return header?.content.readUInt32BE(isLong(header.content) ? 20 : 12) ?? 1;
}

interface Edit {
  /** In units of the movie. 0 means until the end of the track. */
  duration: number;
  /** Begin of the part in units of the track. -1 is a pause without content. */
  mediaTime: number;
  rate: number;
}

function editsOf(track: Box): Edit[] {
  const [list] = inside(inside(track, 'edts')[0], 'elst');
  if (!list) return [];
  const { content } = list;
  const long = isLong(content);
  return Array.from({ length: content.readUInt32BE(4) }, (_, index) => {
    const at = 8 + index * (long ? 20 : 12);
    return {
      duration: long ? Number(content.readBigUInt64BE(at)) : content.readUInt32BE(at),
      mediaTime: long ? Number(content.readBigInt64BE(at + 8)) : content.readInt32BE(at + 4),
      rate: content.readInt32BE(at + (long ? 16 : 8)) / 0x10000,
    };
  });
}

function idOf(track: Box): number | undefined {
  const [header] = inside(track, 'tkhd');
  return header?.content.readUInt32BE(isLong(header.content) ? 20 : 12);
}

/** Returns the seconds of a track's data, with hidden parts. */
function lengthOf(media: Box | undefined): number {
  const [header] = inside(media, 'mdhd');
  if (!header) return Number.POSITIVE_INFINITY;
  const { content } = header;
  const duration = isLong(content) ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
  return duration / timescaleOf(header);
}

interface TrackEnd {
  /** Second at which the track ends. `Infinity` if nothing is cut off. */
  end: number;
  /** Seconds that are cut off at the end. */
  hidden: number;
}

/** Returns undefined if the track has several parts or a changed speed. */
function endOf(track: Box, timescale: number): TrackEnd | undefined {
  const edits = editsOf(track);
  const [shown, ...others] = edits.filter(({ mediaTime }) => mediaTime !== -1);
  if (others.length > 0 || (shown && shown.rate !== 1)) return undefined;
  if (!shown?.duration) return { end: Number.POSITIVE_INFINITY, hidden: 0 };
  const [media] = inside(track, 'mdia');
  const begin = shown.mediaTime / timescaleOf(inside(media, 'mdhd')[0]);
  return {
    end: edits.reduce((sum, { duration }) => sum + duration, 0) / timescale,
    hidden: lengthOf(media) - begin - shown.duration / timescale,
  };
}

/** Seconds by which untrimmed tracks may differ, since the last packet of sound is longer than its audible part. */
const TOLERANCE = 0.25;

/**
 * Returns the second at which the last of the played tracks ends, or `Infinity` if nothing is cut off. `played` has
 * the ids of the played tracks. Returns undefined if a track has several parts or a changed speed, which some browsers
 * ignore. Also returns undefined if only one track is cut off, since all tracks are repacked up to the same end.
 */
export async function endOfMovie(path: string, played: ReadonlySet<number>): Promise<number | undefined> {
  const file = await open(path);
  const movie = await readMovie(file).finally(() => file.close());
  // The edit lists of a fragmented file cover the first fragment only. Players ignore them.
  if (!movie || inside(movie, 'mvex').length > 0) return Number.POSITIVE_INFINITY;
  const timescale = timescaleOf(inside(movie, 'mvhd')[0]);
  const ends: TrackEnd[] = [];
  for (const track of inside(movie, 'trak')) {
    if (!played.has(idOf(track) ?? 0)) continue;
    const end = endOf(track, timescale);
    if (!end) return undefined;
    ends.push(end);
  }
  const last = Math.max(...ends.map(({ end }) => end));
  return ends.some(({ end, hidden }) => hidden > TOLERANCE && last - end > TOLERANCE) ? undefined : last;
}
