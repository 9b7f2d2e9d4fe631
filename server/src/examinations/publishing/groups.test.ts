import { expect, test } from 'vitest';
import { anItem, aRevision, aStimulus } from '../../../test/factories.ts';
import { arrangeForm } from './form.ts';

const stimulus = aStimulus();
const linked = Array.from({ length: 3 }, () =>
  anItem({
    bank_option: { 1: 'Paris', 2: 'Rome', 3: 'Oslo', 4: 'None of these' },
    pinned_options: ['4'],
    stimulus_id: stimulus.id,
  }),
);
const single = Array.from({ length: 5 }, () => anItem());
const [first, second, third] = linked as [(typeof linked)[0], (typeof linked)[0], (typeof linked)[0]];

const revision = aRevision([...single.slice(0, 2), first, second, third, ...single.slice(2)], {
  stimuli: [stimulus],
});

const ids = linked.map(({ id }) => id);
const FORMS = Array.from({ length: 12 }, (_, form) => form);
const itemsOf = (form: number, of = revision) => arrangeForm(of, form)[0]?.items ?? [];

test('the questions of a stimulus stay together and in order in every form, and pinned options in place', () => {
  const starts = FORMS.map((form) => {
    const items = itemsOf(form);
    const start = items.findIndex(({ id }) => id === first.id);
    expect(items.slice(start, start + 3).map(({ id }) => id)).toEqual(ids);
    expect(items).toHaveLength(8);
    for (const { option_order } of items.slice(start, start + 3)) expect(option_order[3]).toBe('4');
    return start;
  });
  expect(new Set(starts).size).toBeGreaterThan(1);
});

test('a stimulus that mixes its questions keeps them together', () => {
  const mixing = { ...revision, stimuli: [{ ...stimulus, shuffle_items: true }] };
  const orders = FORMS.map((form) => {
    const items = itemsOf(form, mixing);
    const start = items.findIndex(({ stimulus_id }) => stimulus_id === stimulus.id);
    const group = items.slice(start, start + 3).map(({ id }) => id);
    expect([...group].sort()).toEqual([...ids].sort());
    return group.join();
  });
  expect(new Set(orders).size).toBeGreaterThan(1);
});
