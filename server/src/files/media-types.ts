/** The kinds of files that pass, each with its extension in the store and its type on delivery. */

export type MediaKind = 'image' | 'audio' | 'video';

/** Extensions that the store knows. Nothing under another one is ever delivered. */
export const CONTENT_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export const WELCOME: Record<MediaKind, string> = {
  image: 'an image (png, jpeg, webp, gif, avif)',
  audio: 'audio (mp3, ogg, wav, m4a, webm)',
  video: 'a video (mp4, webm)',
};
