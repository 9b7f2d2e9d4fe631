/** Raw multipart forms of any size, with parts that no browser would send. */
import { Readable } from 'node:stream';

export const MB = 1024 * 1024;
const BOUNDARY = 'lulus-boundary';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export type Part = [name: string, content: string, filename?: string, type?: string];

export function partHead([name, , filename, type]: Part): string {
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  const contentType = type === undefined ? '' : `\r\nContent-Type: ${type}`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${contentType}\r\n\r\n`;
}

export const END = `--${BOUNDARY}--\r\n`;
export const formOf = (...parts: Part[]) =>
  `${parts.map((part) => `${partHead(part)}${part[1]}\r\n`).join('')}${END}`;

export const BIG_HEAD = `${formOf(['title', 'Big']).slice(0, -END.length)}${partHead(['file', '', 'big.mp4'])}`;
export const BIG_TAIL = `\r\n${END}`;

/** A form with a file of `bytes` bytes, generated while it is sent. */
export function bigForm(bytes: number): Readable {
  const chunk = Buffer.alloc(MB, 'x');
  return Readable.from(
    (function* () {
      yield Buffer.from(BIG_HEAD);
      for (let sent = 0; sent < bytes; sent += MB) yield chunk;
      yield Buffer.from(BIG_TAIL);
    })(),
  );
}
