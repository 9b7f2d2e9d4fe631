/** A school in which every secret contains a unique word. */
import { publishExamination } from '@lulus/contract';
import { decodeJwt } from 'jose';
import { v7 as newId } from 'uuid';
import { makeLinks } from '../src/auth/links/make-links.ts';
import { canary, canaryDecimal, canaryNumber, canaryPoints } from './canary-words.ts';
import { aListeningItem, anAdmin, anExamination, aStudent, PASSWORD } from './factories.ts';
import { FIVE_TYPES } from './five-types.ts';
import { aQuestionWithFiles, type QuestionWithFiles } from './question-with-files.ts';
import { aStudentWithAllData } from './student-with-all-data.ts';
import { attemptCalls } from './take-attempt.ts';
import type { TestApp } from './test-app.ts';
import { wordsOfStudent } from './words-of-student.ts';

const hashIn = (link: string) => /\w{64}/.exec(link)?.[0] ?? '';

export async function aCanarySchool(testApp: TestApp) {
  const { call, context, tokenOf } = testApp;
  const { start, save, submit } = attemptCalls(testApp);
  const { db } = context;

  /** Visible to the student only after the release of results. */
  const hints: string[] = [];
  /** Weights, and those of them that the released result shows. */
  const weights: number[] = [];
  const ownWeights: number[] = [];
  /** Words of drafts, other classes, an examination that the student has not started, and admins. */
  const closed: string[] = [];
  const fileNames: string[] = [];
  /** Words that the student may see: in the paper's text, and in the bytes of its recording. */
  const open = { question: canary(), recording: canary() };

  function addTo<T>(word: T, among: T[]): T {
    among.push(word);
    return word;
  }
  const secretWord = () => addTo(canary(), closed);
  const valued = () => ({
    hint: addTo(canary(), hints),
    bank_question_weight: addTo(addTo(canaryNumber(), weights), ownWeights),
  });
  const shownPoints = (points: number) => addTo(addTo(points, weights), ownWeights);
  const weighed = () => ({
    hint: addTo(canary(), hints),
    bank_question_weight: shownPoints(canaryPoints()),
  });
  const scored = () => ({ ...weighed(), wrong_points: shownPoints(-canaryPoints()) });
  /** Questions of all types whose keys, accepted answers and points are secrets. */
  const ofFiveTypes = () => [
    { ...FIVE_TYPES.choice.item, ...scored() },
    {
      ...FIVE_TYPES.choice_multiple.item,
      ...weighed(),
      scoring_rule: 'option_points' as const,
      option_points: { 1: addTo(canaryPoints(), weights), 2: addTo(-canaryPoints(), weights), 3: 0 },
    },
    { ...FIVE_TYPES.choice_table.item, ...scored() },
    {
      ...FIVE_TYPES.short_answer.item,
      ...scored(),
      bank_key: [
        { answer: secretWord(), share: 1 },
        { answer: secretWord(), share: 0.5 },
      ],
    },
    {
      ...FIVE_TYPES.number.item,
      ...scored(),
      bank_key: { value: addTo(canaryDecimal(), closed), tolerance: addTo(canaryDecimal(), closed) },
    },
    {
      ...FIVE_TYPES.essay.item,
      ...weighed(),
      rubric: [
        {
          criterion: secretWord(),
          levels: [{ points: addTo(canaryPoints(), weights), description: secretWord() }],
        },
      ],
    },
    {
      ...FIVE_TYPES.gaps.item,
      ...scored(),
      bank_key: {
        1: [{ answer: secretWord(), share: 1 }],
        2: { value: addTo(canaryDecimal(), closed) },
        3: ['2'],
      },
    },
    { ...FIVE_TYPES.match.item, ...scored() },
    { ...FIVE_TYPES.order.item, ...scored() },
  ];
  const closedValues = () => ({ hint: secretWord(), bank_question_weight: addTo(canaryNumber(), weights) });
  const hidden = () => ({
    bank_question: secretWord(),
    bank_option: { 1: secretWord(), 2: secretWord() },
    ...closedValues(),
  });
  /**
   * Two groups of one question, of which a paper has one. All of the other group is a secret: its question, options
   * and passage.
   */
  const drawn = [newId(), newId()].map((stimulus_id) => {
    const words = [canary(), canary(), canary(), canary()];
    const [content = '', bank_question = '', one = '', two = ''] = words;
    return {
      stimulus: { id: stimulus_id, content },
      item: { stimulus_id, bank_question, bank_option: { 1: one, 2: two }, tags: ['drawn'] },
      words,
    };
  });
  const secretStimulus = newId();
  const hiddenInGroup = () => ({ ...hidden(), stimulus_id: secretStimulus });
  const uploaded = (plan: Pick<QuestionWithFiles, 'examination_id' | 'pictures' | 'ending' | 'fields'>) =>
    aQuestionWithFiles(testApp, admin, { ...plan, nameOf: () => addTo(canary(), fileNames) });

  const admin = await anAdmin(context, {
    first_name: secretWord(),
    last_name: secretWord(),
    email: `${secretWord()}@example.test`,
  });

  const life = await aStudentWithAllData(testApp, admin, [
    { name: 'LISTENING', items: [aListeningItem(closedValues()), closedValues()] },
  ]);
  const other = life.student;
  const browser = secretWord();
  await db
    .updateTable('sessions')
    .set({ browser, system: secretWord() })
    .where('user_id', '=', other.id)
    .execute();

  const taken = await anExamination(context, {
    published: false,
    sections: [
      { name: 'LISTENING', items: [{ bank_key: ['2'], ...valued() }] },
      { name: 'READING', items: [{ bank_question: open.question, bank_key: ['1', '3'], ...valued() }] },
      { name: 'TYPES', items: ofFiveTypes() },
      {
        name: 'DRAWN',
        stimuli: drawn.map(({ stimulus }) => stimulus),
        items: drawn.map(({ item }) => item),
        draw: [{ tags: ['drawn'], count: 1 }],
      },
    ],
    settings: { results_release: 'by_hand' },
  });
  const draft = await anExamination(context, {
    published: false,
    sections: [{ name: addTo(canary().toUpperCase(), closed), items: [hidden()] }],
    settings: { examination_name: secretWord(), examination_desc: secretWord() },
  });
  const ofAnotherClass = await anExamination(context, {
    sections: [
      { name: 'SECRET', stimuli: [{ id: secretStimulus, content: secretWord() }], items: [hiddenInGroup()] },
    ],
    classes: ['another class'],
    settings: { examination_name: secretWord() },
  });
  const listening = await uploaded({
    examination_id: taken.id,
    pictures: ['map-a', 'map-b', 'map-c'],
    ending: open.recording,
    fields: valued(),
  });
  const ofOthers = [
    await uploaded({
      examination_id: draft.id,
      pictures: ['sign-a', 'sign-b', 'sign-c'],
      ending: secretWord(),
    }),
    await uploaded({
      examination_id: ofAnotherClass.id,
      pictures: ['clock-a', 'clock-b', 'clock-c'],
      ending: secretWord(),
    }),
  ];
  for (const { links } of ofOthers) closed.push(...links.map(hashIn));
  for (const { id } of [taken, ofAnotherClass]) {
    await call(publishExamination, { as: admin, params: { id } });
  }

  const foreign = (await start(other, taken.id)).reply.exam;
  await save(other, taken.id, [{ question_id: taken.items[0]?.id ?? '', option: '2', seq: 1 }]);
  await submit(other, taken.id);
  const links = [life.password_link, ...(await makeLinks(db, context, [other.id])).values()];
  const student = await aStudent(context);

  const ofOther = () =>
    wordsOfStudent(db, {
      id: other.id,
      attempts: [life.attempt_id, foreign.attempt_id],
      marks: [life.mark, life.whatsapp, '2010-02-03', 'canary'],
    });

  return {
    student,
    other,
    /** A session of the other student. */
    session_id: decodeJwt(await tokenOf(other)).jti ?? '',
    admin,
    life,
    foreign,
    taken,
    /** One question of each type, in the order of `FIVE_TYPES`. */
    typed: taken.items.slice(2, -drawn.length).map(({ id }) => id),
    /** The groups of the draw. */
    drawn: drawn.map(({ stimulus, words }, at) => ({
      question_id: taken.items.at(at - drawn.length)?.id ?? '',
      stimulus_id: stimulus.id,
      words,
    })),
    draft,
    ofAnotherClass,
    listening,
    open,
    hints,
    fileNames,
    closed,
    weights: weights.map(String),
    ownWeights: ownWeights.map(String),
    ofOther,

    /** The other student's data that the leaderboard may show: name, id and score. */
    async onBoard(): Promise<Set<string>> {
      const { first_name, middle_name, last_name } = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', other.id)
        .executeTakeFirstOrThrow();
      const scores = await db
        .selectFrom('results')
        .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
        .select('result_score')
        .where('user_id', '=', other.id)
        .execute();
      const [life_score = 0, taken_score = 0] = scores
        .map((row) => row.result_score ?? 0)
        .sort((a, b) => b - a);
      const sums = [life_score, life_score + taken_score].map((sum) => String(Math.round(sum * 100) / 100));
      return new Set([other.id, first_name, middle_name ?? '', last_name ?? '', ...sums]);
    },

    /** The examination's highest score, which the student's own result also shows. */
    async highest(): Promise<string> {
      const { result_max } = await db
        .selectFrom('results')
        .select('result_max')
        .where('attempt_id', '=', foreign.attempt_id)
        .executeTakeFirstOrThrow();
      return String(result_max);
    },

    /** Secrets that the student must never receive, at any stage. */
    async neverSent(): Promise<Set<string>> {
      const users = await db.selectFrom('users').select('password_hash').execute();
      const keys = await db.selectFrom('signing_keys').select('secret').execute();
      const bytes = keys.map(({ secret }) => secret);
      const words = [
        ...closed,
        ...fileNames,
        ...weights.map(String),
        ...(await ofOther()),
        ...links.flatMap((link) => [link, link.split('=')[1] ?? '']),
        ...users.map(({ password_hash }) => password_hash ?? ''),
        PASSWORD,
        draft.id,
        ofAnotherClass.id,
        admin.id,
        life.access_token,
        await tokenOf(other),
        await tokenOf(admin),
        ...bytes.flatMap((secret) =>
          (['base64', 'base64url', 'hex'] as const).map((encoding) => secret.toString(encoding)),
        ),
      ];
      return new Set(words.filter((word) => word !== ''));
    },
  };
}
