import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  arrangeBank,
  arrangeSections,
  copyBankItems,
  deleteBankItems,
  deleteStimulus,
  duplicateExamination,
  getExaminationAdmin,
  insertBankItem,
  insertStimulus,
  listBankItems,
  listLibraryQuestions,
  listPublishProblems,
  listStimuli,
  publishExamination,
  restoreBankItems,
  updateBankItem,
  updateStimulus,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { itemForm } from '../../../test/access-requests.ts';
import { anAdmin, anExamination, type SectionPlan } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, context, clock } = app;
const as = await anAdmin(context);

const form = { bank_section: 'READING', content: '<p>Once upon a time.</p>' };
const insert = (
  examination_id: string,
  fields: object = {},
  files: Parameters<typeof call>[1]['files'] = [],
) => call(insertStimulus, { as, body: { ...form, examination_id, ...fields }, files });
const update = (id: string, fields: object = {}) =>
  call(updateStimulus, { as, params: { id }, body: { ...form, ...fields } });
const bankOf = async (examId: string) => (await call(listBankItems, { as, params: { examId } })).reply;
const stimuliOf = async (examId: string) => (await call(listStimuli, { as, params: { examId } })).reply;
const item = { ...itemForm, bank_type: 'text', option_type: 'text' } as const;
const addQuestion = (examination_id: string, fields: object = {}) =>
  call(insertBankItem, { as, body: { ...item, examination_id, ...fields } });
const editQuestion = (bankId: string, fields: object = {}) =>
  call(updateBankItem, { as, params: { bankId }, body: { ...item, ...fields } });
const sectionsOf = async (id: string) =>
  (await call(getExaminationAdmin, { as, params: { id } })).reply.sections;

/** Returns an unpublished examination with the questions a, p1, p2, b in READING; p1 and p2 share a stimulus. */
async function aGroup(plan: { published?: boolean; content?: string } = {}) {
  const { published = false, content = '<p>A passage.</p>' } = plan;
  const stimulus_id = newId();
  const sections: SectionPlan[] = [
    {
      name: 'READING',
      stimuli: [{ id: stimulus_id, content }],
      items: [
        { bank_question: 'a' },
        { bank_question: 'p1', stimulus_id },
        { bank_question: 'p2', stimulus_id },
        { bank_question: 'b' },
      ],
    },
    { name: 'WRITING', items: [{ bank_question: 'c' }] },
  ];
  const { id, items } = await anExamination(context, { published, sections });
  const [a, p1, p2, b, c] = items.map((item) => item.id) as [string, string, string, string, string];
  return { id, stimulus_id, a, p1, p2, b, c };
}

const textsOf = async (id: string) => (await bankOf(id)).map(({ bank_question }) => bank_question).join(' ');

describe('a stimulus', () => {
  test('is inserted with its files, listed, edited and deleted', async () => {
    const { id } = await anExamination(context, { published: false, sections: [] });
    const picture = Uint8Array.from(
      await readFile(new URL('../../../sample/media/map-a.png', import.meta.url)),
    );
    const { status, reply } = await insert(id, { play_limit: '2', shuffle_items: 'true' }, [
      { field: 'bank_asset', filename: 'map.png', content: picture },
    ]);
    expect([status, reply.stimulus]).toEqual([
      201,
      {
        id: expect.any(String),
        examination_id: id,
        ...form,
        bank_asset: { image: [expect.stringMatching(/^bank_asset\/.*signature=/)], audio: [], video: [] },
        play_limit: 2,
        shuffle_items: true,
      },
    ]);
    expect(await stimuliOf(id)).toEqual([reply.stimulus]);

    const [image] = reply.stimulus.bank_asset.image;
    const edited = await update(reply.stimulus.id, {
      content: '<p>Twice.</p>',
      bank_asset_delete_list: JSON.stringify([image]),
    });
    expect(edited.reply.stimulus).toEqual({
      ...reply.stimulus,
      content: '<p>Twice.</p>',
      bank_asset: { image: [], audio: [], video: [] },
    });
    expect((await call(deleteStimulus, { as, params: { id: reply.stimulus.id } })).status).toBe(200);
    expect(await stimuliOf(id)).toEqual([]);
    expect((await update(reply.stimulus.id)).status).toBe(404);
  });

  test('refuses unsafe text, pictures that are not stored, and files in unknown fields', async () => {
    const { id } = await anExamination(context, { published: false });
    const refused = async (fields: object) => (await insert(id, fields)).error.fields;
    expect(await refused({ content: '<script>1</script>' })).toHaveProperty('content');
    expect(await refused({ content: '<p><img src="bank_asset/none.png" alt=""></p>' })).toHaveProperty(
      'content',
    );
    const stray = await insert(id, {}, [{ field: 'other', filename: 'a.png', content: Uint8Array.of(1) }]);
    expect(stray.status).toBe(422);
    expect((await insert(newId())).status).toBe(404);
  });

  test('is inserted once by a repeated form, and a changed form is rejected', async () => {
    const { id } = await anExamination(context, { published: false });
    const insert_key = randomUUID();
    const made = await insert(id, { insert_key });
    expect((await insert(id, { insert_key })).reply.stimulus.id).toBe(made.reply.stimulus.id);
    const changed = await insert(id, { insert_key, content: '<p>Another.</p>' });
    expect([changed.status, changed.error.code]).toEqual([409, 'already_inserted']);
    const other = await anExamination(context, { published: false });
    expect((await insert(other.id, { insert_key })).error.code).toBe('insert_key_taken');
  });

  test('is not deleted while questions use it, which the refusal names', async () => {
    const { stimulus_id } = await aGroup();
    const { status, error } = await call(deleteStimulus, { as, params: { id: stimulus_id } });
    expect([status, error.code, error.params]).toEqual([
      409,
      'stimulus_in_use',
      { questions: '2. p1 · 3. p2' },
    ]);
  });

  test('moves to another section with its questions', async () => {
    const { id, stimulus_id } = await aGroup();
    await update(stimulus_id, { bank_section: 'WRITING' });
    expect(await textsOf(id)).toBe('a b c p1 p2');
    expect(await stimuliOf(id)).toMatchObject([{ bank_section: 'WRITING' }]);
  });

  test('keeps its section from being deleted', async () => {
    const { id } = await anExamination(context, { published: false });
    await insert(id, { bank_section: 'SPEAKING' });
    const [listening, reading] = await sectionsOf(id);
    const kept = [listening, reading].flatMap((section) =>
      section ? [{ id: section.id, name: section.name, forward_only: false, duration: null }] : [],
    );
    const { error } = await call(arrangeSections, { as, params: { id }, body: { sections: kept } });
    expect(error.code).toBe('section_has_passages');
  });
});

