/** Requests about questions of all types, corrections, marks, recordings of stimuli and draws. */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { itemForm } from '../access-requests.ts';
import { FIVE_TYPES } from '../five-types.ts';
import type { Example } from './examples.ts';

export interface TypedWorld {
  /**
   * A published examination. It has a question of each type in the order of `FIVE_TYPES`, two with a recorded stimulus,
   * and two of which each paper has one.
   */
  typed_id: string;
  typed_questions: string[];
  /** The other student's attempt at it, which is over. */
  typed_over_id: string;
  /** The student's running attempt at it. */
  typed_running_id: string;
  typed_stimulus_id: string;
  /** Answered in the attempt that is over. */
  essay_id: string;
  draft_id: string;
  draft_question_id: string;
  draft_sections: { id: string; name: string }[];
}

const SAMPLES = Object.values(FIVE_TYPES);

const RULES = [
  { scoring_rule: 'parts_minus_wrong', wrong_points: '-0.5', min_choices: '1', max_choices: '2' },
  { scoring_rule: 'equal_parts', rows_type: 'html', hint: '<p>x<sup>2</sup></p>', hint_type: 'html' },
  { scoring_rule: 'option_points', option_points: '{"1":2,"2":-1,"3":0.25}', max_choices: '' },
  { text_rules: '{"case":true,"accents":false}', unit: 'kg', wrong_points: '0' },
];

/** The fields of the form, all text. */
const forms = SAMPLES.flatMap(
  ({
    item: { interaction = 'choice', bank_question, bank_option, bank_rows = {}, bank_gaps, bank_key, unit },
  }) => {
    const { bank_answer: _, ...form } = itemForm;
    const typed = {
      ...form,
      interaction,
      bank_option: JSON.stringify(bank_option),
      bank_rows: JSON.stringify(bank_rows),
      bank_key: JSON.stringify(bank_key),
      ...(unit && { unit }),
      ...(bank_gaps && { bank_gaps: JSON.stringify(bank_gaps) }),
      ...(bank_question && { bank_question }),
    };
    return [typed, ...RULES.map((rule) => ({ ...typed, ...rule }))];
  },
);

export function typedExamples(world: TypedWorld): [contract.Endpoint, Example][] {
  const { typed_id: exam_id, typed_questions, typed_over_id } = world;
  const entries = (kind: 'given' | 'misfits') =>
    SAMPLES.flatMap((sample, at) => {
      const list = kind === 'given' ? sample.given.map(({ response }) => response) : sample.misfits;
      return list.map((response, seq) => ({ question_id: typed_questions[at], response, seq: seq + 1 }));
    });
  const [fitting, misfits] = [entries('given'), entries('misfits')];
  const asList = (some: typeof fitting) =>
    JSON.stringify(some.map(({ question_id = '', response }) => ({ [question_id]: response })));
  const answered_at = new Date().toISOString();
  const late = fitting.map((entry) => ({ ...entry, seq: entry.seq + 10, answered_at }));
  const corrections = SAMPLES.flatMap(({ item, given: [, second] }, at) => {
    const params = { id: exam_id, questionId: typed_questions[at] };
    return [
      { kind: 'key', bank_key: item.bank_key, bank_question_weight: 2 },
      { kind: 'accept', response: second.response },
      { kind: 'everyone' },
      { kind: 'removed' },
      { kind: 'hint', hint: 'Baca lagi.' },
    ].map((body) => ({ params, body }));
  });
  const essay = { attemptId: typed_over_id, questionId: world.essay_id };
  const recording = { stimulus_id: world.typed_stimulus_id };
  const play_id = randomUUID();
  const listening = { [world.typed_stimulus_id]: { play_id, position_ms: 5000 } };
  const drawn = typed_questions.slice(-2).map((question_id) => ({ question_id, response: '1', seq: 1 }));
  const draw = [{ tags: ['drawn'], count: 1 }];
  return [
    ...[0, 1].map((version): [contract.Endpoint, Example] => [
      contract.markEssay,
      { params: essay, body: { points: 0.5, comment: 'Bagus.', rubric: [1], version } },
    ]),
    [contract.markEssay, { params: essay, body: { points: 2, version: 0 } }],
    [contract.listMarking, { params: { examId: exam_id }, query: { question_id: world.essay_id } }],
    [contract.playItem, { body: { exam_id, play_id, ...recording } }],
    [contract.saveAnswers, { body: { exam_id, answers: [], listening } }],
    [contract.giveBackPlay, { params: { attemptId: world.typed_running_id }, body: recording }],
    ...drawn.flatMap((entry): [contract.Endpoint, Example][] => [
      [contract.saveAnswers, { body: { exam_id, answers: [entry] } }],
      [contract.playItem, { body: { exam_id, question_id: entry.question_id } }],
    ]),
    [
      contract.arrangeSections,
      {
        params: { id: world.draft_id },
        body: { sections: world.draft_sections.map(({ id, name }) => ({ id, name, draw })) },
      },
    ],
    ...forms.map((form): [contract.Endpoint, Example] => [
      contract.insertBankItem,
      { body: { examination_id: world.draft_id, ...form } },
    ]),
    ...forms.map((form): [contract.Endpoint, Example] => [
      contract.updateBankItem,
      { params: { bankId: world.draft_question_id }, body: form },
    ]),
    [contract.saveAnswers, { body: { exam_id, answers: fitting } }],
    [contract.saveAnswers, { body: { exam_id, answers: misfits } }],
    [contract.submitExam, { body: { exam_id, answers: asList(misfits) } }],
    [contract.submitExam, { body: { exam_id, answers: asList(fitting) } }],
    [
      contract.sendLateAnswers,
      { body: { exam_id, attempt_id: typed_over_id, answers: late, offline_since: null } },
    ],
    [contract.getAnswerSheet, { params: { attemptId: typed_over_id } }],
    [contract.getResult, { query: { exam_id } }],
    [contract.reviewExam, { body: { id: exam_id } }],
    ...corrections.map((example): [contract.Endpoint, Example] => [contract.previewCorrection, example]),
    ...['\\frac{1}{\\sqrt{2}}', '\\begin{matrix}1&2\\\\3&4\\end{matrix}', '\\frac{1'].map(
      (latex): [contract.Endpoint, Example] => [contract.renderFormula, { body: { latex } }],
    ),
  ];
}
