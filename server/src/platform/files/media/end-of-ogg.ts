/**
 * Finds the end of the audible part of an ogg file. The last page names it, and it may be before the end of the data
 * (RFC 7845, 4.4; RFC 3533, 6).
 */
import { type FileHandle, open } from 'node:fs/promises';

const PAGE = 'OggS';
const MAX_PAGE_BYTES = 65_307;
const GRANULE_AT = 6;
const SERIAL_AT = 14;
const HEADER_BYTES = 27;

async function readAt(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
  return buffer.subarray(0, bytesRead);
}

/** Returns the samples per second, and the samples before the first audible one. Undefined for other codecs. */
function samplingOf(head: Buffer): { rate: number; skipped: number } | undefined {
  const opus = head.indexOf('OpusHead');
  if (opus >= 0) return { rate: 48_000, skipped: head.readUInt16LE(opus + 10) };
  const vorbis = head.indexOf('\x01vorbis', 0, 'latin1');
  return vorbis < 0 ? undefined : { rate: head.readUInt32LE(vorbis + 12), skipped: 0 };
}

/**
 * Returns the second at which the audible part ends. Returns `Infinity` for other codecs, and for several recordings in
 * one file.
 */
export async function endOfOgg(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, 256);
    const sampling = samplingOf(head);
    const tail = await readAt(file, Math.max(0, size - MAX_PAGE_BYTES), MAX_PAGE_BYTES);
    const last = tail.subarray(tail.lastIndexOf(PAGE));
    const isOneRecording =
      last.length >= HEADER_BYTES && last.readUInt32LE(SERIAL_AT) === head.readUInt32LE(SERIAL_AT);
    if (!sampling || !isOneRecording) return Number.POSITIVE_INFINITY;
    const samples = Number(last.readBigInt64LE(GRANULE_AT));
    return samples < 0 ? Number.POSITIVE_INFINITY : (samples - sampling.skipped) / sampling.rate;
  } finally {
    await file.close();
  }
}