describe('a question of a stimulus', () => {
  test('stands next to the others, and leaves the group with an empty stimulus_id', async () => {
    const { id, stimulus_id, p1, a } = await aGroup();
    expect((await addQuestion(id, { bank_question: 'p3', stimulus_id })).reply.bank.stimulus_id).toBe(
      stimulus_id,
    );
    expect(await textsOf(id)).toBe('a p1 p2 p3 b c');
    // Without the field, it stays in the group.
    expect((await editQuestion(p1, { bank_question: 'p1' })).reply.bank.stimulus_id).toBe(stimulus_id);
    expect(
      (await editQuestion(p1, { bank_question: 'p1', stimulus_id: '' })).reply.bank.stimulus_id,
    ).toBeNull();
    await editQuestion(a, { bank_question: 'a', stimulus_id });
    expect(await textsOf(id)).toBe('a p2 p3 p1 b c');
  });

  test('must be in the section of the stimulus, which must be of its examination', async () => {
    const { id, stimulus_id, p1 } = await aGroup();
    const elsewhere = await addQuestion(id, { bank_section: 'WRITING', stimulus_id });
    expect(elsewhere.error.fields).toEqual({
      bank_section: [{ code: 'stimulus_section', params: { section: 'READING' } }],
    });
    expect((await editQuestion(p1, { bank_section: 'WRITING' })).error.fields).toHaveProperty('bank_section');
    const other = await aGroup();
    for (const foreign of [other.stimulus_id, newId()]) {
      expect((await addQuestion(id, { stimulus_id: foreign })).error.fields).toHaveProperty('stimulus_id');
    }
  });

  test('moves by an order only with its group, which stays together', async () => {
    const { id, a, p1, p2, b, c } = await aGroup();
    const [reading = '', writing = ''] = (await sectionsOf(id)).map((section) => section.id);
    const arrange = (order: Record<string, string[]>) =>
      call(arrangeBank, { as, params: { examId: id }, body: { order } });
    const split = await arrange({ [reading]: [a, p1, b], [writing]: [p2, c] });
    expect([split.status, split.error.code]).toEqual([422, 'group_split']);
    expect((await arrange({ [reading]: [p2, a, p1, b] })).status).toBe(200);
    expect(await textsOf(id)).toBe('p2 p1 a b c');
    expect((await arrange({ [reading]: [a, b], [writing]: [p1, p2, c] })).status).toBe(200);
    expect(await textsOf(id)).toBe('a b p1 p2 c');
    expect(await stimuliOf(id)).toMatchObject([{ bank_section: 'WRITING' }]);
  });

  test('is restored into its group, and without it if the stimulus was deleted', async () => {
    const { id, stimulus_id, p1, p2 } = await aGroup();
    const change = (ids: string[]) => ({ as, params: { examId: id }, body: { ids } });
    await call(deleteBankItems, change([p1]));
    await call(restoreBankItems, change([p1]));
    expect(await textsOf(id)).toBe('a p2 p1 b c');
    await call(deleteBankItems, change([p1, p2]));
    await call(deleteStimulus, { as, params: { id: stimulus_id } });
    await call(restoreBankItems, change([p1, p2]));
    expect((await bankOf(id)).map((item) => item.stimulus_id)).toEqual([null, null, null, null, null]);
  });
});

