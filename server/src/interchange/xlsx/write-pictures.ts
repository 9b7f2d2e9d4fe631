/** Prepares pictures for a workbook: their format, and the size at which they are shown. */
import sharp from 'sharp';

export interface PreparedPicture {
  part: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Formats that every program shows. Others become PNG. */
const KNOWN: Record<string, string> = { png: 'png', jpeg: 'jpg', gif: 'gif' };
/** In pixels. */
const MAX_SIZE = { width: 220, height: 160 };
const UNKNOWN_SIZE = { width: 120, height: 90 };

async function prepare(bytes: Uint8Array, extension: string, number: number): Promise<PreparedPicture> {
  const part = (ending: string) => `xl/media/image${number}.${ending}`;
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    const share = Math.min(1, MAX_SIZE.width / width, MAX_SIZE.height / height);
    const size = { width: Math.max(1, width * share), height: Math.max(1, height * share) };
    const known = KNOWN[format];
    if (known) return { part: part(known), bytes, ...size };
    return { part: part('png'), bytes: new Uint8Array(await sharp(bytes).png().toBuffer()), ...size };
  } catch {
    return {
      part: part(Object.values(KNOWN).includes(extension) ? extension : 'png'),
      bytes,
      ...UNKNOWN_SIZE,
    };
  }
}

/** Returns the pictures by path. */
export async function preparePictures(
  paths: Iterable<string>,
  media: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, PreparedPicture>> {
  const prepared = new Map<string, PreparedPicture>();
  for (const path of paths) {
    const bytes = media.get(path);
    if (!bytes || prepared.has(path)) continue;
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    prepared.set(path, await prepare(bytes, extension, prepared.size + 1));
  }
  return prepared;
}
