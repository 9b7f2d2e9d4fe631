import { randomInt, randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { anExamination, aStudent, PASSWORD, type SectionPlan, TWO_SECTIONS } from './factories.ts';
import { FIVE_TYPES } from './five-types.ts';
import { attemptCalls, GRACE, MINUTE } from './take-attempt.ts';
import type { TestApp } from './test-app.ts';

/**
 * A student with a row in every table that has student data. Each field has a unique value. The first
 * question of the examination is a listening item.
 */
export async function aStudentWithAllData(
  app: TestApp,
  admin: Awaited<ReturnType<typeof aStudent>>,
  sections: SectionPlan[] = TWO_SECTIONS,
) {
  const { call, clock, context } = app;
  const { play, save, sendLate, start } = { ...attemptCalls(app), play: contract.playItem };
  const mark = randomUUID().slice(0, 8);
  const email = `${mark}@example.test`;
  const of = (field: string) => `${field}-${mark}`;
  const whatsapp = `62${randomInt(1e9, 1e10)}`;
  const student = await aStudent(context, {
    whatsapp,
    first_name: of('first'),
    middle_name: of('middle'),
    last_name: of('last'),
    email,
    class: of('class'),
    class_id: null,
    place_of_birth: of('place'),
    date_of_birth: '2010-02-03',
    gender: 'female',
    guardian_name: of('guardian'),
    guardian_number: of('number'),
    guardian_status: of('status'),
    province: of('province'),
    city: of('city'),
    district: of('district'),
    village: of('village'),
    address_detail: of('detail'),
  });
  await call(contract.login, { body: { email, password: 'a wrong password' } });
  const { access_token } = (
    await call(contract.login, { body: { email, password: PASSWORD, device_id: randomUUID() } })
  ).reply;
  const examination = await anExamination(context, {
    minutes: 10,
    // The essay is worth nothing, so that it changes no score.
    sections: [
      ...sections,
      { name: 'ESSAY', items: [{ ...FIVE_TYPES.essay.item, bank_question_weight: 0 }] },
    ],
    settings: { results_release: 'by_hand' },
  });
  const [listening, second] = examination.items.map(({ id }) => id) as [string, string];
  const { attempt_id } = (await start(student, examination.id, randomUUID())).reply.exam;
  await save(student, examination.id, [{ question_id: second, option: '1', seq: 1 }]);
  const essay = examination.items.at(-1)?.id ?? '';
  // Two devices, so that the first text is kept.
  for (const seq of [1, 2]) {
    const answers = [{ question_id: essay, response: of(`essay${seq}`), seq }];
    const body = { exam_id: examination.id, device_id: randomUUID(), answers };
    await call(contract.saveAnswers, { as: student, body });
  }
  await call(play, { as: student, body: { exam_id: examination.id, question_id: listening } });
  const extension = { minutes: 1, reason: of('reason') };
  await call(contract.extendAttempt, { as: admin, params: { attemptId: attempt_id }, body: extension });
  const answered_at = context.clock().toISOString();
  clock.advance(11 * MINUTE + GRACE + MINUTE);
  const late = [{ question_id: listening, option: '1', seq: 2, answered_at }];
  await sendLate(student, { exam_id: examination.id, attempt_id }, late);
  for (const decision of ['ignore', 'count'] as const) {
    await call(contract.decideLateAnswers, {
      as: admin,
      params: { attemptId: attempt_id },
      body: { decision },
    });
  }
  await call(contract.markEssay, {
    as: admin,
    params: { attemptId: attempt_id, questionId: essay },
    body: { points: 0, comment: of('comment'), version: 0 },
  });
  await call(contract.releaseResults, { as: admin, params: { id: examination.id } });
  const { card } = (
    await call(contract.makePasswordLink, { as: admin, params: { id: student.id }, body: {} })
  ).reply;
  // A class of the school, which stays without the student.
  const body = { first_name: of('renamed'), email, whatsapp, class: '9A' };
  await call(contract.updateStudent, { as: admin, params: { id: student.id }, body });
  const password_link = card?.link ?? '';
  return { student, mark, email, whatsapp, access_token, examination, attempt_id, password_link };
}