describe('a copy of a group', () => {
  const copy = (examId: string, ids: string[]) =>
    call(copyBankItems, {
      as,
      params: { examId },
      body: { questions: ids.map((id) => ({ id, insert_key: randomUUID() })) },
    });

  test('has the stimulus once, also if its questions are copied one by one', async () => {
    const { stimulus_id, p1, p2, b } = await aGroup();
    const target = await anExamination(context, { published: false, sections: [] });
    await copy(target.id, [p1]);
    await copy(target.id, [b]);
    await copy(target.id, [p2]);
    const stimuli = await stimuliOf(target.id);
    expect(stimuli).toMatchObject([{ content: '<p>A passage.</p>', bank_section: 'READING' }]);
    const [copied] = stimuli;
    expect(copied?.id).not.toBe(stimulus_id);
    expect((await bankOf(target.id)).map((item) => [item.bank_question, item.stimulus_id])).toEqual([
      ['p1', copied?.id],
      ['p2', copied?.id],
      ['b', null],
    ]);
  });

  test('has the stimulus again if it has changed since the first copy', async () => {
    const { stimulus_id, p1, p2 } = await aGroup();
    const target = await anExamination(context, { published: false, sections: [] });
    await copy(target.id, [p1]);
    await update(stimulus_id, { content: '<p>Edited.</p>' });
    await copy(target.id, [p2]);
    expect((await stimuliOf(target.id)).map(({ content }) => content)).toEqual([
      '<p>A passage.</p>',
      '<p>Edited.</p>',
    ]);
  });

  test('is in the duplicate of an examination, whose stimuli are its own', async () => {
    const { id, stimulus_id } = await aGroup();
    const { reply } = await call(duplicateExamination, { as, params: { id } });
    const duplicate = reply.examination.id;
    const [stimulus] = await stimuliOf(duplicate);
    expect(stimulus).toMatchObject({ examination_id: duplicate, content: '<p>A passage.</p>' });
    expect(stimulus?.id).not.toBe(stimulus_id);
    const links = (await bankOf(duplicate)).map((item) => item.stimulus_id);
    expect(links).toEqual([null, stimulus?.id, stimulus?.id, null, null]);
  });

  test('shows its passage in the library', async () => {
    const { id, stimulus_id } = await aGroup();
    const { reply } = await call(listLibraryQuestions, { as, query: { collection: id } });
    expect(reply.stimuli).toMatchObject([{ id: stimulus_id, content: '<p>A passage.</p>' }]);
  });
});

describe('publishing', () => {
  const problems = async (id: string) =>
    (await call(listPublishProblems, { as, params: { id } })).reply.problems;

  test('finds a stimulus without content, once, at its first question', async () => {
    const { id, p1 } = await aGroup({ content: '' });
    expect(await problems(id)).toMatchObject([
      { code: 'no_stimulus_content', bank_id: p1, bank_section: 'READING' },
    ]);
    expect((await call(publishExamination, { as, params: { id } })).error.code).toBe('not_ready');
    const { stimulus_id } = await aGroup();
    expect((await update(stimulus_id, { content: '' })).status).toBe(200);
  });

  test('freezes only stimuli that questions use', async () => {
    const { id, stimulus_id } = await aGroup();
    await insert(id, { content: '' });
    expect(await problems(id)).toEqual([]);
    await call(publishExamination, { as, params: { id } });
    const { stimuli } = await context.db
      .selectFrom('revisions')
      .select('stimuli')
      .where('examination_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stimuli.map((stimulus) => stimulus.id)).toEqual([stimulus_id]);
  });

  test('is automatic for the questions of a stimulus once the stimulus has content', async () => {
    const { id, stimulus_id } = await aGroup({ content: '' });
    await context.db
      .updateTable('examinations')
      .set({ publishing: 'automatic' })
      .where('id', '=', id)
      .execute();
    const published = async () => {
      const { revision_id } = await context.db
        .selectFrom('examinations')
        .select('revision_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return (await context.revisions.get(revision_id ?? '')).examination_bank_count;
    };
    await update(stimulus_id, { content: '', play_limit: '2' });
    expect(await published()).toBe(3);
    clock.advance(1000);
    await update(stimulus_id);
    expect(await published()).toBe(5);
  });
});
