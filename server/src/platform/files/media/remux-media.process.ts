/** The program that remux-media.ts runs. */
import { readFile, stat } from 'node:fs/promises';
import {
  BufferSource,
  Conversion,
  EncodedPacketSink,
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
import { answerApart } from '../../jobs/answer-apart.ts';
import { withoutComments } from './codec-comments.ts';
import { endOfMovie } from './edit-list.ts';
import { endOfOgg } from './end-of-ogg.ts';
import { MEDIA_FORMATS } from './media-formats.ts';
import type { RemuxAnswer, RemuxTask } from './remux-media.ts';

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

const INDEX = { metadataOnly: true };

/** Removes the names of tracks, and comments in decoder descriptions. */
async function removeTexts(input: Input): Promise<void> {
  for (const track of await input.getTracks()) {
    track.getName = async () => null;
    if (!track.isAudioTrack()) continue;
    const codec = await track.getCodec();
    const getConfig = track.getDecoderConfig.bind(track);
    track.getDecoderConfig = async () => {
      const config = await getConfig();
      const description = config?.description && new Uint8Array(config.description as ArrayBuffer);
      return description ? { ...config, description: withoutComments(codec, description) } : config;
    };
  }
}

/**
 * Formats whose packets may overlap, because an index locates them or parts of them are elsewhere in the file. Files in
 * the other formats are read from beginning to end.
 */
const CAN_BE_INFLATED = ['mp4', 'm4a', 'webm', 'weba'];

/** Returns whether the packets have more bytes than the file. A repacked file would then fill memory and disk. */
async function isInflated(input: Input, bytes: number): Promise<boolean> {
  let packetBytes = 0;
  for (const track of await input.getTracks()) {
    for await (const { byteLength } of new EncodedPacketSink(track).packets(undefined, undefined, INDEX)) {
      packetBytes += byteLength;
      if (packetBytes > bytes) return true;
    }
  }
  return false;
}

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

/** Returns the second at which playing ends, or undefined if the repacked file could not end there. */
async function endOf(path: string, extension: string, played: Set<InputTrack>): Promise<number | undefined> {
  if (extension === 'ogg') return endOfOgg(path);
  const hasEditLists = ['mp4', 'm4a'].includes(extension);
  return hasEditLists
    ? endOfMovie(path, new Set(Array.from(played, ({ id }) => id)))
    : Number.POSITIVE_INFINITY;
}

async function remux({ source, target, extension }: RemuxTask): Promise<RemuxAnswer> {
  const format = FORMATS[extension];
  if (!format) return 'unplayable';
  const { size } = await stat(source);
  const bytes =
    size <= MAX_IN_MEMORY_BYTES ? new BufferSource(await readFile(source)) : new FilePathSource(source);
  const input = new Input({ source: bytes, formats: MEDIA_FORMATS });
  if (CAN_BE_INFLATED.includes(extension) && (await isInflated(input, size))) return 'unplayable';
  const played = await playedTracks(input);
  const end = await endOf(source, extension, played);
  if (end === undefined) return 'unplayable';
  await removeTexts(input);
  const unlessPlayed = (track: InputTrack) => ({ discard: !played.has(track) });
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: format(size), target: new FilePathTarget(target) }),
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    trim: { end },
    video: (track) => ({ ...unlessPlayed(track), alpha: 'keep' }),
    audio: unlessPlayed,
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.utilizedTracks.length < played.size) return 'unplayable';
  await conversion.execute();
  return 'done';
}

answerApart((task: RemuxTask) => remux(task).catch((): RemuxAnswer => 'unplayable'));
