import i18next from 'i18next';
import { expect, test } from 'vitest';

test('the language `default` has English plurals in every browser', () => {
  const rule = (language: string) => i18next.services.pluralResolver.getRule(language);
  expect(rule('default').resolvedOptions().locale).toBe('en');
  expect(rule('id').select(1)).toBe('other');
});
