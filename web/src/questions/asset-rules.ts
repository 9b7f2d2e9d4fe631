/** Rules for the files of a question. The browser checks name and type early; the server checks the content. */
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

/** Returns file extensions by MIME type. Only a video question accepts videos. */
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

/** Returns the limit in MB for this kind of file if the file exceeds it, otherwise undefined. */
export function tooLargeFor(file: File): number | undefined {
  const kind = kindOf(file);
  return file.size > MAX_UPLOAD_BYTES[kind] ? megabytes(kind) : undefined;
}

export interface Sorted {
  taken: File[];
  /** Files that were not taken. */
  refused: { file: File; reason: 'invalid_type' | 'too_large' }[];
  tooMany: boolean;
}

/** Sorts files from drop, paste or the file picker. Takes at most `room` of them. */
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
