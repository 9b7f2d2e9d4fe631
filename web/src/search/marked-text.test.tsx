import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const marked = (text: string, q: string) => {
  const { container } = render(<MarkedText text={text} q={q} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
};

test.each([
  ['Budi Santoso', 'bu', ['Bu']],
  ['Budi Santoso', 'SAN budi', ['Budi', 'San']],
  ['Subudi', 'bu', []],
  ['X IPA 1', 'ipa 1', ['IPA', '1']],
  ['Final (English)', '(eng', ['Eng']],
  ['a.b', '.*', []],
])('in %j the search %j marks %j', (text, q, parts) => {
  expect(marked(text, q)).toEqual(parts);
});
