/** Detects the type of a file by its content. Its name and its declared type are ignored. */
import { fileTypeFromFile } from 'file-type';
import type { FileType } from './media-types.ts';

/** Our extensions, by the extension that `file-type` reports. */
const IMAGES: Record<string, string> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpg',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
};

/** Our extensions for files with sound only and for videos, by the extension that `file-type` reports. */
const MEDIA: Record<string, { audio: string; video?: string }> = {
  mp3: { audio: 'mp3' },
  wav: { audio: 'wav' },
  ogg: { audio: 'ogg' },
  oga: { audio: 'ogg' },
  opus: { audio: 'ogg' },
  m4a: { audio: 'm4a' },
  mp4: { audio: 'm4a', video: 'mp4' },
  m4v: { audio: 'm4a', video: 'mp4' },
  webm: { audio: 'weba', video: 'webm' },
};

async function typeOf(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.ext;
  } catch {
    return undefined;
  }
}

async function hasTracks(path: string): Promise<{ audio: boolean; video: boolean }> {
  // Images do not need this library, and loading it takes half of this program's time.
  const { FilePathSource, Input, Logging, LogLevel } = await import('mediabunny');
  const { MEDIA_FORMATS } = await import('./media-formats.ts');
  // Warnings about uploaded files do not belong into the server's log.
  Logging.level = LogLevel.Silent;
  const input = new Input({ source: new FilePathSource(path), formats: MEDIA_FORMATS });
  try {
    const video = await input.getVideoTracks();
    const audio = await input.getAudioTracks();
    return { audio: audio.length > 0, video: video.length > 0 };
  } catch {
    return { audio: false, video: false };
  } finally {
    input.dispose();
  }
}

/** Returns undefined for other types, and for audio and videos without a readable track. */
export async function detectFileType(path: string): Promise<FileType | undefined> {
  const extension = (await typeOf(path)) ?? '';
  const image = IMAGES[extension];
  if (image) return { kind: 'image', extension: image };
  const media = MEDIA[extension];
  if (!media) return undefined;
  const tracks = await hasTracks(path);
  if (tracks.video) return media.video ? { kind: 'video', extension: media.video } : undefined;
  return tracks.audio ? { kind: 'audio', extension: media.audio } : undefined;
}
