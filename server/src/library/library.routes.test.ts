import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aCollection, anAdmin, anExamination, aStudent, aTeacher } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { replaceCoTeachers } from '../examinations/sharing/sharing.queries.ts';

const { call, context } = await createTestApp();
const admin = await anAdmin(context);
const [teacher, other] = [await aTeacher(context), await aTeacher(context)];
type As = typeof admin;

const ofTeacher = { owner_id: teacher.id };
const ofOther = { owner_id: other.id };
const library = async (as: As) => (await call(contract.listCollections, { as })).reply;
const namesFor = async (as: As) => (await library(as)).collections.map(({ name }) => name);
const search = async (
  as: As,
  query: Parameters<typeof call<typeof contract.listLibraryQuestions>>[1]['query'],
) => (await call(contract.listLibraryQuestions, { as, query })).reply;
const bankOf = (as: As, examId: string) => call(contract.listBankItems, { as, params: { examId } });
const copyTo = (as: As, examId: string, ids: string[]) =>
  call(contract.copyBankItems, {
    as,
    params: { examId },
    body: { questions: ids.map((id) => ({ id, insert_key: randomUUID() })) },
  });
const usesOf = async (as: As, id: string) =>
  (await call(contract.listQuestionUses, { as, params: { id } })).reply;
const one = (bank_question: string, tags?: string[]) => [
  { name: 'POEMS', items: [{ bank_question: `<p>${bank_question}</p>`, ...(tags && { tags }) }] },
];
const firstOf = ({ items }: { items: { id: string }[] }) => items[0]?.id ?? '';

