/** The access rights: a row for every endpoint of the contract, with the status for each caller. */

import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { adminOnly, everyone, loggedIn, ownAttempt, type Row, type World } from './access-callers.ts';

const byQuery = ({ exam_id }: World) => ({ query: { exam_id } });
const byStudent = ({ callers }: World) => ({ params: { id: callers.student.id } });
const byChosen = ({ callers }: World) => ({ body: { ids: [callers.student.id] } });
const byAttempt = ({ attempt_id }: World) => ({ params: { attemptId: attempt_id } });
const byQuestion = ({ exam_id, question_id }: World) => ({
  params: { id: exam_id, questionId: question_id },
});
const byExams = ({ draft_id }: World) => ({ body: { ids: [draft_id] } });
const byId = ({ exam_id }: World) => ({ params: { id: exam_id } });

const bothFactors = { password: 'a good password', code: '000000' };
const examinationForm = {
  examination_name: 'Final English',
  examination_desc: '',
  examination_duration: 90,
};
const itemForm = {
  bank_type: 'text',
  bank_section: 'READING',
  bank_question: '<p>Which is right?</p>',
  bank_question_weight: '1',
  option_type: 'text',
  bank_option: '{"1":"This","2":"That"}',
  bank_answer: '[1]',
};

export const accessTable: Row[] = [
  { endpoint: contract.register, request: () => ({ body: {} }), status: everyone(422) },
  {
    endpoint: contract.login,
    request: () => ({ body: { email: 'unknown@example.test', password: 'nothing' } }),
    status: everyone(401),
  },
  { endpoint: contract.logout, status: loggedIn },
  {
    endpoint: contract.updatePassword,
    request: () => ({ body: { password: 'a new password', current_password: 'a good password' } }),
    status: loggedIn,
  },
  { endpoint: contract.verifyToken, request: () => ({ body: { token: 'x' } }), status: everyone(404) },
  {
    endpoint: contract.setPassword,
    request: () => ({ body: { token: 'x', password: 'padi kuning' } }),
    status: everyone(404),
  },
  {
    endpoint: contract.forgotPassword,
    request: () => ({ body: { email: 'unknown@example.test' } }),
    status: everyone(409),
  },
  { endpoint: contract.getAccount, status: loggedIn },
  { endpoint: contract.listSessions, status: loggedIn },
  { endpoint: contract.endOtherSessions, status: loggedIn },
  {
    endpoint: contract.endOwnSession,
    request: () => ({ params: { id: randomUUID() } }),
    status: { ...everyone(404), 'no one': 401 },
  },
  { endpoint: contract.getSecondFactor, status: adminOnly() },
  {
    endpoint: contract.beginSecondFactor,
    request: () => ({ body: { password: 'a good password' } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.confirmSecondFactor,
    request: () => ({ body: { code: '000000' } }),
    status: adminOnly(409),
  },
  { endpoint: contract.renewRecoveryCodes, request: () => ({ body: bothFactors }), status: adminOnly(409) },
  { endpoint: contract.removeSecondFactor, request: () => ({ body: bothFactors }), status: adminOnly(409) },
  { endpoint: contract.listExaminations, status: loggedIn },
  {
    endpoint: contract.getExamination,
    request: ({ exam_id }) => ({ params: { id: exam_id } }),
    status: loggedIn,
  },
  { endpoint: contract.getExaminationAdmin, request: byId, status: adminOnly() },
  {
    endpoint: contract.createExamination,
    request: () => ({ body: examinationForm }),
    status: adminOnly(201),
  },
  {
    endpoint: contract.updateExamination,
    request: ({ exam_id }) => ({ params: { id: exam_id }, body: examinationForm }),
    status: adminOnly(),
  },
  {
    endpoint: contract.deleteExamination,
    request: ({ draft_id }) => ({ params: { id: draft_id } }),
    status: adminOnly(),
  },
  { endpoint: contract.archiveExaminations, request: byExams, status: adminOnly() },
  { endpoint: contract.restoreExaminations, request: byExams, status: adminOnly() },
  { endpoint: contract.releaseChosenResults, request: byExams, status: adminOnly() },
  { endpoint: contract.duplicateExaminations, request: byExams, status: adminOnly(201) },
  { endpoint: contract.deleteExaminations, request: byExams, status: adminOnly() },
  { endpoint: contract.listPublishProblems, request: byId, status: adminOnly() },
  { endpoint: contract.mixOptions, request: byId, status: adminOnly(409) },
  { endpoint: contract.publishExamination, request: byId, status: adminOnly() },
  { endpoint: contract.archiveExamination, request: byId, status: adminOnly() },
  { endpoint: contract.restoreExamination, request: byId, status: adminOnly() },
  { endpoint: contract.releaseResults, request: byId, status: adminOnly(409) },
  { endpoint: contract.duplicateExamination, request: byId, status: adminOnly(201) },
  { endpoint: contract.previewExamination, request: byId, status: adminOnly() },
  {
    endpoint: contract.arrangeSections,
    request: ({ exam_id }) => ({ params: { id: exam_id }, body: { sections: [] } }),
    status: adminOnly(409),
  },
  {
    endpoint: contract.listBankItems,
    request: ({ exam_id }) => ({ params: { examId: exam_id } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.getBankItem,
    request: ({ question_id }) => ({ query: { bank_id: question_id } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.insertBankItem,
    request: ({ exam_id }) => ({ body: { examination_id: exam_id, ...itemForm } }),
    status: adminOnly(201),
  },
  {
    endpoint: contract.updateBankItem,
    request: ({ draft_question_id }) => ({ params: { bankId: draft_question_id }, body: itemForm }),
    status: adminOnly(),
  },
  {
    endpoint: contract.deleteBankItem,
    request: ({ draft_question_id }) => ({ params: { bankId: draft_question_id } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.deleteBankItems,
    request: ({ exam_id, draft_question_id }) => ({
      params: { examId: exam_id },
      body: { ids: [draft_question_id] },
    }),
    status: adminOnly(),
  },
  {
    endpoint: contract.weighBankItems,
    request: ({ exam_id, question_id }) => ({
      params: { examId: exam_id },
      body: { questions: [{ id: question_id, bank_question_weight: 2 }] },
    }),
    status: adminOnly(),
  },
  {
    endpoint: contract.copyBankItems,
    request: ({ exam_id, draft_question_id }) => ({
      params: { examId: exam_id },
      body: { questions: [{ id: draft_question_id, insert_key: randomUUID() }] },
    }),
    status: adminOnly(201),
  },
  {
    endpoint: contract.arrangeBank,
    request: ({ exam_id }) => ({ params: { examId: exam_id }, body: { order: {} } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.startExam,
    request: ({ exam_id }) => ({ body: { exam_id } }),
    status: { ...ownAttempt, 'other student': 200 },
  },
  // Without `have` it starts the first attempt.
  { endpoint: contract.getPaper, request: byQuery, status: { ...ownAttempt, 'other student': 200 } },
  { endpoint: contract.getState, request: byQuery, status: ownAttempt },
  {
    endpoint: contract.saveAnswers,
    request: ({ exam_id, question_id }) => ({
      body: { exam_id, answers: [{ question_id, option: '1', seq: 1 }] },
    }),
    status: ownAttempt,
  },
  {
    endpoint: contract.finishSection,
    request: ({ exam_id }) => ({ body: { exam_id, section: 0 } }),
    // The examination of this table has no section timers.
    status: { ...ownAttempt, student: 409 },
  },
  {
    endpoint: contract.playItem,
    request: ({ exam_id, question_id }) => ({ body: { exam_id, question_id } }),
    status: ownAttempt,
  },
  {
    endpoint: contract.submitExam,
    request: ({ exam_id }) => ({ body: { exam_id, answers: '[]' } }),
    status: ownAttempt,
  },
  { endpoint: contract.getClock, request: byQuery, status: ownAttempt },
  {
    endpoint: contract.takeOver,
    request: ({ exam_id }) => ({ body: { exam_id, device_id: randomUUID() } }),
    status: ownAttempt,
  },
  {
    endpoint: contract.sendLateAnswers,
    request: ({ exam_id, attempt_id, question_id }) => ({
      body: {
        exam_id,
        attempt_id,
        answers: [{ question_id, option: '1', seq: 1, answered_at: '2026-01-05T08:00:00.000Z' }],
        offline_since: null,
      },
    }),
    status: ownAttempt,
    afterSubmit: true,
  },
  { endpoint: contract.getCopyKey, status: loggedIn },
  { endpoint: contract.listAttempts, request: byId, status: adminOnly() },
  { endpoint: contract.exportResults, request: byId, status: adminOnly() },
  { endpoint: contract.listStudentAttempts, request: byStudent, status: adminOnly() },
  { endpoint: contract.listAttemptEvents, request: byAttempt, status: adminOnly() },
  { endpoint: contract.getAnswerSheet, request: byAttempt, status: adminOnly() },
  {
    endpoint: contract.extendAttempt,
    request: (world) => ({ ...byAttempt(world), body: { minutes: 5 } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.extendAttempts,
    request: (world) => ({ ...byId(world), body: { minutes: 5 } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.reopenAttempt,
    request: (world) => ({ ...byAttempt(world), body: { minutes: 5 } }),
    status: adminOnly(),
    afterSubmit: true,
  },
  // This table has no late answers, and sends no file.
  { endpoint: contract.countLateAnswers, request: byAttempt, status: adminOnly(409), afterSubmit: true },
  { endpoint: contract.readAnswerCopy, request: () => ({ body: {} }), status: adminOnly(422) },
  { endpoint: contract.getAnswerKey, request: byQuestion, status: adminOnly() },
  {
    endpoint: contract.previewCorrection,
    request: (world) => ({ ...byQuestion(world), body: { bank_answer: [2], bank_question_weight: 1 } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.correctKey,
    request: (world) => ({
      ...byQuestion(world),
      body: { bank_answer: [2], bank_question_weight: 1, version: 'of another moment' },
    }),
    status: adminOnly(409),
  },
  { endpoint: contract.getResult, request: byQuery, status: ownAttempt, afterSubmit: true },
  {
    endpoint: contract.reviewExam,
    request: ({ exam_id }) => ({ body: { id: exam_id } }),
    status: ownAttempt,
    afterSubmit: true,
  },
  { endpoint: contract.listStudents, status: adminOnly() },
  {
    endpoint: contract.createStudent,
    request: () => ({ body: { first_name: 'Siti', email: `${randomUUID()}@example.test` } }),
    status: adminOnly(201),
  },
  {
    endpoint: contract.updateStudent,
    request: ({ callers }) => ({
      params: { id: callers.student.id },
      body: { first_name: 'Siti', email: callers.student.email },
    }),
    status: adminOnly(),
  },
  { endpoint: contract.resetStudentPassword, request: byStudent, status: adminOnly() },
  {
    endpoint: contract.makePasswordLink,
    request: ({ callers }) => ({ params: { id: callers.student.id }, body: {} }),
    status: adminOnly(),
  },
  { endpoint: contract.makePasswordLinks, request: () => ({ body: {} }), status: adminOnly() },
  { endpoint: contract.deleteStudent, request: byStudent, status: adminOnly() },
  { endpoint: contract.deleteStudents, request: byChosen, status: adminOnly() },
  {
    endpoint: contract.changeClasses,
    request: ({ callers }) => ({ body: { students: [{ id: callers.student.id, class: '9B' }] } }),
    status: adminOnly(),
  },
  { endpoint: contract.importStudents, request: () => ({ body: {} }), status: adminOnly(422) },
  { endpoint: contract.sampleStudents, status: adminOnly() },
  {
    endpoint: contract.loginCardsSheet,
    request: () => ({ body: { cards: [{ name: 'Siti', class: null, login: 'siti', password: 'x' }] } }),
    status: adminOnly(),
  },
  {
    endpoint: contract.exportAccount,
    status: { 'no one': 401, student: 200, 'other student': 200, admin: 403 },
  },
  { endpoint: contract.previewErasure, request: () => ({ query: { months: 12 } }), status: adminOnly() },
  { endpoint: contract.listAuditLines, status: adminOnly() },
  { endpoint: contract.exportAuditLines, status: adminOnly() },
  { endpoint: contract.searchSchool, request: () => ({ query: { q: 'sari' } }), status: adminOnly() },
  { endpoint: contract.getFirstSteps, status: adminOnly() },
  { endpoint: contract.getSettings, status: everyone(200) },
  { endpoint: contract.getLeaderboard, status: loggedIn },
  { endpoint: contract.getLeaderboardMonths, status: loggedIn },
  {
    endpoint: contract.updateSettings,
    request: () => ({ body: { school_name: 'SMA Nusantara' } }),
    status: adminOnly(),
  },
];
