export type Encoding = 'br' | 'gzip' | 'identity';

/** Named, and not with `q=0`, which refuses it. */
const BROTLI = /(^|[\s,])br\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i;
const GZIP = /(^|[\s,])gzip\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i;

/** The smallest of the encodings that the caller takes, by the header `Accept-Encoding`. */
export function preferredEncoding(header: string | string[] = ''): Encoding {
  const names = String(header);
  if (BROTLI.test(names)) return 'br';
  return GZIP.test(names) ? 'gzip' : 'identity';
}
