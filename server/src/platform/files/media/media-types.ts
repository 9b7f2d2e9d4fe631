export type MediaKind = 'image' | 'audio' | 'video';

export interface FileType {
  kind: MediaKind;
  /** Its extension in the store. */
  extension: string;
}

/** A file of an upload, for the program that rewrites it. */
export interface FileTask extends Pick<FileType, 'extension'> {
  source: string;
  target: string;
}

/** Names of the accepted types in error messages. */
export const WELCOME: Record<MediaKind, string> = {
  image: 'an image (png, jpeg, webp, gif, avif)',
  audio: 'audio (mp3, ogg, wav, m4a, webm)',
  video: 'a video (mp4, webm)',
};
