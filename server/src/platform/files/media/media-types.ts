export type MediaKind = 'image' | 'audio' | 'video';

/** Names of the accepted types in error messages. */
export const WELCOME: Record<MediaKind, string> = {
  image: 'an image (png, jpeg, webp, gif, avif)',
  audio: 'audio (mp3, ogg, wav, m4a, webm)',
  video: 'a video (mp4, webm)',
};
