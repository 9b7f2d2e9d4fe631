import { MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny';

/** Whose insides are read. */
export const MEDIA_FORMATS = [MP4, WEBM, MP3, OGG, WAVE];
