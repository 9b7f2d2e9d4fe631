/** Decodes files of plain text. Old editors mix windows-1252 bytes into UTF-8. */
import { problem } from '@lulus/contract/messages';
import { type SourceFile, Unreadable } from './imported.ts';

export interface DecodedText {
  lines: string[];
  /** Numbers of the lines that have bytes outside UTF-8. These were read as windows-1252, which may be wrong. */
  guessed: Set<number>;
}

const WINDOWS_1252 = new TextDecoder('windows-1252');
/** Bytes that windows-1252 does not define. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Returns the number of bytes of the UTF-8 character at `at`, or 0 if there is none. */
function utf8Length(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || at + length > bytes.length) return 0;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at, at + length));
    return length;
  } catch {
    return 0;
  }
}

/** Decodes byte by byte: what is UTF-8 as such, all other bytes as windows-1252. */
function decodeMixed(bytes: Uint8Array): { text: string; guessed: Set<number> } {
  const guessed = new Set<number>();
  const parts: string[] = [];
  let line = 1;
  let start = 0;
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] as number;
    if (byte === 0x0a || (byte === 0x0d && bytes[at + 1] !== 0x0a)) line++;
    const length = utf8Length(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    if (UNDEFINED.has(byte)) throw new Unreadable(problem('text_encoding_unknown', { line }));
    parts.push(utf8.decode(bytes.subarray(start, at)), WINDOWS_1252.decode(bytes.subarray(at, at + 1)));
    guessed.add(line);
    start = ++at;
  }
  parts.push(utf8.decode(bytes.subarray(start)));
  return { text: parts.join(''), guessed };
}

function decode(bytes: Uint8Array): { text: string; guessed: Set<number> } {
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
