/** Actions of an admin on an examination: create, edit, publish, archive, delete. */
import {
  archiveExamination,
  createExamination,
  deleteExamination,
  type ErrorBody,
  getExaminationAdmin,
  listPublishProblems,
  publishExamination,
  restoreExamination,
  startExam,
  updateExamination,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aClass, anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call, clock } = await createTestApp();
const admin = await anAdmin(context);

const form = { examination_name: 'Final English', examination_desc: 'All of it.', examination_duration: 90 };

const read = async (id: string) => (await call(getExaminationAdmin, { as: admin, params: { id } })).reply;
const create = (body: object = {}) => call(createExamination, { as: admin, body: { ...form, ...body } });
const update = (id: string, body: object = {}) =>
  call(updateExamination, { as: admin, params: { id }, body: { ...form, ...body } });
const publish = (id: string) => call(publishExamination, { as: admin, params: { id } });

async function rejectedFields(answer: Promise<{ status: number; error: ErrorBody }>): Promise<string[]> {
  const { status, error } = await answer;
  expect([status, error.code]).toEqual([422, 'validation_failed']);
  return Object.keys(error.message);
}

describe('the form', () => {
  const later = '2031-02-01T00:00:00.000Z';
  const earlier = '2031-01-01T00:00:00.000Z';

  test.each([
    ['examination_name', { examination_name: '  ' }],
    ['examination_desc', { examination_desc: 7 }],
    ['examination_duration', { examination_duration: 0 }],
    ['examination_duration', { examination_duration: 'long' }],
    ['opens_at', { opens_at: 'tomorrow' }],
    ['opens_at', { opens_at: '9999-12-31T23:59:59-05:00' }],
    ['closes_at', { opens_at: later, closes_at: earlier }],
    ['closes_at', { opens_at: later, closes_at: later }],
    ['classes', { classes: [] }],
    ['classes.0', { classes: [''] }],
    ['classes', { classes: ['no such class'] }],
    ['class_ids', { class_ids: ['01890000-0000-7000-8000-000000000000'] }],
    ['attempts_allowed', { attempts_allowed: 0 }],
    ['option_limit', { option_limit: 27 }],
    ['option_limit', { option_limit: 2 }],
    ['shuffle', { shuffle: 'yes' }],
    ['results_release', { results_release: 'never' }],
    ['results_at', { results_release: 'at_time', results_at: '' }],
    ['results_at', { results_release: 'at_time' }],
  ])('is rejected for its %s: %o', async (field, body) => {
    expect(await rejectedFields(create(body))).toEqual([field]);
    const { id } = (await create()).reply.examination;
    expect(await rejectedFields(update(id, body))).toEqual([field]);
  });

  test('stores nothing if it is rejected', async () => {
    const count = async () => (await context.db.selectFrom('examinations').select('id').execute()).length;
    const before = await count();
    await create({ classes: [] });
    expect(await count()).toBe(before);
  });

  test('is rejected if its end is before the stored beginning', async () => {
    const { id } = (await create({ opens_at: later })).reply.examination;
    expect(await rejectedFields(update(id, { closes_at: earlier }))).toEqual(['closes_at']);
  });

  test('fails with 404 for an unknown examination', async () => {
    expect((await update(newId())).status).toBe(404);
  });

  test('creates a draft with default settings', async () => {
    const { status, reply } = await create();
    expect(status).toBe(201);
    expect(reply.examination).toEqual({
      ...form,
      id: expect.any(String),
      examination_bank_count: 0,
      status: 'draft',
      opens_at: null,
      closes_at: null,
      classes: null,
      class_ids: null,
      attempts_allowed: 1,
      option_limit: 3,
      publishing: 'automatic',
      shuffle: true,
      shuffle_questions: true,
      shuffle_options: true,
      decimal_sign: ',',
      negative_total: false,
      results_release: 'at_once',
      results_at: null,
      sections: [],
      has_unpublished_changes: false,
      attempts_count: 0,
      attempts_running: 0,
      attempts_late: 0,
      kind: 'examination',
      shared: false,
      owner: null,
      co_teachers: [],
    });
    expect(await read(reply.examination.id)).toEqual(reply.examination);
  });

  test('accepts all settings, changes those that are sent, and keeps the rest', async () => {
    const classes = [await aClass(context, '9A'), await aClass(context, '9B')];
    const class_ids = classes.map(({ class_id }) => class_id);
    const settings = {
      opens_at: '2031-01-01T07:00:00+07:00',
      closes_at: later,
      classes: [' 9A ', '9a', '9B'],
      attempts_allowed: 2,
      option_limit: 5,
      shuffle: false,
      results_release: 'at_time',
      results_at: later,
    };
    const { examination } = (await create(settings)).reply;
    const stored = { ...settings, opens_at: earlier, classes: ['9A', '9B'], class_ids };
    expect(examination).toMatchObject(stored);
    expect((await update(examination.id, { examination_name: 'New' })).reply.examination).toMatchObject({
      ...stored,
      examination_name: 'New',
    });
    const cleared = { opens_at: '', closes_at: null, classes: null, results_release: 'at_once' };
    expect((await update(examination.id, cleared)).reply.examination).toMatchObject({
      opens_at: null,
      closes_at: null,
      classes: null,
      results_release: 'at_once',
      results_at: null,
      shuffle: false,
    });
  });
});

