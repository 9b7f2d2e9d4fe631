/** The constants of the specification. `web/src/app/limits.test.ts` finds constants that no code uses. */
import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import { bankType, optionType } from './papers.ts';

const values = new Map<string, unknown>(Object.entries(limits));

test.each<[keyof typeof limits, number | string]>([
  ['MIN_PASSWORD_LENGTH', 6],
  ['DEFAULT_PLAY_LIMIT', 1],
  ['COUNTDOWN_TICK_MS', 1000],
  ['MAX_TOASTS', 20],
  ['RECORD_PAGE_SIZE', 5],
  ['TABLE_PAGE_SIZE', 10],
  ['TABLE_PAGE_BUTTONS', 3],
  ['TABLE_THROTTLE_MS', 100],
  ['SEARCH_DEBOUNCE_MS', 250],
  ['LEADERBOARD_PAGE_SIZE', 10],
  ['LEADERBOARD_PAGES_AROUND', 2],
  ['DEFAULT_PRIZE_TEXT', 'WIN $10'],
  ['REDIRECT_DELAY_MS', 2000],
  ['DEFAULT_OPTIONS_PER_QUESTION', 3],
  ['QUESTION_IMAGE_WIDTH_PX', 300],
  ['OPTION_IMAGE_WIDTH_PX', 150],
  ['EXAM_VIEW_HEIGHT_PX', 750],
  ['UPLOAD_ANNOUNCEMENT_MS', 1500],
  ['SHUFFLED', 'shuffled'],
])('%s is %o, as in the specification', (name, value) => {
  expect(values.get(name)).toBe(value);
});

test('each kind of toast is shown as long as in the specification', () => {
  expect(limits.TOAST_MS).toEqual({
    error: 4000,
    success: 2000,
    blank: 4000,
    custom: 4000,
    loading: Number.POSITIVE_INFINITY,
  });
});

test('the types of questions and options are those of the specification', () => {
  expect(bankType.options).toEqual(['text', 'image', 'video', 'audio']);
  expect(optionType.options).toEqual(['text', 'file', 'html']);
});
