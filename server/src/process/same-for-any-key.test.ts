/**
 * Two schools differ only in the answer keys, scoring, weights and hints of one examination, which has all types. Their students must get the same
 * bytes, except for random ids, times, tokens, signatures and compressed lengths. So no order, file name or code
 * reveals a correct answer. keys-unread.test.ts is about response times.
 */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { INTERACTIONS, type Interaction } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anItem, aRevision, aStudent } from '../../test/factories.ts';
import { FIVE_TYPES } from '../../test/five-types.ts';
import { recordReplies } from '../../test/record-replies.ts';
import { createTestApp } from '../../test/test-app.ts';
import { presentPaper } from '../attempts/paper/present-paper.ts';
import { insertExamination, updateExaminationRow } from '../examinations/examinations.queries.ts';
import { FORMS_PER_REVISION } from '../examinations/publishing/form.ts';
import { publishExamination } from '../examinations/publishing/publish-examination.ts';
import { typeOf } from '../interactions/index.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { insertItem } from '../questions/bank-items.queries.ts';
import { insertSection } from '../questions/sections.queries.ts';
import type { Context } from './create-context.ts';

type Item = Partial<RevisionItem>;

/** What no reply may depend on. */
interface Secret {
  common: Item;
  types: Record<Interaction, Item>;
}

const EASY: Secret = {
  common: { bank_question_weight: 1, hint: null },
  types: {
    choice: { bank_key: ['1'] },
    choice_multiple: { bank_key: ['1'], scoring_rule: 'all_or_nothing' },
    choice_table: { bank_key: { 1: '1', 2: '1' }, scoring_rule: 'all_or_nothing' },
    short_answer: { bank_key: [{ answer: 'Dewantara', share: 1 }] },
    number: { bank_key: { value: '4' } },
    essay: { rubric: [] },
    gaps: { bank_key: { 1: [{ answer: 'amitosis', share: 1 }], 2: { min: '1', max: '3' }, 3: ['1', '2'] } },
    match: { bank_key: { 1: '1', 2: '3' }, scoring_rule: 'all_or_nothing' },
    order: { bank_key: ['1', '2', '3', '4'], scoring_rule: 'all_or_nothing' },
  },
};
const HARD: Secret = {
  common: { bank_question_weight: 7.25, hint: 'Not in Paris.', hint_type: 'html', wrong_points: -1.5 },
  types: {
    choice: { bank_key: ['2', '3'] },
    choice_multiple: {
      bank_key: ['2', '3'],
      scoring_rule: 'option_points',
      option_points: { 1: -1, 2: 4, 3: 3.25 },
      wrong_points: 0,
    },
    choice_table: { bank_key: { 1: '2', 2: '1' }, scoring_rule: 'parts_minus_wrong' },
    short_answer: {
      bank_key: [
        { answer: 'Soekarno', share: 1 },
        { answer: 'S*', share: 0.25 },
      ],
      text_rules: { case: true, accents: false, punctuation: false },
    },
    number: { bank_key: { min: '1', max: '20' } },
    essay: {
      wrong_points: 0,
      rubric: [{ criterion: 'Ejaan', levels: [{ points: 7.25, description: 'Tepat' }] }],
    },
    gaps: {
      bank_key: { 1: [{ answer: 'meiosis', share: 1 }], 2: { value: '4' }, 3: ['1'] },
      scoring_rule: 'all_or_nothing',
    },
    match: { bank_key: { 1: '3', 2: '2' }, scoring_rule: 'parts_minus_wrong' },
    order: { bank_key: ['4', '2', '1', '3'], scoring_rule: 'equal_parts' },
  },
};

const exam_id = randomUUID();
const section_id = randomUUID();
const student = { email: 'siti@example.test', whatsapp: '628123456789' };
/** Of each type two, the first two of which have files. */
const questions = Array.from({ length: 2 * INTERACTIONS.length }, () => randomUUID());
const interactionAt = (index: number): Interaction => INTERACTIONS[Math.floor(index / 2)] ?? 'choice';
const fixed = new Set<string>([exam_id, section_id, ...questions]);
const file = (name: string) => `bank_option/${name.repeat(64)}.png`;

const itemsWith = ({ common, types }: Secret) =>
  questions.map((id, index) =>
    anItem({
      id,
      ...FIVE_TYPES[interactionAt(index)].item,
      ...common,
      ...types[interactionAt(index)],
      ...(index === 0 && {
        option_type: 'file',
        bank_option: { 1: file('a'), 2: file('b'), 3: file('c') },
      }),
      ...(index === 1 && {
        bank_type: 'audio',
        bank_asset: { image: [], audio: [`bank_asset/${'d'.repeat(64)}.mp3`], video: [] },
      }),
    }),
  );

async function publishWith({ db, clock }: Context, secret: Secret): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const form = { examination_name: 'Final', examination_desc: '', examination_duration: 60 };
    await insertExamination(trx, { id: exam_id, ...form });
    // Not shuffled, since that order depends on the revision's random id. A test below covers shuffled papers.
    const settings = {
      results_release: 'by_hand',
      results_counted: false,
      shuffle_questions: false,
      shuffle_options: false,
    } as const;
    await updateExaminationRow(trx, exam_id, settings);
    await insertSection(trx, {
      id: section_id,
      examination_id: exam_id,
      name: 'READING',
      forward_only: false,
    });
    for (const item of itemsWith(secret)) {
      await insertItem(trx, { ...item, examination_id: exam_id, section_id });
    }
    await publishExamination(trx, exam_id, clock());
  });
}

