/** Which files a question takes: judged here by name and type for a quick word, on the server by content. */
import { type BankAsset, type BankType, MAX_UPLOAD_BYTES } from '@lulus/contract';

export type AssetKind = keyof BankAsset;

const IMAGES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
};
const AUDIO = {
  'audio/mpeg': ['.mp3'],
  'audio/ogg': ['.ogg', '.oga', '.opus'],
  'audio/wav': ['.wav'],
  'audio/x-wav': [],
  'audio/mp4': ['.m4a'],
  'audio/x-m4a': [],
  'audio/webm': ['.webm'],
};
const VIDEO = { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'] };

export const imageTypes: Record<string, string[]> = IMAGES;

/** Only a video question takes video; every other takes images and audio. */
export function acceptedTypes(type: BankType): Record<string, string[]> {
  return type === 'video' ? { ...IMAGES, ...AUDIO, ...VIDEO } : { ...IMAGES, ...AUDIO };
}

export function isAccepted(file: File, types: Record<string, string[]>): boolean {
  const name = file.name.toLowerCase();
  return file.type in types || Object.values(types).some((ends) => ends.some((end) => name.endsWith(end)));
}

export function kindOf({ name, type }: File): AssetKind {
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  return /\.(mp4|webm)$/i.test(name)
    ? 'video'
    : /\.(png|jpe?g|webp|gif|avif)$/i.test(name)
      ? 'image'
      : 'audio';
}

export const megabytes = (kind: AssetKind) => MAX_UPLOAD_BYTES[kind] / (1024 * 1024);

/** The most that a file of its kind may have, in MB, where it has more. */
export function tooLargeFor(file: File): number | undefined {
  const kind = kindOf(file);
  return file.size > MAX_UPLOAD_BYTES[kind] ? megabytes(kind) : undefined;
}

export interface Sorted {
  taken: File[];
  /** Why the others are not. */
  refused: { file: File; reason: 'invalid_type' | 'too_large' }[];
  tooMany: boolean;
}

/** Files that arrive by drop, paste or browse: what is taken, at most `room` of them. */
export function sortFiles(files: readonly File[], types: Record<string, string[]>, room: number): Sorted {
  const refused: Sorted['refused'] = [];
  const fitting: File[] = [];
  for (const file of files) {
    if (!isAccepted(file, types)) refused.push({ file, reason: 'invalid_type' });
    else if (tooLargeFor(file) !== undefined) refused.push({ file, reason: 'too_large' });
    else fitting.push(file);
  }
  return { taken: fitting.slice(0, Math.max(room, 0)), refused, tooMany: fitting.length > room };
}
