/** Examinations of well-known formats, sat by the calls of students to the points that their rules give. */
import {
  type AnswerEntry,
  finishSection,
  getResult,
  markEssay,
  saveAnswers,
  startExam,
  submitExam,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { FORMATS, type Format } from '../../test/formats.ts';
import { createTestApp } from '../../test/test-app.ts';

const { call, context } = await createTestApp();
const admin = await anAdmin(context);

async function publish({ minutes, sections, stimuli = {} }: Format) {
  const ids = new Map(Object.keys(stimuli).map((name) => [name, newId()]));
  const idOf = (name: string | undefined) => ids.get(name ?? '') ?? null;
  const examination = await anExamination(context, {
    minutes,
    sections: sections.map(({ name, forward_only = false, seconds, items }) => ({
      name,
      forward_only,
      duration: seconds === 0 ? null : seconds / 60,
      stimuli: [...new Set(items.flatMap(({ shares }) => shares ?? []))].map((shared) => ({
        ...stimuli[shared],
        id: idOf(shared) ?? '',
      })),
      items: items.map(({ fields, shares }) => ({ ...fields, stimulus_id: idOf(shares) })),
    })),
  });
  // The factory lists the questions in the order of the plan.
  let at = 0;
  const plans = sections.map(({ items }) =>
    items.map((item) => ({ ...item, id: examination.items[at++]?.id ?? '' })),
  );
  return { exam_id: examination.id, plans };
}

type Manner = keyof Format['points'];

/** Sits the examination. 'half' answers the first half of each section rightly, and leaves the rest. */
async function sit(format: Format, { exam_id, plans }: Awaited<ReturnType<typeof publish>>, manner: Manner) {
  const as = await aStudent(context);
  const { reply } = await call(startExam, { as, body: { exam_id } });
  const answered = plans.map((plan) =>
    plan.slice(0, manner === 'half' ? Math.floor(plan.length / 2) : undefined),
  );
  let seq = 0;
  for (const [section, plan] of answered.entries()) {
    const answers = plan.map(
      ({ id, right, wrong }): AnswerEntry => ({
        question_id: id,
        response: manner === 'wrong' ? wrong : right,
        flagged: false,
        seq: ++seq,
      }),
    );
    const saved = await call(saveAnswers, { as, body: { exam_id, answers } });
    expect([saved.status, saved.reply.refused]).toEqual([200, undefined]);
    const isTimed = (format.sections[section]?.seconds ?? 0) > 0;
    if (isTimed && section < plans.length - 1) {
      expect((await call(finishSection, { as, body: { exam_id, section } })).status).toBe(200);
    }
  }
  await call(submitExam, { as, body: { exam_id, answers: '[]' } });
  const { attempt_id } = reply.exam;
  for (const { id, fields } of answered.flat().filter(({ fields }) => fields.interaction === 'essay')) {
    const points = manner === 'wrong' ? 0 : (fields.bank_question_weight ?? 0);
    const params = { attemptId: attempt_id, questionId: id };
    const marked = await call(markEssay, { as: admin, params, body: { points, comment: '', version: 0 } });
    expect(marked.status).toBe(200);
  }
  return (await call(getResult, { as, query: { exam_id } })).reply.exam_result;
}

test.each(FORMATS)('$name is sat to the points of its rules', async (format) => {
  const published = await publish(format);
  for (const manner of ['right', 'half', 'wrong'] as const) {
    const { result_score, result_max } = await sit(format, published, manner);
    expect([manner, result_score, result_max]).toEqual([manner, format.points[manner], format.points.right]);
  }
});
