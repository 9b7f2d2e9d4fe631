/** Parses the `Range` header (RFC 9110, section 14). */
import type { ByteRange } from './file-store.ts';

/**
 * Returns the requested part of a file of `size` bytes. Returns `whole` if the header is missing, invalid or asks for
 * several parts, since a server may then send the whole file. Returns `unsatisfiable` if the part is beyond the end.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
