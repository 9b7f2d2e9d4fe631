export type Encoding = 'br' | 'gzip' | 'identity';

/** `br;q=0` refuses it. */
const accepts = (header: string, name: string) =>
  new RegExp(`(^|[\\s,])${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(header);

/** The smallest of the encodings that the caller takes, by the header `Accept-Encoding`. */
export function preferredEncoding(header: string | string[] = ''): Encoding {
  const text = String(header);
  return accepts(text, 'br') ? 'br' : accepts(text, 'gzip') ? 'gzip' : 'identity';
}
