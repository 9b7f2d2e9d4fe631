import { expect, test } from 'vitest';
import { anItem } from '../../../test/factories.ts';
import { arrangeForm, drawForm } from './form.ts';

const revision = {
  id: 'a revision',
  examination_id: 'an examination',
  examination_name: '',
  examination_desc: '',
  examination_duration: 60,
  examination_bank_count: 24,
  stimuli: [],
  decimal_sign: ',' as const,
  negative_total: false,
  sections: ['LISTENING', 'READING'].map((name) => ({
    name,
    forward_only: false,
    duration_seconds: null,
    shuffle_questions: true,
    shuffle_options: true,
    draws: [],
    items: Array.from({ length: 12 }, () => anItem()),
  })),
};

const idsOf = (form: number) => arrangeForm(revision, form).map(({ items }) => items.map((item) => item.id));

test('a form is the same every time', () => {
  expect(arrangeForm(revision, 7)).toEqual(arrangeForm(revision, 7));
});

test('forms differ in the order of questions and of options', () => {
  const orders = new Set(Array.from({ length: 64 }, (_, form) => JSON.stringify(idsOf(form))));
  expect(orders.size).toBe(64);
  const options = Array.from({ length: 64 }, (_, form) => arrangeForm(revision, form))
    .flat()
    .flatMap(({ items }) => items.map((item) => item.option_order.join('')));
  expect(new Set(options).size).toBe(6);
});

test('an examination that is not shuffled has the order of the bank', () => {
  const sections = arrangeForm(
    {
      ...revision,
      sections: revision.sections.map((section) => ({
        ...section,
        shuffle_questions: false,
        shuffle_options: false,
      })),
    },
    7,
  );
  expect(sections.map(({ items }) => items.map((item) => item.id))).toEqual(
    revision.sections.map(({ items }) => items.map((item) => item.id)),
  );
  expect(sections[0]?.items[0]?.option_order).toEqual(['1', '2', '3']);
});

test('sections keep their order, and each has all of its own questions and options', () => {
  const sections = arrangeForm(revision, 3);
  expect(sections.map(({ name }) => name)).toEqual(['LISTENING', 'READING']);
  sections.forEach(({ items }, at) => {
    const ids = revision.sections[at]?.items.map((item) => item.id) ?? [];
    expect(items.map((item) => item.id).sort()).toEqual(ids.sort());
    for (const item of items) expect([...item.option_order].sort()).toEqual(['1', '2', '3']);
  });
});

test('an attempt draws any of the forms', () => {
  const drawn = new Set(Array.from({ length: 4000 }, drawForm));
  expect(drawn.size).toBe(64);
  expect(Math.max(...drawn)).toBe(63);
});