/** Replaces values that differ in every run: ids, times, tokens, signatures and versions of a paper. */
function withoutRandomValues(text: string): string {
  const ids = new Map<string, string>();
  return (
    text
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'TOKEN')
      .replace(/signature=[\w-]+/g, 'SIGNATURE')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(\.[\w.-]+)?/g, (id) => {
        if (fixed.has(id)) return id;
        ids.set(id, ids.get(id) ?? `ID${ids.size}`);
        return ids.get(id) ?? '';
      })
      .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'TIME')
      .replace(/[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]+ GMT/g, 'TIME')
      // The order of options that are always mixed depends on the revision's random id.
      .replace(
        /"bank_option":\[(\{[^\]]*)\]/g,
        (_, list: string) => `"bank_option":[${list.split(',').sort()}]`,
      )
      .replace(/"(iat|exp)":\d+/g, '"$1":0')
      .replace(/("content-length":)"?\d+"?/g, '$1LENGTH')
  );
}

/** Right and wrong ones, such that fit and such that do not, and none. */
const responsesOf = (interaction: Interaction): (contract.ItemResponse | null)[] => {
  const { given, misfits } = FIVE_TYPES[interaction];
  return [...given.map(({ response }) => response), ...misfits, null];
};

/** Returns all replies to a student of a school with these secrets, before results are released. */
async function repliesToStudent(secret: Secret): Promise<string[]> {
  const testApp = await createTestApp();
  const { replies, call } = recordReplies(testApp);
  await publishWith(testApp.context, secret);
  const user = await aStudent(testApp.context, student);
  const as = { ...user, must_change_password: false };
  const query = { exam_id };
  await call(contract.listExaminations, as);
  await call(contract.getExamination, as, { params: { id: exam_id } });
  await call(contract.startExam, as, { body: { exam_id } });
  for (const encoding of ['identity', 'br']) {
    await call(contract.getPaper, as, { query, headers: { 'accept-encoding': encoding } });
  }
  let seq = 0;
  for (const [index, question_id] of questions.entries()) {
    for (const response of responsesOf(interactionAt(index))) {
      seq++;
      await call(contract.saveAnswers, as, {
        body: { exam_id, answers: [{ question_id, response, seq }] },
      });
    }
    await call(contract.playItem, as, { body: { exam_id, question_id } });
    await call(contract.getAnswerKey, as, { params: { id: exam_id, questionId: question_id } });
    await call(contract.getBankItem, as, { query: { bank_id: question_id } });
  }
  await call(contract.getState, as, { query });
  await call(contract.getClock, as, { query });
  await call(contract.finishSection, as, { body: { exam_id, section: 0 } });
  const misfits = questions.map((id, index) => ({ [id]: FIVE_TYPES[interactionAt(index)].misfits[0] }));
  await call(contract.submitExam, as, { body: { exam_id, answers: JSON.stringify(misfits) } });
  const answers = JSON.stringify(
    questions.map((id, index) => {
      const { response } = FIVE_TYPES[interactionAt(index)].given[0];
      return { [id]: interactionAt(index) === 'choice' ? { 2: 'Rome' } : response };
    }),
  );
  await call(contract.submitExam, as, { body: { exam_id, answers } });
  await call(contract.getState, as, { query });
  await call(contract.getResult, as, { query });
  await call(contract.reviewExam, as, { body: { id: exam_id } });
  await call(contract.listExaminations, as);
  await call(contract.getLeaderboard, as);
  await call(contract.getLeaderboardMonths, as);
  const late = { question_id: questions[0], option: '2', seq: 99, answered_at: '2026-11-20T08:00:00.000Z' };
  const state = JSON.parse(replies.find((one) => one.call.startsWith('POST /api/exam/start'))?.body ?? '');
  await call(contract.sendLateAnswers, as, {
    body: { exam_id, attempt_id: state.exam.attempt_id, answers: [late], offline_since: null },
  });
  return replies.map((one) => withoutRandomValues(`${one.call} ${one.status} ${one.text}`));
}

const [easy, hard] = [await repliesToStudent(EASY), await repliesToStudent(HARD)];

test('while results are withheld, replies do not depend on the answer key', () => {
  expect(easy.length).toBeGreaterThan(50);
  expect(easy.filter((text) => / 200 /.test(text)).length).toBeGreaterThan(30);
  expect(hard).toEqual(easy);
});

test('the forms of a paper do not depend on the answer key', () => {
  const links = { period: () => '', link: (path: string) => path, isGood: () => true };
  const paper = (secret: Secret, form: number) => {
    // Of the order of options that never are in key order, this is all that depends on the key.
    const items = itemsWith(secret).filter((item) => typeOf(item).optionOrder !== 'mixed');
    return JSON.stringify(presentPaper(aRevision(items), form, links));
  };
  const forms = Array.from({ length: FORMS_PER_REVISION }, (_, form) => form);
  expect(forms.map((form) => paper(HARD, form))).toEqual(forms.map((form) => paper(EASY, form)));
  expect(new Set(forms.map((form) => paper(EASY, form))).size).toBe(FORMS_PER_REVISION);
});
