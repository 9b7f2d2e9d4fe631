import { expect, test } from 'vitest';
import { anItem, aRevision, aStimulus } from '../../../test/factories.ts';
import type { DrawLine, RevisionItem } from '../../platform/db/json-columns.ts';
import { countDrawn, freezeDraws } from './draws.ts';
import { arrangeForm, FORMS_PER_REVISION } from './form.ts';
import { ofForm, type Revision, revisionItems } from './revision.ts';

const tagged = (count: number, ...tags: string[]) =>
  Array.from({ length: count }, () => ({ ...anItem(), tags }));

const aRevisionWithDraws = (items: (RevisionItem & { tags: string[] })[], draw: DrawLine[]) =>
  aRevision(items, { id: 'a revision', section: { draws: freezeDraws(draw, items) } });

const forms = (revision: Revision) =>
  Array.from({ length: FORMS_PER_REVISION }, (_, form) =>
    arrangeForm(revision, form).flatMap(({ items }) => items.map(({ id }) => id)),
  );

test('each of 64 forms has as many of each line, and all candidates are used evenly within one', () => {
  const [easy, hard, rest] = [tagged(7, 'Mudah'), tagged(5, 'sukar', 'aljabar'), tagged(2)];
  const lines = [
    { tags: ['mudah'], count: 3 },
    { tags: ['SUKAR', 'aljabar'], count: 2 },
  ];
  const items = [...easy, ...hard, ...rest];
  const all = forms(aRevisionWithDraws(items, lines));
  const idsOf = (some: RevisionItem[]) => some.map(({ id }) => id);
  for (const form of all) {
    expect(form.filter((id) => idsOf(easy).includes(id))).toHaveLength(3);
    expect(form.filter((id) => idsOf(hard).includes(id))).toHaveLength(2);
    expect(form.filter((id) => idsOf(rest).includes(id))).toHaveLength(2);
  }
  for (const candidates of [easy, hard]) {
    const uses = candidates.map(({ id }) => all.filter((form) => form.includes(id)).length);
    expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
  }
  expect(countDrawn(items, freezeDraws(lines, items))).toBe(7);
});

test('groups are drawn whole', () => {
  const groups = ['a', 'b', 'c'].map((stimulus_id) =>
    tagged(2, 'bacaan').map((item) => ({ ...item, stimulus_id })),
  );
  const items = groups.flat();
  const revision = aRevisionWithDraws(items, [{ tags: ['bacaan'], count: 2 }]);
  for (const form of forms(revision)) {
    const drawn = groups.filter((group) => group.every(({ id }) => form.includes(id)));
    expect([form.length, drawn.length]).toEqual([4, 2]);
    for (const [first, second] of drawn) {
      expect(form.indexOf(second?.id ?? '')).toBe(form.indexOf(first?.id ?? '') + 1);
    }
  }
});

test('a form has no passage of a group that it leaves out', () => {
  const stimuli = ['a', 'b', 'c'].map((id) => aStimulus({ id }));
  const items = stimuli.flatMap(({ id }) =>
    tagged(2, 'bacaan').map((item) => ({ ...item, stimulus_id: id })),
  );
  const revision = { ...aRevisionWithDraws(items, [{ tags: ['bacaan'], count: 2 }]), stimuli };
  for (const form of [0, 1, 2]) {
    const drawn = ofForm(revision, form);
    const used = new Set(revisionItems(drawn).map(({ stimulus_id }) => stimulus_id));
    expect(used.size).toBe(2);
    expect(new Set(drawn.stimuli.map(({ id }) => id))).toEqual(used);
  }
});

test('the forms of a draw never change', () => {
  const items = tagged(6, 'x').map((item, at) => ({ ...item, id: `item ${at}` }));
  const revision = aRevisionWithDraws(items, [{ tags: ['x'], count: 2 }]);
  expect(forms(revision).slice(0, 4)).toMatchInlineSnapshot(`
    [
      [
        "item 3",
        "item 0",
      ],
      [
        "item 1",
        "item 2",
      ],
      [
        "item 5",
        "item 4",
      ],
      [
        "item 0",
        "item 3",
      ],
    ]
  `);
});

test('a line that asks for more than there are takes all', () => {
  const items = tagged(2, 'x');
  expect(forms(aRevisionWithDraws(items, [{ tags: ['x'], count: 5 }]))[3]?.toSorted()).toEqual(
    items.map(({ id }) => id).sort(),
  );
});
