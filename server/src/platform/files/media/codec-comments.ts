/** The texts that three codecs allow in the decoder's description, before the first packet. */

/** `fLaC`, and the one block without which nothing can be decoded. */
const FLAC_BEGINNING = 42;
const LAST_BLOCK = 0x80;

function withoutFlacBlocks(description: Uint8Array): Uint8Array {
  const kept = description.slice(0, FLAC_BEGINNING);
  kept[4] = LAST_BLOCK;
  return kept;
}

/** No vendor and no comments (Vorbis I specification, 5.2.1). */
const NO_COMMENTS = Uint8Array.of(3, ...Buffer.from('vorbis'), 0, 0, 0, 0, 0, 0, 0, 0, 1);

/** Three packets: the first two with their lengths before them, in bytes that add up until one is below 255. */
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

/** Removes what follows the channel mapping: no decoder reads it (RFC 7845, 5.1). */
function withoutOpusTrailer(description: Uint8Array): Uint8Array {
  const [channels, family] = [description[9] ?? 0, description[18]];
  return description.slice(0, family === 0 ? 19 : 21 + channels);
}

const WITHOUT: Record<string, (description: Uint8Array) => Uint8Array> = {
  flac: withoutFlacBlocks,
  vorbis: withoutVorbisComments,
  opus: withoutOpusTrailer,
};

/** A decoder's description as `mediabunny` has it, without what an encoder has written into it for people. */
export function withoutComments(codec: string | null, description: Uint8Array): Uint8Array {
  return WITHOUT[codec ?? '']?.(description) ?? description;
}
