import i18next from 'i18next';
import { describe, expect, test, vi } from 'vitest';
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

  test.each([
    [['id-ID', 'en-US'], 'id'],
    [['jv', 'in', 'en'], 'id'],
    [['en-GB', 'id'], 'en'],
    [['fr'], 'en'],
  ])('of each visitor’s browser, %j, is %s', (browser, language) => {
    vi.stubGlobal('navigator', { languages: browser });
    localStorage.removeItem('language');
    rememberSchool(someSettings({ default_language: 'browser' }));
    expect(i18next.language).toBe(language);
  });

  test('does not override a chosen language', () => {
    chooseLanguage('en');
    rememberSchool(someSettings({ default_language: 'id' }));
    expect(i18next.language).toBe('en');
  });
});
