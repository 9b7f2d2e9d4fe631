/** The access rights: a row for every endpoint of the contract, with the status for each caller. */

import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import {
  adminOnly,
  coTeachers,
  everyone,
  loggedIn,
  ownAttempt,
  type Row,
  teachers,
} from './access-callers.ts';
import { libraryRows } from './access-library.ts';
import { preparationRows } from './access-preparation.ts';
import { byAttempt, byChosen, byId, byQuery, byQuestion, byStudent } from './access-requests.ts';
import { staffRows } from './access-staff.ts';

export const accessTable: Row[] = [
  ...preparationRows,
  ...libraryRows,
  {
    endpoint: contract.startExam,
    request: ({ exam_id }) => ({ body: { exam_id } }),
    status: { ...ownAttempt, 'other student': 200 },
  },
  // Without `have`, the request starts the first attempt.
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
  { endpoint: contract.listAttempts, request: byId, status: coTeachers() },
  { endpoint: contract.exportResults, request: byId, status: coTeachers() },
  { endpoint: contract.listStudentAttempts, request: byStudent, status: coTeachers() },
  { endpoint: contract.listAttemptEvents, request: byAttempt, status: coTeachers() },
  { endpoint: contract.getAnswerSheet, request: byAttempt, status: coTeachers() },
  {
    endpoint: contract.extendAttempt,
    request: (world) => ({ ...byAttempt(world), body: { minutes: 5 } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.extendAttempts,
    request: (world) => ({ ...byId(world), body: { minutes: 5 } }),
    status: coTeachers(),
  },
  { endpoint: contract.countCutAttempts, request: byId, status: coTeachers() },
  {
    endpoint: contract.giveFullTime,
    request: (world) => ({ ...byId(world), body: {} }),
    status: coTeachers(),
  },
  {
    endpoint: contract.reopenAttempt,
    request: (world) => ({ ...byAttempt(world), body: { minutes: 5 } }),
    status: coTeachers(),
    afterSubmit: true,
  },
  // Nothing was played in this attempt.
  {
    endpoint: contract.giveBackPlay,
    request: (world) => ({ ...byAttempt(world), body: { question_id: world.question_id } }),
    status: coTeachers(409),
  },
  // This table has no late answers, and sends no file.
  {
    endpoint: contract.decideLateAnswers,
    request: (world) => ({ ...byAttempt(world), body: { decision: 'count' } }),
    status: coTeachers(409),
    afterSubmit: true,
  },
  {
    endpoint: contract.readAnswerCopy,
    request: (world) => ({ ...byAttempt(world), body: {} }),
    status: coTeachers(422),
  },
  { endpoint: contract.getAnswerKey, request: byQuestion, status: coTeachers() },
  {
    endpoint: contract.previewCorrection,
    request: (world) => ({ ...byQuestion(world), body: { bank_answer: [2], bank_question_weight: 1 } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.correctKey,
    request: (world) => ({
      ...byQuestion(world),
      body: { bank_answer: [2], bank_question_weight: 1, version: 'of another moment' },
    }),
    status: coTeachers(409),
  },
  {
    endpoint: contract.listMarking,
    request: ({ exam_id }) => ({ params: { examId: exam_id }, query: {} }),
    status: coTeachers(),
  },
  // The question is a single choice.
  {
    endpoint: contract.markEssay,
    request: ({ attempt_id, question_id }) => ({
      params: { attemptId: attempt_id, questionId: question_id },
      body: { points: 1, version: 0 },
    }),
    status: coTeachers(404),
    afterSubmit: true,
  },
  { endpoint: contract.getResult, request: byQuery, status: ownAttempt, afterSubmit: true },
  {
    endpoint: contract.reviewExam,
    request: ({ exam_id }) => ({ body: { id: exam_id } }),
    status: ownAttempt,
    afterSubmit: true,
  },
  { endpoint: contract.listStudents, status: teachers() },
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
    endpoint: contract.resetStudentPasswords,
    request: (world) => ({ body: { ...byChosen(world).body, confirmed: true } }),
    status: adminOnly(),
  },
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
  ...staffRows,
  {
    endpoint: contract.exportAccount,
    status: { ...ownAttempt, 'other student': 200 },
  },
  { endpoint: contract.previewErasure, request: () => ({ query: { months: 12 } }), status: adminOnly() },
  { endpoint: contract.listAuditLines, status: adminOnly() },
  { endpoint: contract.exportAuditLines, status: adminOnly() },
  { endpoint: contract.searchSchool, request: () => ({ query: { q: 'sari' } }), status: teachers() },
  { endpoint: contract.getFirstSteps, status: adminOnly() },
  { endpoint: contract.getSettings, status: everyone(200) },
  { endpoint: contract.listClasses, status: everyone(200) },
  { endpoint: contract.listSchoolClasses, status: teachers() },
  {
    endpoint: contract.createClass,
    request: () => ({ body: { name: `Class ${randomUUID()}` } }),
    status: adminOnly(201),
  },
  // These change a class that does not exist.
  {
    endpoint: contract.updateClass,
    request: () => ({ params: { id: randomUUID() }, body: { name: '10 Z' } }),
    status: adminOnly(404),
  },
  {
    endpoint: contract.deleteClass,
    request: () => ({ params: { id: randomUUID() } }),
    status: adminOnly(404),
  },
  {
    endpoint: contract.assignStudents,
    request: (world) => ({ body: { class_id: randomUUID(), ...byChosen(world).body } }),
    status: adminOnly(404),
  },
  {
    endpoint: contract.mergeClasses,
    request: () => ({ body: { into: randomUUID(), ids: [randomUUID()] } }),
    status: adminOnly(404),
  },
  {
    endpoint: contract.rollOver,
    request: () => ({
      body: { school_year: '2050/2051', classes: [{ id: randomUUID(), action: 'archive' }] },
    }),
    status: adminOnly(404),
  },
  { endpoint: contract.getLeaderboard, status: { ...loggedIn, proctor: 404 } },
  { endpoint: contract.getLeaderboardMonths, status: { ...loggedIn, proctor: 404 } },
  {
    endpoint: contract.updateSettings,
    request: () => ({ body: { school_name: 'SMA Nusantara' } }),
    status: adminOnly(),
  },
];
