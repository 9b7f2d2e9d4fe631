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
/** Features with sentences of the server. They are looked up by the sentence, not by their key. */
const MESSAGES = /^\w*[mM]essages\./;

afterEach(() => chooseLanguage('default'));

describe('words', () => {
  test('have a text in each language', () => {
    const missing = all.filter(({ texts }) => languages.some((language) => texts[language].trim() === ''));
    expect(missing).toEqual([]);
  });

  test('have the same placeholders in each language', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();
    const inconsistent = all.filter(({ texts }) =>
      languages.some((language) => placeholders(texts[language]) !== placeholders(texts.default)),
    );
    expect(inconsistent).toEqual([]);
  });

  test('with a plural have both its forms', () => {
    const names = new Set(all.map(({ name }) => name));
    for (const name of names) {
      if (name.endsWith('_one')) expect(names).toContain(name.replace(/_one$/, '_other'));
    }
  });

  test('are used in the source', () => {
    const source = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
      .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
      .join('\n');
    const usedKeys = new Set(source.match(/\b[a-zA-Z]+\.\w+/g));
    // Some keys end in a variable: `audit.${end}` with `'from'`, or `monitor.states_${state}` with a value of the
    // contract.
    const prefixes = [...source.matchAll(/`([a-zA-Z]+\.\w*)\$\{/g)].map(([, prefix = '']) => prefix);
    const isBuiltFromPrefix = (name: string) =>
      prefixes.some(
        (one) =>
          name.startsWith(one) && (one.endsWith('_') || source.includes(`'${name.slice(one.length)}'`)),
      );
    const unused = all
      .map(({ name }) => name.replace(/_(one|other)$/, ''))
      .filter((name) => !MESSAGES.test(name) && !usedKeys.has(name) && !isBuiltFromPrefix(name));
    expect(unused).toEqual([]);
  });

  test('are found under their feature in every catalogue', () => {
    for (const language of languages) {
      expect(catalogue(language).examinations?.takeExam).toBe(features.examinations.takeExam[language]);
    }
  });
});

describe('a chosen language', () => {
  test('applies to texts, is stored, and sets the document’s `lang`', () => {
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
  test('has the format of the language', () => {
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
  test('is translated into the chosen language', () => {
    chooseLanguage('id');
    expect(translateMessage('This field is required.')).toBe('Bagian ini wajib diisi.');
    expect(translateMessage('This field must not be longer than 100 characters.')).toBe(
      'Isian ini tidak boleh lebih dari 100 karakter.',
    );
  });

  test('that is unknown stays as it is', () => {
    chooseLanguage('id');
    expect(translateMessage('Something new.')).toBe('Something new.');
  });
});
