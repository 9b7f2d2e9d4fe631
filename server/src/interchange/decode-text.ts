/** Decodes files of plain text. Old editors mix windows-1252 bytes into UTF-8. */
import { problem } from '@lulus/contract/messages';
import { type SourceFile, Unreadable } from './imported.ts';
import { markByte } from './unknown-bytes.ts';

export interface DecodedText {
  /** A byte that is no character has a mark, see `markByte`. */
  lines: string[];
  /** Numbers of the lines that have bytes outside UTF-8. These were read as windows-1252, which may be wrong. */
  guessed: Set<number>;
}

const WINDOWS_1252 = new TextDecoder('windows-1252');
/** Bytes that windows-1252 does not define. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Returns the number of bytes of the UTF-8 character at `at`, or 0 if there is none. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const isNext = (byte: number) => byte >= 0x80 && byte < 0xc0;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4 || !isNext(second)) return 0;
  if (first < 0xe0) return 2;
  // Longer forms than needed, surrogates, and numbers beyond Unicode
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f) || !isNext(third)) return 0;
  if (first < 0xf0) return 3;
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f) || !isNext(fourth)) return 0;
  return 4;
}

interface MixedText {
  text: string;
  guessed: Set<number>;
}

/** Decodes byte by byte: what is UTF-8 as such, all other bytes as windows-1252. Marks those that neither has. */
export function decodeMixed(bytes: Uint8Array): MixedText {
  const guessed = new Set<number>();
  const parts: string[] = [];
  let line = 1;
  let start = 0;
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] as number;
    if (byte === 0x0a || (byte === 0x0d && bytes[at + 1] !== 0x0a)) line++;
    const length = byte < 0x80 ? 1 : utf8Length(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    parts.push(
      utf8.decode(bytes.subarray(start, at)),
      UNDEFINED.has(byte) ? markByte(byte, line) : WINDOWS_1252.decode(bytes.subarray(at, at + 1)),
    );
    guessed.add(line);
    start = ++at;
  }
  parts.push(utf8.decode(bytes.subarray(start)));
  return { text: parts.join(''), guessed };
}

/** Marks such bytes in a text that was decoded as windows-1252, which leaves them as control characters. */
export function markUndefined(text: string): string {
  let line = 1;
  return text.replace(/\n|\r(?!\n)|[\u0081\u008d\u008f\u0090\u009d]/g, (sign) => {
    if (sign > '\r') return markByte(sign.charCodeAt(0), line);
    line++;
    return sign;
  });
}

function decode(bytes: Uint8Array): MixedText {
  const guessed = new Set<number>();
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), guessed };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), guessed };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed };
  } catch {
    return decodeMixed(bytes);
  }
}

/** Returns the lines of a text file. Throws `Unreadable` for a file that is not text. */
export function decodeText({ bytes }: SourceFile): DecodedText {
  const { text, guessed } = decode(bytes);
  const lines = text.split(/\r\n|\r|\n/);
  const binary = lines.findIndex((line) => line.includes('\0'));
  if (binary >= 0) throw new Unreadable(problem('text_encoding_unknown', { line: binary + 1 }));
  return { lines, guessed };
}

/** Returns the lines, or null if the file is not text. */
export function tryDecodeText(file: SourceFile): string[] | null {
  try {
    return decodeText(file).lines;
  } catch {
    return null;
  }
}

/** Returns whether some of these lines have bytes outside UTF-8. */
export function isGuessed(
  guessed: Set<number>,
  { line, lastLine }: { line: number; lastLine: number },
): boolean {
  for (let at = line; at <= lastLine && guessed.size > 0; at++) if (guessed.has(at)) return true;
  return false;
}
