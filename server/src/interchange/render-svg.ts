/** Renders drawings in SVG to PNG, since browsers would run their scripts and load what they refer to. */
import { MAX_IMAGE_SIDE_PX } from '@lulus/contract';

const HEAD = 4096;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_PIXELS = 25_000_000;
/** Twice the size in the file, so that lines are sharp on dense screens. */
const DENSITY = 144;

/** Whether the file is an SVG drawing. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD)).trimStart();
  return head.startsWith('<') && /<svg[\s>]/.test(head);
}

/** Loaded when there is a drawing, since that takes longer than reading a small file. */
const loadSharp = async () => (await import('sharp')).default;

let drawsText: Promise<boolean> | undefined;

/** Whether the machine has a font. Without one, texts would be missing in the picture. */
function canDrawText(): Promise<boolean> {
  const probe =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><text y="40" font-size="40">M</text></svg>';
  drawsText ??= loadSharp()
    .then((sharp) => sharp(Buffer.from(probe)).stats())
    .then(({ channels }) => channels.some(({ max }, at) => at === 3 && max > 0));
  return drawsText;
}

const REFERENCE = /(?:\bhref\s*=\s*["']?|\burl\(\s*["']?|@import\s+["']?)\s*(?!#|data:image\/)[^\s"')]/i;

/** Returns the drawing as PNG, or undefined if a part of it would be missing or it is too large. */
export async function renderSvg(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes.length > MAX_BYTES) return undefined;
  const source = new TextDecoder().decode(bytes);
  // Text in HTML is drawn only if the drawing has another form of it.
  const isPartial = /<foreignObject\b/i.test(source) && !/<switch\b/i.test(source);
  if (isPartial || /<!ENTITY/i.test(source) || REFERENCE.test(source)) return undefined;
  if (/<text\b/i.test(source) && !(await canDrawText())) return undefined;
  try {
    const size = { width: MAX_IMAGE_SIDE_PX, height: MAX_IMAGE_SIDE_PX };
    const sharp = await loadSharp();
    const png = await sharp(bytes, { density: DENSITY, limitInputPixels: MAX_PIXELS })
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return new Uint8Array(png);
  } catch {
    return undefined;
  }
}
