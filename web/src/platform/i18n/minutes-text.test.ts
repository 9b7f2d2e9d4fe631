import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { addWords } from './i18n.ts';
import { minutesText } from './minutes-text.ts';

afterEach(async () => {
  await i18next.changeLanguage('en');
});

it('says minutes and seconds in words, without decimals', () => {
  expect(minutesText(3.75, 'en')).toBe('3 minutes 45 seconds');
  expect(minutesText(3.75, 'id')).toBe('3 menit 45 detik');
  expect(minutesText(56.25, 'id')).toBe('56 menit 15 detik');
  expect(minutesText(1.52, 'en')).toBe('1 minute 31 seconds');
});

it('says whole minutes without seconds, and less than a minute in seconds', () => {
  expect(minutesText(60, 'en')).toBe('60 minutes');
  expect(minutesText(1, 'id')).toBe('1 menit');
  expect(minutesText(0.999, 'en')).toBe('1 minute');
  expect(minutesText(0.25, 'en')).toBe('15 seconds');
  expect(minutesText(1500, 'id')).toBe('1.500 menit');
});

it('is a format of texts', async () => {
  addWords('first', 'id', { probe: { left: 'Sisa {{time, minutes}}' } });
  await i18next.changeLanguage('id');
  const translate = i18next.t as (key: string, values: object) => string;
  expect(translate('probe.left', { time: 56.25 })).toBe('Sisa 56 menit 15 detik');
});
