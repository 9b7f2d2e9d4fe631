import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../platform/i18n/i18n.ts';
import { languages } from '../../platform/i18n/language.ts';
import { translateMessage } from '../../platform/i18n/translate-message.ts';
import { catalogue, features } from './catalogue.ts';
import { everyFeature } from './every-feature.ts';

const all = Object.entries(everyFeature).flatMap(([feature, words]) =>
  Object.entries(words).map(([key, texts]) => ({ name: `${feature}.${key}`, texts })),
);

const SOURCE = join(import.meta.dirname, '../..');
/** What the server says is found by the sentence itself. */
const MESSAGES = /^\w*[mM]essages\./;

afterEach(() => chooseLanguage('default'));

describe('words', () => {
  test('say something in each language', () => {
    const silent = all.filter(({ texts }) => languages.some((language) => texts[language].trim() === ''));
    expect(silent).toEqual([]);
  });

  test('have the same placeholders in each language', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();
    const uneven = all.filter(({ texts }) =>
      languages.some((language) => placeholders(texts[language]) !== placeholders(texts.default)),
    );
    expect(uneven).toEqual([]);
  });

  test('with a plural have both its forms', () => {
    const names = new Set(all.map(({ name }) => name));
    for (const name of names) {
      if (name.endsWith('_one')) expect(names).toContain(name.replace(/_one$/, '_other'));
    }
  });

  test('are said somewhere', () => {
    const source = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
      .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
      .join('\n');
    const said = new Set(source.match(/\b[a-zA-Z]+\.\w+/g));
    // Keys that end in a variable: `audit.${end}` with `'from'`, or `monitor.states_${state}` with a value of the
    // contract.
    const beginnings = [...source.matchAll(/`([a-zA-Z]+\.\w*)\$\{/g)].map(([, beginning = '']) => beginning);
    const isMade = (name: string) =>
      beginnings.some(
        (one) =>
          name.startsWith(one) && (one.endsWith('_') || source.includes(`'${name.slice(one.length)}'`)),
      );
    const unsaid = all
      .map(({ name }) => name.replace(/_(one|other)$/, ''))
      .filter((name) => !MESSAGES.test(name) && !said.has(name) && !isMade(name));
    expect(unsaid).toEqual([]);
  });

  test('are found under their feature in every catalogue', () => {
    for (const language of languages) {
      expect(catalogue(language).examinations?.takeExam).toBe(features.examinations.takeExam[language]);
    }
  });
});

describe('a chosen language', () => {
  test('is spoken, remembered, and named in the document', () => {
    chooseLanguage('id');
    expect(i18next.t('examinations.questions', { count: 1 })).toBe('1 soal');
    expect(localStorage.getItem('language')).toBe('id');
    expect(document.documentElement.lang).toBe('id');
    chooseLanguage('en');
    expect(i18next.t('examinations.questions', { count: 1 })).toBe('1 question');
    expect(i18next.t('examinations.questions', { count: 2 })).toBe('2 questions');
  });
});

describe('a number in a sentence', () => {
  test('is written as the language writes it', () => {
    const minutes = () => i18next.t('examinations.minutes', { count: 1112.5 });
    expect(minutes()).toBe('1,112.5 minutes');
    chooseLanguage('en');
    expect(minutes()).toBe('1,112.5 minutes');
    chooseLanguage('id');
    expect(minutes()).toBe('1.112,5 menit');
    expect(i18next.t('ui.percent', { value: 25 })).toBe('25%');
  });
});

describe('a sentence of the server', () => {
  test('is said in the chosen language', () => {
    chooseLanguage('id');
    expect(translateMessage('This field is required.')).toBe('Bagian ini wajib diisi.');
    expect(translateMessage('This field must not be longer than 100 characters.')).toBe(
      'Isian ini tidak boleh lebih dari 100 karakter.',
    );
  });

  test('that is not known stays as it is', () => {
    chooseLanguage('id');
    expect(translateMessage('Something new.')).toBe('Something new.');
  });
});
