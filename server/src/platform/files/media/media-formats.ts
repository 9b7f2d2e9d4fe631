import { MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny';

/** Container formats of the accepted audio and video files. */
export const MEDIA_FORMATS = [MP4, WEBM, MP3, OGG, WAVE];
