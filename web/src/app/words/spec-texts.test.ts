import { DEFAULT_PRIZE_TEXT } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { textIn } from '../../platform/i18n/words.ts';
import { everyFeature } from './every-feature.ts';
import { specTexts } from './spec-texts.ts';

/** Patterns of the default catalogue's texts and of the default prize text. */
const shown = Object.values(everyFeature)
  .flatMap((words) => Object.values(words).map((texts) => textIn(texts, 'default')))
  .concat(DEFAULT_PRIZE_TEXT)
  .map(patternOf);

/** Returns a pattern for a text. Its `{{…}}` matches a number or a `{…}` of the specification. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(\\d+|\\{\\w+\\})')}$`);
}

const isShown = (text: string) => shown.some((pattern) => pattern.test(text));

const all = Object.entries(specTexts).flatMap(([section, texts]) =>
  texts.map((one) => ({ section, ...(typeof one === 'string' ? { text: one, shown: one } : one) })),
);

describe('a text of the specification', () => {
  test.each(all.filter((one) => one.shown !== undefined))('is on the screen: $section, $text', (one) => {
    expect(isShown(one.shown ?? '')).toBe(true);
  });

  test.each(all.filter((one) => one.text !== one.shown))('is not shown unchanged: $text', (one) => {
    expect(isShown(one.text)).toBe(false);
    expect('why' in one && one.why).toMatch(/^\p{Lu}.+\.$/u);
  });
});

test('a text that is in no catalogue is not found', () => {
  expect(isShown('Masukk')).toBe(false);
  expect(isShown('Kata sandi minimal enam karakter')).toBe(false);
});
