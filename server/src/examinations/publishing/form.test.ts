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

test('an order and a matching are mixed in every examination, and never stand in key order', () => {
  const bank_option = { 1: 'a', 2: 'b', 3: 'c', 4: 'd' };
  const items = [
    anItem({ interaction: 'order', bank_option, bank_key: ['2', '1', '4', '3'] }),
    anItem({
      interaction: 'match',
      bank_option,
      bank_rows: { 1: 'x', 2: 'y', 3: 'z' },
      bank_key: { 1: '3', 2: '1', 3: '2' },
    }),
  ];
  const [section] = revision.sections;
  if (!section) throw new Error('no section');
  const mixed = {
    ...revision,
    sections: [{ ...section, shuffle_questions: false, shuffle_options: false, items }],
  };
  const forms = Array.from({ length: 64 }, (_, form) => arrangeForm(mixed, form)[0]?.items ?? []);
  const orders = (at: number) => forms.map((form) => form[at]?.option_order.join('') ?? '');
  expect(new Set(orders(0)).size).toBeGreaterThan(10);
  expect(orders(0)).not.toContain('2143');
  const ofRows = new Set(orders(1).map((order) => order.replace('4', '')));
  expect([...ofRows].sort()).toEqual(['123', '132', '213', '231', '321']);
});
