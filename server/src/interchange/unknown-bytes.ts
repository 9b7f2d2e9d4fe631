/**
 * Bytes of a text file that are no character in UTF-8 or windows-1252. Each has a mark in the decoded text, so that only the
 * question with the byte is refused.
 */
import { type Problem, problem } from '@lulus/contract/messages';

/** Writes hexadecimal digits as noncharacters of Unicode, which have no meaning in any format. */
const encode = (hex: string) =>
  hex.replace(/./g, (digit) => String.fromCharCode(0xfde0 + Number.parseInt(digit, 16)));
const decode = (encoded: string) =>
  [...encoded].map((sign) => (sign.charCodeAt(0) - 0xfde0).toString(16)).join('');

/** A noncharacter that the escapes of GIFT do not use. A file that had a whole mark would only lose its own question. */
const START = '\ufddf';
const MARK = new RegExp(`${START}([\ufde0-\ufdef]{2})([\ufde0-\ufdef]{8})`, 'g');

/** Returns the mark of a byte: its value, and its line in the file. */
export const markByte = (byte: number, line: number): string =>
  START + encode(byte.toString(16).padStart(2, '0') + line.toString(16).padStart(8, '0'));

const paramsOf = ([, byte = '', line = '']: RegExpMatchArray) => ({
  byte: `0x${decode(byte).toUpperCase()}`,
  line: Number.parseInt(decode(line), 16),
});

const marksIn = (value: unknown) => JSON.stringify(value).matchAll(MARK);

/** Returns why content with such a byte is refused, or undefined for any other content. */
export function findByte(content: unknown): Problem | undefined {
  const [first] = marksIn(content);
  return first && problem('byte_unknown', paramsOf(first));
}

export const withoutBytes = (text: string): string => text.replace(MARK, '');

/** Returns warnings of the bytes that are left out of a section's name. */
export const warnOfBytes = (name: string | string[]): Problem[] =>
  [...marksIn(name)].map((found) => problem('section_byte_dropped', paramsOf(found)));

/** Returns the problem with such bytes as `[0x81]` in the texts that it quotes. */
export const nameBytes = ({ code, params }: Problem): Problem => ({
  code,
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.replace(MARK, (...found) => `[${paramsOf(found as never).byte}]`)
        : value,
    ]),
  ) as Problem['params'],
});
