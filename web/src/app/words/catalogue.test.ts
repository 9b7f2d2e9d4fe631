import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../platform/i18n/i18n.ts';
import { languages } from '../../platform/i18n/language.ts';
import { messageText } from '../../platform/i18n/message-text.ts';
import { textIn } from '../../platform/i18n/words.ts';
import { fieldMessage } from '../../platform/ui/forms/form-errors.ts';
import { everyFeature } from './every-feature.ts';

const all = Object.entries(everyFeature).flatMap(([feature, words]) =>
  Object.entries(words).map(([key, texts]) => ({ name: `${feature}.${key}`, texts })),
);

const SOURCE = join(import.meta.dirname, '../..');
/** Features with messages of the server, whose codes are the keys. */
const MESSAGES = /^\w*[mM]essages\./;

afterEach(() => chooseLanguage('default'));

describe('words', () => {
  test('have a text in each language', () => {
    const missing = all.filter(({ texts }) => Object.values(texts).some((text) => text.trim() === ''));
    expect(missing).toEqual([]);
  });

  test('have the same placeholders in each language', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();
    const inconsistent = all.filter(({ texts }) =>
      languages.some((language) => placeholders(textIn(texts, language)) !== placeholders(texts.en)),
    );
    expect(inconsistent).toEqual([]);
  });

  test('in Indonesian fit one and many, because its only plural form is `_other`', () => {
    const forMany = /\b(semuanya|semua \{\{count|mereka|masing-masing|(\p{L}+)-\2)/iu;
    const isPlural = ({ name }: { name: string }) => name.endsWith('_other');
    expect(all.filter((one) => isPlural(one) && forMany.test(textIn(one.texts, 'id')))).toEqual([]);
    expect(all.filter(({ name, texts }) => name.endsWith('_one') && texts.id !== undefined)).toEqual([]);
    expect(new Intl.PluralRules('id').resolvedOptions().pluralCategories).toEqual(['other']);
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

  test('have a default text only if it differs from the English one', () => {
    expect(all.filter(({ texts }) => texts.default === texts.en)).toEqual([]);
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

describe('a message of the server', () => {
  test('is rendered from its code in the chosen language', () => {
    chooseLanguage('id');
    expect(messageText({ code: 'too_long', params: { max: 1000 } }, 'Sent.')).toBe(
      'Isian ini tidak boleh lebih dari 1.000 karakter.',
    );
    expect(messageText({ code: 'sections_changed', params: {} }, 'Sent.')).toMatch(/^Bagian sudah berubah/);
  });

  test('whose code is unknown stays as it was sent', () => {
    chooseLanguage('id');
    expect(messageText({ code: 'something_new', params: { reason: 'newer' } }, 'Something new.')).toBe(
      'Something new.',
    );
  });

  test('of a schema is rendered, and one that the server has rendered stays', () => {
    chooseLanguage('id');
    expect(fieldMessage({ type: 'too_big', message: 'too_long {"max":100}' })).toBe(
      'Isian ini tidak boleh lebih dari 100 karakter.',
    );
    expect(fieldMessage({ type: 'server', message: 'required' })).toBe('required');
  });
});
