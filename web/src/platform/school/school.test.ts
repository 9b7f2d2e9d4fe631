import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { someSettings } from '../../../test/render.tsx';
import { wordSource } from '../../app/words/word-source.ts';
import { chooseLanguage, startI18n } from '../i18n/i18n.ts';
import { rememberSchool } from './school.ts';

describe('the default language', () => {
  test('applies if no language was chosen, and from the start of the next visit', () => {
    localStorage.removeItem('language');
    rememberSchool(someSettings({ default_language: 'id' }));
    expect([i18next.language, document.documentElement.lang]).toEqual(['id', 'id']);
    i18next.changeLanguage('en');
    startI18n(wordSource);
    expect(i18next.language).toBe('id');
  });

  test('does not override a chosen language', () => {
    chooseLanguage('en');
    rememberSchool(someSettings({ default_language: 'id' }));
    expect(i18next.language).toBe('en');
  });
});