describe('a collection', () => {
  test('is made, renamed, shared and deleted by its owner', async () => {
    const as = await aTeacher(context);
    const made = await call(contract.createCollection, { as, body: { name: ' Poems ', shared: false } });
    expect(made.reply.collection).toMatchObject({
      name: 'Poems',
      owner: { id: as.id },
      shared: false,
      can_edit: true,
      bank_count: 0,
      tags: [],
    });
    const params = { id: made.reply.collection.id };
    const body = { name: 'Verses', shared: true };
    expect((await call(contract.updateCollection, { as, params, body })).reply.collection).toMatchObject(
      body,
    );
    expect((await call(contract.deleteCollection, { as, params })).status).toBe(200);
    expect((await call(contract.deleteCollection, { as, params })).error.code).toBe('not_found');
  });

  test('of an admin belongs to the school', async () => {
    const body = { name: 'Of the school', shared: false };
    const { reply } = await call(contract.createCollection, { as: admin, body });
    expect(reply.collection.owner).toBeNull();
    expect(await namesFor(teacher)).not.toContain('Of the school');
  });

  test('cannot have an examination’s id', async () => {
    const { id } = await anExamination(context, { settings: ofTeacher });
    for (const as of [teacher, admin]) {
      const body = { name: 'Verses', shared: true };
      expect((await call(contract.updateCollection, { as, params: { id }, body })).status).toBe(404);
      expect((await call(contract.deleteCollection, { as, params: { id } })).status).toBe(404);
    }
  });

  test('is in no list of examinations, neither of staff nor of a student', async () => {
    const { id } = await aCollection(context, { ...ofTeacher, shared: true });
    const student = await aStudent(context);
    for (const as of [student, teacher, admin]) {
      const { examinations } = (await call(contract.listExaminations, { as })).reply;
      expect(examinations.map((one) => one.id)).not.toContain(id);
      expect((await call(contract.getExamination, { as, params: { id } })).status).toBe(404);
    }
    expect((await call(contract.startExam, { as: student, body: { exam_id: id } })).status).toBe(404);
    expect((await call(contract.getPaper, { as: student, query: { exam_id: id } })).status).toBe(404);
  });

  test.each(['teacher', 'admin'])('is never published or taken, also not by the %s', async (who) => {
    const as = who === 'admin' ? admin : teacher;
    const { id, items } = await aCollection(context, ofTeacher);
    const [params, questionId] = [{ id }, items[0]?.id ?? ''];
    const body = { examination_name: 'Mine', examination_desc: '', examination_duration: 60 };
    const answers = [
      call(contract.publishExamination, { as, params }),
      call(contract.listPublishProblems, { as, params }),
      call(contract.releaseResults, { as, params }),
      call(contract.archiveExamination, { as, params }),
      call(contract.previewExamination, { as, params }),
      call(contract.duplicateExamination, { as, params }),
      call(contract.mixOptions, { as, params }),
      call(contract.listAttempts, { as, params }),
      call(contract.exportResults, { as, params }),
      call(contract.getAnswerKey, { as, params: { id, questionId } }),
      call(contract.updateExamination, { as, params, body: { ...body, publishing: 'automatic' as const } }),
    ];
    for (const { status, error } of await Promise.all(answers)) {
      expect([status, error.code]).toEqual([409, 'is_collection']);
    }
    const ids = { ids: [id] };
    for (const endpoint of [contract.archiveExaminations, contract.deleteExaminations]) {
      expect((await call(endpoint, { as, body: ids })).reply.missing).toBe(1);
    }
    await expect(
      context.db.updateTable('examinations').set({ status: 'published' }).where('id', '=', id).execute(),
    ).rejects.toThrow('examinations_collection_check');
  });

  test('is private, co-taught or shared', async () => {
    const coTeacher = await aTeacher(context);
    const own = await aCollection(context, { ...ofTeacher, examination_name: 'Private' });
    const shared = await aCollection(context, { ...ofTeacher, examination_name: 'Shared', shared: true });
    await replaceCoTeachers(context.db, own.id, [coTeacher.id]);
    const seenBy = async (as: As) =>
      (await library(as)).collections
        .filter(({ id }) => [own.id, shared.id].includes(id))
        .map(({ name, can_edit }) => [name, can_edit]);
    expect(await seenBy(teacher)).toEqual([
      ['Private', true],
      ['Shared', true],
    ]);
    expect(await seenBy(coTeacher)).toEqual([
      ['Private', true],
      ['Shared', false],
    ]);
    expect(await seenBy(other)).toEqual([['Shared', false]]);
    expect(await seenBy(admin)).toEqual([
      ['Private', true],
      ['Shared', true],
    ]);
    expect((await bankOf(other, own.id)).status).toBe(404);
  });

  test('that is shared can be read by other teachers, but not edited', async () => {
    const shared = await aCollection(context, { ...ofTeacher, shared: true });
    const [params, question] = [{ id: shared.id }, firstOf(shared)];
    const read = [
      bankOf(other, shared.id),
      call(contract.getBankItem, { as: other, query: { bank_id: question } }),
      call(contract.getExaminationAdmin, { as: other, params }),
      call(contract.listQuestionUses, { as: other, params: { id: question } }),
    ];
    for (const { status } of await Promise.all(read)) expect(status).toBe(200);
    const edits = [
      call(contract.deleteBankItem, { as: other, params: { bankId: question } }),
      call(contract.tagQuestion, { as: other, params: { id: question }, body: { tags: [] } }),
      call(contract.updateCollection, { as: other, params, body: { name: 'Mine', shared: true } }),
      call(contract.deleteCollection, { as: other, params }),
      call(contract.setCoTeachers, { as: other, params, body: { ids: [other.id] } }),
      copyTo(other, shared.id, [question]),
    ];
    for (const { status } of await Promise.all(edits)) expect(status).toBe(404);
  });
});

