/** Prepares pictures for Word, which shows PNG and JPEG everywhere. */
import sharp from 'sharp';

export interface Picture {
  type: 'png' | 'jpg';
  data: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** About 240 dots an inch on the width of a page. */
const MAX_PIXELS = 1600;
/** Larger PNG files become JPEG unless they are transparent. */
const MAX_PNG_BYTES = 500_000;
const IS_PICTURE = /\.(?:png|jpe?g|webp|gif|avif)$/i;

async function convert(bytes: Uint8Array): Promise<Picture> {
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
  const isSmall = width <= MAX_PIXELS && height <= MAX_PIXELS;
  if (isSmall && (format === 'png' || format === 'jpeg')) {
    return { type: format === 'png' ? 'png' : 'jpg', data: bytes, width, height };
  }
  const resized = sharp(bytes)
    .autoOrient()
    .resize(MAX_PIXELS, MAX_PIXELS, { fit: 'inside', withoutEnlargement: true });
  const png = await resized.clone().png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  const isPng = hasAlpha || (format !== 'jpeg' && png.data.length <= MAX_PNG_BYTES);
  const { data, info } = isPng
    ? png
    : await resized.jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
  return { type: isPng ? 'png' : 'jpg', data, width: info.width, height: info.height };
}

/** Returns the pictures by path, without those that cannot be read. */
export async function preparePictures(media: Map<string, Uint8Array>): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const [path, bytes] of media) {
    if (!IS_PICTURE.test(path)) continue;
    const picture = await convert(bytes).catch(() => null);
    if (picture) pictures.set(path, picture);
  }
  return pictures;
}

/** Returns the size on paper in pixels of 1/96 inch. A width alone keeps the shape. */
export function sizeOnPaper(
  { width, height }: Picture,
  {
    wanted,
    maxWidth,
    maxHeight = 800,
  }: { wanted: { width?: number; height?: number }; maxWidth: number; maxHeight?: number },
): { width: number; height: number } {
  const shape = height / width;
  const first = wanted.width ?? (wanted.height ? wanted.height / shape : Math.min(width, 380));
  const second = wanted.height ?? first * shape;
  const scale = Math.min(1, maxWidth / first, maxHeight / second);
  return { width: Math.max(1, Math.round(first * scale)), height: Math.max(1, Math.round(second * scale)) };
}
