export type Encoding = 'br' | 'gzip' | 'identity';

/** Match a list that names the encoding, unless with `q=0`, which excludes it. */
const BROTLI = /(^|[\s,])br\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i;
const GZIP = /(^|[\s,])gzip\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i;

/** Returns the accepted encoding with the smallest output, by the header `Accept-Encoding`. */
export function preferredEncoding(header: string | string[] = ''): Encoding {
  const names = String(header);
  if (BROTLI.test(names)) return 'br';
  return GZIP.test(names) ? 'gzip' : 'identity';
}
