import { DEFAULT_PRIZE_TEXT } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { everyFeature } from './every-feature.ts';
import { specTexts } from './spec-texts.ts';

/** The texts of the default catalogue, and the setting whose default is the specification's. */
const shown = Object.values(everyFeature)
  .flatMap((words) => Object.values(words).map((texts) => texts.default))
  .concat(DEFAULT_PRIZE_TEXT)
  .map(patternOf);

/** A text of the catalogue: its `{{…}}` is a number or what the specification leaves open as `{…}`. */
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

  test.each(all.filter((one) => one.text !== one.shown))('that is not shown as it is: $text', (one) => {
    expect(isShown(one.text)).toBe(false);
    expect('why' in one && one.why).toMatch(/^\p{Lu}.+\.$/u);
  });
});

test('a text that no catalogue has is found out', () => {
  expect(isShown('Masukk')).toBe(false);
  expect(isShown('Kata sandi minimal enam karakter')).toBe(false);
});
