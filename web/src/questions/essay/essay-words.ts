import { words } from '../../platform/i18n/words.ts';

/** Words about essays and the rubrics by which they are marked. */
export const essayWords = words({
  wordLimit_one: { en: 'At most {{count}} word' },
  wordLimit_other: { en: 'At most {{count}} words', id: 'Paling banyak {{count}} kata' },
  words_one: { en: '{{count}} word' },
  words_other: { en: '{{count}} words', id: '{{count}} kata' },
  rubric: { en: 'Rubric', id: 'Rubrik' },
  levelPoints_one: { en: '{{points}} point' },
  levelPoints_other: { en: '{{points}} points', id: '{{points}} poin' },
  markerComment: { en: 'Comment', id: 'Komentar' },
});
