const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, at) => {
    bytes.writeUInt32BE(number, 4 * at);
  });
  return bytes;
};
const u16 = (...numbers: number[]) => Buffer.concat(numbers.map((number) => u32(number).subarray(2)));

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(8 + content.length), Buffer.from(type), content]);
};
/** A box with version and flags 0. */
const fullBox = (type: string, ...parts: Buffer[]) => box(type, u32(0), ...parts);

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const RATE = 48_000;
const SAMPLES_OF_A_PACKET = 1024;

/** Decoder description of 8 kbit/s AAC-LC (ISO/IEC 14496-1, 7.2.6). */
const ESDS = Buffer.from('031900010004114015000000000000000000000005021188060102', 'hex');

function movieOf(offset: number, size: number, times: number): Buffer {
  const duration = SAMPLES_OF_A_PACKET * times;
  const header = fullBox(
    'mvhd',
    u32(0, 0, RATE, duration, 0x10000),
    u16(0x100, 0),
    u32(0, 0),
    MATRIX,
    Buffer.alloc(24),
    u32(2),
  );
  const track = fullBox('tkhd', u32(0, 0, 1, 0, duration, 0, 0), u16(0, 0, 0x100, 0), MATRIX, u32(0, 0));
  const media = fullBox('mdhd', u32(0, 0, RATE, duration), u16(0x55c4, 0));
  const handler = fullBox('hdlr', u32(0), Buffer.from('soun'), Buffer.alloc(13));
  const aac = box(
    'mp4a',
    u32(0),
    u16(0, 1),
    u32(0, 0),
    u16(1, 16, 0, 0),
    u32(RATE * 0x10000),
    fullBox('esds', ESDS),
  );
  const table = box(
    'stbl',
    fullBox('stsd', u32(1), aac),
    fullBox('stts', u32(1, times, SAMPLES_OF_A_PACKET)),
    fullBox('stsc', u32(1, 1, 1, 1)),
    fullBox('stsz', u32(size, times)),
    fullBox('stco', u32(times), ...Array.from({ length: times }, () => u32(offset))),
  );
  const info = box('minf', fullBox('smhd', u32(0)), table);
  return box('moov', header, box('trak', track, box('mdia', media, handler, info)));
}

/** Returns a sound file whose index names the same bytes `times` times. */
export function inflatedSound(size: number, times: number): Buffer {
  const type = box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom'));
  const offset = type.length + movieOf(0, size, times).length + 8;
  return Buffer.concat([type, movieOf(offset, size, times), box('mdat', Buffer.alloc(size))]);
}