describe('questions', () => {
  test('are put into collections and taken from them, with their tags and their origin', async () => {
    const exam = await anExamination(context, {
      settings: ofTeacher,
      sections: one('Who wrote it?', ['Poems']),
    });
    const collection = await aCollection(context, { ...ofTeacher, shared: true }, []);
    const draft = await anExamination(context, { published: false, settings: ofOther, sections: [] });
    const origin = firstOf(exam);
    expect((await copyTo(teacher, collection.id, [origin])).reply.copied).toBe(1);
    const [first] = (await bankOf(teacher, collection.id)).reply;
    expect(first).toMatchObject({ tags: ['Poems'], origin_id: origin, bank_section: 'POEMS' });
    await copyTo(other, draft.id, [first?.id ?? '']);
    const [second] = (await bankOf(other, draft.id)).reply;
    expect(second).toMatchObject({ tags: ['Poems'], origin_id: origin });
    const copied = await call(contract.duplicateExamination, { as: teacher, params: { id: exam.id } });
    const [third] = (await bankOf(teacher, copied.reply.examination.id)).reply;
    expect(third).toMatchObject({ tags: ['Poems'], origin_id: origin });
    expect((await bankOf(teacher, exam.id)).reply[0]?.origin_id).toBeNull();
  });

  test('of a collection that is not shared cannot be taken by others', async () => {
    const collection = await aCollection(context, ofTeacher);
    const draft = await anExamination(context, { published: false, settings: ofOther, sections: [] });
    const { reply } = await copyTo(other, draft.id, [firstOf(collection)]);
    expect([reply.copied, reply.missing]).toEqual([0, 1]);
  });

  test('are listed with the places that use them, without those of other teachers', async () => {
    const exam = await anExamination(context, {
      settings: { ...ofTeacher, examination_name: 'Final' },
      sections: one('Used where?'),
    });
    const origin = firstOf(exam);
    const shared = await aCollection(
      context,
      { ...ofTeacher, shared: true, examination_name: 'Bank of all' },
      [],
    );
    const theirs = await anExamination(context, {
      published: false,
      settings: { ...ofOther, examination_name: 'Theirs' },
      sections: [],
    });
    await copyTo(teacher, shared.id, [origin]);
    const inShared = (await bankOf(teacher, shared.id)).reply[0]?.id ?? '';
    await copyTo(other, theirs.id, [inShared]);
    const namesIn = ({ uses, others }: contract.QuestionUses) => [uses.map(({ name }) => name), others];
    expect(namesIn(await usesOf(teacher, origin))).toEqual([['Bank of all'], 1]);
    expect(namesIn(await usesOf(teacher, inShared))).toEqual([['Final'], 1]);
    expect(namesIn(await usesOf(other, inShared))).toEqual([['Theirs'], 1]);
    expect(namesIn(await usesOf(admin, inShared))).toEqual([['Theirs', 'Final'], 0]);
    await call(contract.deleteBankItem, { as: teacher, params: { bankId: origin } });
    expect(namesIn(await usesOf(teacher, inShared))).toEqual([[], 1]);
  });

  test('are found by words, section, tag, type and collection, in collections and own examinations', async () => {
    const as = await aTeacher(context);
    const mine = await anExamination(context, {
      published: false,
      settings: { owner_id: as.id, examination_name: 'Mine' },
      sections: one('A <strong>sonnet</strong> has lines', ['Form']),
    });
    const shared = await aCollection(
      context,
      { ...ofTeacher, shared: true },
      one('A sonnet by Anwar', ['Poet']),
    );
    await aCollection(context, ofTeacher, one('A secret sonnet'));
    const found = async (query: Parameters<typeof search>[1]) =>
      (await search(as, query)).questions.map(({ examination_id }) => examination_id);
    expect(await found({ q: 'SONNET a' })).toEqual([shared.id, mine.id]);
    expect(await found({ q: 'sonnet poems anwar' })).toEqual([shared.id]);
    expect(await found({ q: 'strong' })).toEqual([]);
    expect(await found({ q: '100%_' })).toEqual([]);
    expect(await found({ q: 'sonnet', tag: 'form' })).toEqual([mine.id]);
    expect(await found({ q: 'sonnet', type: 'audio' })).toEqual([]);
    expect(await found({ q: 'sonnet', collection: shared.id })).toEqual([shared.id]);
    const { questions, count } = await search(as, { q: 'sonnet', tag: 'Form' });
    expect(count).toBe(1);
    expect(questions[0]).toMatchObject({ examination_name: 'Mine', kind: 'examination', copies_count: 0 });
    expect((await library(as)).tags).toEqual(expect.arrayContaining(['Form', 'Poet']));
  });

  test(`are listed ${contract.LIBRARY_PAGE_SIZE} to a page`, async () => {
    const items = Array.from({ length: contract.LIBRARY_PAGE_SIZE + 1 }, () => ({ bank_question: 'Paged' }));
    const { id } = await aCollection(context, ofTeacher, [{ name: 'ALL', items }]);
    const page = async (number: number) => {
      const { questions, count } = await search(teacher, { collection: id, page: number });
      return [questions.length, count];
    };
    expect([await page(1), await page(2), await page(3)]).toEqual([
      [20, 21],
      [1, 21],
      [0, 21],
    ]);
  });
});

