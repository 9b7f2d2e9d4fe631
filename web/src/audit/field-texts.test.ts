import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseLanguage } from '../platform/i18n/i18n.ts';
import { useFieldTexts } from './field-texts.ts';

afterEach(() => chooseLanguage('default'));

test('a changed weight has the decimal sign of the language', () => {
  chooseLanguage('id');
  expect(renderHook(useFieldTexts).result.current.value(2.5)).toBe('2,5');
  chooseLanguage('en');
  expect(renderHook(useFieldTexts).result.current.value(2.5)).toBe('2.5');
});
