import { readFile } from 'node:fs/promises';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  type ConversionOptions,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { MEDIA_FORMATS } from '../src/platform/files/media/media-formats.ts';

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

/** Returns the kinds of the tracks and their numbers of packets. */
export async function contentOf(bytes: Uint8Array) {
  const input = open(bytes);
  const tracks = await input.getTracks();
  const packets = await Promise.all(
    tracks.map(async (track) => (await track.computePacketStats()).packetCount),
  );
  return { kinds: tracks.map(({ type }) => type), packets };
}

async function repacked(
  path: string,
  input: Input,
  options: Partial<ConversionOptions>,
): Promise<Uint8Array> {
  const Format = FORMATS[path.split('.').at(-1) as keyof typeof FORMATS];
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Format(), target }),
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    showWarnings: false,
    ...options,
  });
  await conversion.execute();
  return new Uint8Array(target.buffer ?? []);
}

/** Returns the sound or video with the words as title, author, lyrics and track names. */
export async function tagged(path: string, words: string): Promise<Uint8Array> {
  const input = open(await readFile(path));
  for (const track of await input.getTracks()) track.getName = async () => words;
  return repacked(path, input, { tags: { title: words, artist: words, lyrics: words, comment: words } });
}

/** Returns the file with its sound track twice. */
export async function withSecondSound(path: string): Promise<Uint8Array> {
  return repacked(path, open(await readFile(path)), { audio: [{}, {}] });
}

async function packetsOf(bytes: Uint8Array): Promise<EncodedPacket[]> {
  const track = await open(bytes).getPrimaryVideoTrack();
  const packets: EncodedPacket[] = [];
  if (track) for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
}

/** Counts the pictures of a video that have transparency data. */
export const countAlpha = async (bytes: Uint8Array): Promise<number> =>
  (await packetsOf(bytes)).filter(({ sideData }) => sideData.alpha).length;

/** Returns a webm with the brightness of its pictures as opacity. */
export async function withAlpha(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  const track = await open(bytes).getPrimaryVideoTrack();
  const source = new EncodedVideoPacketSource((await track?.getCodec()) ?? 'vp9');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = (await track?.getDecoderConfig()) ?? undefined;
  for (const packet of await packetsOf(bytes)) {
    const sideData = { alpha: packet.data, alphaByteLength: packet.data.byteLength };
    await source.add(packet.clone({ sideData }), { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? []);
}