describe('tags', () => {
  const ITEM = {
    bank_type: 'text' as const,
    bank_section: 'READING',
    bank_question: 'Which?',
    bank_question_weight: '1',
    bank_option: '{"1":"This","2":"That"}',
    bank_answer: '[1]',
  };
  const as = teacher;

  test('are set with the form, and stay if a form has none', async () => {
    const { id } = await anExamination(context, { published: false, settings: ofTeacher });
    const body = { ...ITEM, examination_id: id, tags: '[" Poems ","poems","Form"]' };
    const { reply } = await call(contract.insertBankItem, { as, body });
    expect(reply.bank).toMatchObject({ tags: ['poems', 'Form'], origin_id: null });
    const params = { bankId: reply.bank.id };
    const update = async (more: object) =>
      (await call(contract.updateBankItem, { as, params, body: { ...ITEM, ...more } })).reply.bank.tags;
    expect(await update({})).toEqual(['poems', 'Form']);
    expect(await update({ tags: '[]' })).toEqual([]);
  });

  test('are set alone, without a change of what is published', async () => {
    const { id, items } = await anExamination(context, { settings: ofTeacher });
    const params = { id: items[0]?.id ?? '' };
    await call(contract.tagQuestion, { as, params, body: { tags: ['Poems'] } });
    const { reply } = await call(contract.getExaminationAdmin, { as, params: { id } });
    expect(reply.has_unpublished_changes).toBe(false);
    expect((await bankOf(as, id)).reply[0]?.tags).toEqual(['Poems']);
  });

  test('come back with a deleted question, and so does its origin', async () => {
    const { id, items } = await anExamination(context, {
      published: false,
      settings: ofTeacher,
      sections: one('Old', ['Poems']),
    });
    const collection = await aCollection(context, ofTeacher, []);
    await copyTo(as, collection.id, [items[0]?.id ?? '']);
    const [copy] = (await bankOf(as, collection.id)).reply;
    await call(contract.deleteBankItem, { as, params: { bankId: copy?.id ?? '' } });
    const params = { examId: collection.id };
    await call(contract.restoreBankItems, { as, params, body: { ids: [copy?.id ?? ''] } });
    expect((await bankOf(as, collection.id)).reply[0]).toMatchObject({
      tags: ['Poems'],
      origin_id: items[0]?.id,
    });
    expect(id).not.toBe(collection.id);
  });

  test.each([
    [Array.from({ length: contract.MAX_TAGS + 1 }, (_, number) => `tag ${number}`), 'too_many_tags'],
    [['x'.repeat(contract.MAX_TAG_LENGTH + 1)], 'too_long'],
    [[' '], 'required'],
  ])('%j are rejected', async (tags, code) => {
    const { items } = await anExamination(context, { settings: ofTeacher });
    const params = { id: items[0]?.id ?? '' };
    const { status, error } = await call(contract.tagQuestion, { as, params, body: { tags } });
    expect([status, Object.values(error.fields ?? {}).flat()[0]?.code]).toEqual([422, code]);
  });

  test('and origin are in no paper and in no revision', async () => {
    const exam = await anExamination(context, { sections: one('Seen by students', ['Secret tag']) });
    const copy = await anExamination(context, { published: false, sections: [] });
    await copyTo(
      admin,
      copy.id,
      exam.items.map(({ id }) => id),
    );
    await call(contract.publishExamination, { as: admin, params: { id: copy.id } });
    const student = await aStudent(context);
    const { reply } = await call(contract.getPaper, { as: student, query: { exam_id: copy.id } });
    const revisions = await context.db
      .selectFrom('revisions')
      .select('sections')
      .where('examination_id', '=', copy.id)
      .execute();
    for (const sent of [reply, revisions]) {
      expect(JSON.stringify(sent)).toContain('Seen by students');
      expect(JSON.stringify(sent)).not.toMatch(/Secret tag|origin|tags/);
    }
  });
});

test('the search of the school shows collections as such, also shared ones', async () => {
  const settings = { ...ofTeacher, shared: true, examination_name: 'Kumpulan Pantun' };
  const { id } = await aCollection(context, settings);
  for (const as of [teacher, other, admin]) {
    const { examinations } = (await call(contract.searchSchool, { as, query: { q: 'pantun' } })).reply;
    expect(examinations).toEqual([
      { id, examination_name: 'Kumpulan Pantun', status: 'draft', kind: 'collection' },
    ]);
  }
});
