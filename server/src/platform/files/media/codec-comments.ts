/** Removes the comments that FLAC, Vorbis and Opus allow in the decoder's description. */

/** Bytes of `fLaC` and the stream info block, which decoders require. */
const FLAC_REQUIRED_BYTES = 42;
const LAST_BLOCK = 0x80;

function withoutFlacBlocks(description: Uint8Array): Uint8Array {
  const kept = description.slice(0, FLAC_REQUIRED_BYTES);
  kept[4] = LAST_BLOCK;
  return kept;
}

/** A comment header without vendor and comments (Vorbis I specification, 5.2.1). */
const NO_COMMENTS = Uint8Array.of(3, ...Buffer.from('vorbis'), 0, 0, 0, 0, 0, 0, 0, 0, 1);

/**
 * The description has three packets, after the lengths of the first two. A length is the sum of bytes up to the first
 * one below 255.
 */
function withoutVorbisComments(description: Uint8Array): Uint8Array {
  let at = 1;
  function nextLength() {
    let length = 0;
    let byte: number;
    do {
      byte = description[at++] ?? 0;
      length += byte;
    } while (byte === 255);
    return length;
  }
  const [identification, comments] = [nextLength(), nextLength()];
  const end = at + identification;
  return Uint8Array.of(
    2,
    identification,
    NO_COMMENTS.length,
    ...description.subarray(at, end),
    ...NO_COMMENTS,
    ...description.subarray(end + comments),
  );
}

/** Removes the bytes after the channel mapping, which no decoder reads (RFC 7845, 5.1). */
function withoutOpusTrailer(description: Uint8Array): Uint8Array {
  const [channels, family] = [description[9] ?? 0, description[18]];
  return description.slice(0, family === 0 ? 19 : 21 + channels);
}

const WITHOUT: Record<string, (description: Uint8Array) => Uint8Array> = {
  flac: withoutFlacBlocks,
  vorbis: withoutVorbisComments,
  opus: withoutOpusTrailer,
};

/** Returns a decoder's description, in the form of `mediabunny`, without comments. */
export function withoutComments(codec: string | null, description: Uint8Array): Uint8Array {
  return WITHOUT[codec ?? '']?.(description) ?? description;
}
