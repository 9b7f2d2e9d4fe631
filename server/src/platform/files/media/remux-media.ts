/** Runs only in rewrite-upload.process.ts, since it changes the clock of its process. */
import { readFile, stat } from 'node:fs/promises';
import type { Problem } from '@lulus/contract/messages';
import {
  BufferSource,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  Logging,
  LogLevel,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { MEDIA_FORMATS } from './media-formats.ts';
import type { FileTask } from './media-types.ts';

Logging.level = LogLevel.Silent;

// The library writes the time and random numbers into the file. Equal content must always give equal bytes.
let randomCalls = 0;
Date.now = () => 0;
Math.random = () => (randomCalls++ % 1000) / 1000;

/**
 * Files up to this size are processed in memory. An hour of mp3 then takes a third of the time. An mp4 gets its index
 * at the beginning, so that a phone can play it while it loads.
 */
const MAX_IN_MEMORY_BYTES = 32 * 1024 * 1024;

const toMp4 = (bytes: number) =>
  new Mp4OutputFormat({ fastStart: bytes <= MAX_IN_MEMORY_BYTES ? 'in-memory' : false });
const toWebm = () => new WebMOutputFormat();

/** Output formats by our extensions. */
const FORMATS: Record<string, (bytes: number) => OutputFormat> = {
  mp3: () => new Mp3OutputFormat(),
  wav: () => new WavOutputFormat(),
  ogg: () => new OggOutputFormat(),
  m4a: toMp4,
  mp4: toMp4,
  weba: toWebm,
  webm: toWebm,
};

/** Returns the track of each kind that players play. They ignore further tracks, such as a commentary. */
async function playedTracks(input: Input): Promise<Set<InputTrack>> {
  const played = new Set<InputTrack>();
  for (const tracks of [await input.getVideoTracks(), await input.getAudioTracks()]) {
    const isDefault = await Promise.all(tracks.map(async (track) => (await track.getDisposition()).default));
    const track = tracks[Math.max(0, isDefault.indexOf(true))];
    if (track) played.add(track);
  }
  return played;
}

async function remux({ source, target, extension }: FileTask): Promise<boolean> {
  const format = FORMATS[extension];
  if (!format) return false;
  const { size } = await stat(source);
  const bytes =
    size <= MAX_IN_MEMORY_BYTES ? new BufferSource(await readFile(source)) : new FilePathSource(source);
  const input = new Input({ source: bytes, formats: MEDIA_FORMATS });
  const played = await playedTracks(input);
  // `tags` does not cover the names of tracks.
  for (const track of played) track.getName = async () => null;
  const unlessPlayed = (track: InputTrack) => ({ discard: !played.has(track) });
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: format(size), target: new FilePathTarget(target) }),
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    video: (track) => ({ ...unlessPlayed(track), alpha: 'keep' }),
    audio: unlessPlayed,
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.utilizedTracks.length < played.size) return false;
  await conversion.execute();
  return true;
}

/**
 * Repacks audio or video with its unchanged tracks. Omits titles, comments, locations, pictures and all other hidden
 * content, since students could read it. Returns a fault if browsers could not play the file.
 */
export async function rewriteFile(task: FileTask): Promise<Problem | undefined> {
  const isDone = await remux(task).catch(() => false);
  return isDone ? undefined : { code: 'media_unplayable', params: {} };
}
