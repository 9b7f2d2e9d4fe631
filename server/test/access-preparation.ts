/** Rows of the access table for accounts, examinations and their banks. */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { adminOnly, everyone, loggedIn, type Row } from './access-callers.ts';

import { bothFactors, byExams, byId, examinationForm, itemForm } from './access-requests.ts';

export const preparationRows: Row[] = [
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
    endpoint: contract.restoreBankItems,
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
];