describe('publishing', () => {
  test('is rejected with each problem and its question', async () => {
    const { id, items } = await anExamination(context, {
      published: false,
      sections: [{ name: 'READING', items: [{}, { bank_key: [] }] }],
    });
    const { status, error } = await publish(id);
    const bank_id = items[1]?.id ?? '';
    expect([status, error.code, Object.keys(error.message)]).toEqual([409, 'not_ready', [bank_id]]);
    const { reply } = await call(listPublishProblems, { as: admin, params: { id } });
    expect(reply.problems).toMatchObject([{ code: 'no_right_answer', bank_id, bank_section: 'READING' }]);
    expect((await read(id)).status).toBe('draft');
  });

  test('lists the problems in the requested language', async () => {
    const { id } = (await create({ closes_at: '2020-01-01T00:00:00.000Z' })).reply.examination;
    const messagesIn = async (language: string) => {
      const { reply, headers } = await call(listPublishProblems, { as: admin, params: { id }, language });
      expect(headers.vary).toContain('accept-language');
      return reply.problems.map(({ message }) => message);
    };
    expect(await messagesIn('id')).toEqual([
      'Ujian ini belum memiliki soal.',
      'Batas waktu pengerjaan ujian ini sudah lewat.',
    ]);
    const english = [
      'The examination has no questions.',
      'The end of the time in which it can be taken has passed.',
    ];
    expect([await messagesIn('en'), await messagesIn('*')]).toEqual([english, english]);
  });

  test('warns about questions without weight', async () => {
    const weightless = async (weights: number[]) => {
      const items = weights.map((bank_question_weight) => ({ bank_question_weight }));
      const { id } = await anExamination(context, {
        published: false,
        sections: [{ name: 'READING', items }],
      });
      return (await call(listPublishProblems, { as: admin, params: { id } })).reply.weightless;
    };
    expect(await weightless([1, 0, 0.5])).toEqual({ weightless: 1, questions: 3 });
    expect(await weightless([1, 2])).toBeNull();
  });

  test('is rejected for an empty examination', async () => {
    const { examination } = (await create()).reply;
    expect((await publish(examination.id)).error.message).toEqual({ examination: [expect.any(String)] });
  });

  test('leaves empty sections out and freezes timers and the order', async () => {
    const { id } = await anExamination(context, {
      published: false,
      settings: { shuffle_questions: false, shuffle_options: false },
      sections: [
        { name: 'EMPTY', items: [] },
        { name: 'READING', duration: 20, items: [{}] },
      ],
    });
    await publish(id);
    const { revision_id } = await context.db
      .selectFrom('examinations')
      .select('revision_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const revision = await context.revisions.get(revision_id ?? '');
    expect(revision.sections).toMatchObject([
      { name: 'READING', duration_seconds: 1200, shuffle_questions: false, shuffle_options: false },
    ]);
  });

  test('shows edits as unpublished until the next publication', async () => {
    const { id } = await anExamination(context);
    const isChanged = async () => (await read(id)).has_unpublished_changes;
    expect(await isChanged()).toBe(false);
    clock.advance(1000);
    const same = await read(id);
    await update(id, {
      examination_name: same.examination_name,
      examination_desc: same.examination_desc,
      examination_duration: same.examination_duration,
      attempts_allowed: 3,
    });
    expect(await isChanged()).toBe(false);
    await update(id);
    expect(await isChanged()).toBe(true);
    await publish(id);
    expect(await isChanged()).toBe(false);
  });
});

describe('archiving', () => {
  test('and restoring give back the previous status', async () => {
    const draft = await anExamination(context, { published: false });
    const published = await anExamination(context);
    for (const { id } of [draft, published]) {
      const { reply } = await call(archiveExamination, { as: admin, params: { id } });
      expect(reply.examination.status).toBe('archived');
      await call(restoreExamination, { as: admin, params: { id } });
    }
    expect((await read(draft.id)).status).toBe('draft');
    expect((await read(published.id)).status).toBe('published');
  });

  test('restoring changes nothing for an examination that is not archived', async () => {
    const { id } = await anExamination(context, { published: false });
    await call(restoreExamination, { as: admin, params: { id } });
    expect((await read(id)).status).toBe('draft');
  });
});

describe('deleting', () => {
  const remove = (id: string) => call(deleteExamination, { as: admin, params: { id } });

  test('is rejected once a student has taken it', async () => {
    const { id } = await anExamination(context);
    await call(startExam, { as: await aStudent(context), body: { exam_id: id } });
    const { status, error } = await remove(id);
    expect([status, error.code]).toEqual([409, 'examination_in_use']);
    expect(await read(id)).toMatchObject({ attempts_count: 1, attempts_running: 1 });
  });

  test('deletes sections, bank and revisions too', async () => {
    const { id } = await anExamination(context);
    await publish(id);
    expect((await remove(id)).status).toBe(200);
    for (const table of ['sections', 'bank_items', 'revisions'] as const) {
      const rows = await context.db.selectFrom(table).select('id').where('examination_id', '=', id).execute();
      expect(rows).toEqual([]);
    }
    expect((await remove(id)).status).toBe(404);
  });
});
