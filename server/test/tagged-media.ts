import { readFile } from 'node:fs/promises';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { MEDIA_FORMATS } from '../src/files/media-formats.ts';

const FORMATS = {
  mp3: Mp3OutputFormat,
  wav: WavOutputFormat,
  ogg: OggOutputFormat,
  m4a: Mp4OutputFormat,
  mp4: Mp4OutputFormat,
  webm: WebMOutputFormat,
};

const open = (bytes: Uint8Array) =>
  new Input({ source: new BufferSource(new Uint8Array(bytes)), formats: MEDIA_FORMATS });

/** Seconds, and the packets of each track. */
export async function contentOf(bytes: Uint8Array) {
  const input = open(bytes);
  const tracks = await input.getTracks();
  const packets = await Promise.all(
    tracks.map(async (track) => (await track.computePacketStats()).packetCount),
  );
  return { kinds: tracks.map(({ type }) => type), packets };
}

/** The sound or video with the words as its title, its author and its lyrics, and as the names of its tracks. */
export async function tagged(path: string, words: string): Promise<Uint8Array> {
  const Format = FORMATS[path.split('.').at(-1) as keyof typeof FORMATS];
  const target = new BufferTarget();
  const input = open(await readFile(path));
  for (const track of await input.getTracks()) track.getName = async () => words;
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Format(), target }),
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    tags: { title: words, artist: words, lyrics: words, comment: words },
    showWarnings: false,
  });
  await conversion.execute();
  return new Uint8Array(target.buffer ?? []);
}
