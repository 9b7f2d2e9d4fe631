/** Bytes and texts of XML, for all formats that are made of it. */
import { decodeMixed, markUndefined } from './decode-text.ts';

/** Characters that XML cannot have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find.
export const ILLEGAL_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const legalText = (text: string): string => text.replace(ILLEGAL_IN_XML, '').toWellFormed();

/** Decodes the entities of XML. Others, such as `&nbsp;`, stay for the HTML in which they stand. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (all, hex, decimal, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

function decodeAs(label: string, bytes: Uint8Array): string | undefined {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    const text = decoder.decode(bytes);
    return decoder.encoding === 'windows-1252' ? markUndefined(text) : text;
  } catch {
    return undefined;
  }
}

/** Decodes by the byte order mark, zero bytes, the declaration, or as UTF-8. Other bytes are of older Windows programs. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? 'utf-8';
  // Without a mark or zero bytes, the declaration is wrong.
  const label = /^utf-?16/i.test(declared) ? 'utf-8' : declared;
  return decodeAs(label, bytes) ?? decodeAs('utf-8', bytes) ?? decodeMixed(bytes).text;
}

export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
