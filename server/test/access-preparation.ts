/** Rows of the access table for accounts, examinations and their banks. */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import {
  coTeachers,
  everyone,
  loggedIn,
  ownerOnly,
  type Row,
  staffOnly,
  teachers,
} from './access-callers.ts';

import { bothFactors, byExams, byId, examinationForm, itemForm, stimulusForm } from './access-requests.ts';

export const preparationRows: Row[] = [
  { endpoint: contract.register, request: () => ({ body: {} }), status: everyone(422) },
  {
    endpoint: contract.login,
    request: () => ({ body: { email: `${randomUUID()}@example.test`, password: 'nothing' } }),
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
  { endpoint: contract.getSecondFactor, status: staffOnly() },
  {
    endpoint: contract.beginSecondFactor,
    request: () => ({ body: { password: 'a good password' } }),
    status: staffOnly(),
  },
  {
    endpoint: contract.confirmSecondFactor,
    request: () => ({ body: { code: '000000' } }),
    status: staffOnly(409),
  },
  { endpoint: contract.renewRecoveryCodes, request: () => ({ body: bothFactors }), status: staffOnly(409) },
  { endpoint: contract.removeSecondFactor, request: () => ({ body: bothFactors }), status: staffOnly(409) },
  { endpoint: contract.listExaminations, status: loggedIn },
  {
    endpoint: contract.getExamination,
    request: ({ exam_id }) => ({ params: { id: exam_id } }),
    status: { ...loggedIn, proctor: 404, 'other teacher': 404 },
  },
  { endpoint: contract.getExaminationAdmin, request: byId, status: coTeachers() },
  {
    endpoint: contract.createExamination,
    request: () => ({ body: examinationForm }),
    status: teachers(201),
  },
  {
    endpoint: contract.updateExamination,
    request: ({ exam_id }) => ({ params: { id: exam_id }, body: examinationForm }),
    status: coTeachers(),
  },
  {
    endpoint: contract.deleteExamination,
    request: ({ draft_id }) => ({ params: { id: draft_id } }),
    status: ownerOnly(),
  },
  { endpoint: contract.archiveExaminations, request: byExams, status: teachers() },
  { endpoint: contract.restoreExaminations, request: byExams, status: teachers() },
  { endpoint: contract.releaseChosenResults, request: byExams, status: teachers() },
  { endpoint: contract.duplicateExaminations, request: byExams, status: teachers(201) },
  {
    endpoint: contract.deleteExaminations,
    request: byExams,
    status: { ...teachers(), 'co-teacher': 403 },
  },
  {
    endpoint: contract.setCoTeachers,
    request: ({ exam_id }) => ({ params: { id: exam_id }, body: { ids: [] } }),
    status: ownerOnly(),
  },
  {
    endpoint: contract.transferExamination,
    request: ({ exam_id }) => ({ params: { id: exam_id }, body: { owner_id: null } }),
    status: ownerOnly(),
  },
  { endpoint: contract.listTeachers, status: teachers() },
  { endpoint: contract.listPublishProblems, request: byId, status: coTeachers() },
  { endpoint: contract.mixOptions, request: byId, status: coTeachers(409) },
  { endpoint: contract.publishExamination, request: byId, status: coTeachers() },
  { endpoint: contract.archiveExamination, request: byId, status: coTeachers() },
  { endpoint: contract.restoreExamination, request: byId, status: coTeachers() },
  { endpoint: contract.releaseResults, request: byId, status: coTeachers(409) },
  { endpoint: contract.duplicateExamination, request: byId, status: coTeachers(201) },
  { endpoint: contract.previewExamination, request: byId, status: coTeachers() },
  {
    endpoint: contract.arrangeSections,
    request: ({ exam_id }) => ({ params: { id: exam_id }, body: { sections: [] } }),
    status: coTeachers(409),
  },
  {
    endpoint: contract.listBankItems,
    request: ({ exam_id }) => ({ params: { examId: exam_id } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.getBankItem,
    request: ({ question_id }) => ({ query: { bank_id: question_id } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.insertBankItem,
    request: ({ exam_id }) => ({ body: { examination_id: exam_id, ...itemForm } }),
    status: coTeachers(201),
  },
  {
    endpoint: contract.updateBankItem,
    request: ({ draft_question_id }) => ({ params: { bankId: draft_question_id }, body: itemForm }),
    status: coTeachers(),
  },
  {
    endpoint: contract.deleteBankItem,
    request: ({ draft_question_id }) => ({ params: { bankId: draft_question_id } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.deleteBankItems,
    request: ({ exam_id, draft_question_id }) => ({
      params: { examId: exam_id },
      body: { ids: [draft_question_id] },
    }),
    status: coTeachers(),
  },
  {
    endpoint: contract.restoreBankItems,
    request: ({ exam_id, draft_question_id }) => ({
      params: { examId: exam_id },
      body: { ids: [draft_question_id] },
    }),
    status: coTeachers(),
  },
  {
    endpoint: contract.weighBankItems,
    request: ({ exam_id, question_id }) => ({
      params: { examId: exam_id },
      body: { questions: [{ id: question_id, bank_question_weight: 2 }] },
    }),
    status: coTeachers(),
  },
  {
    endpoint: contract.copyBankItems,
    request: ({ exam_id, draft_question_id }) => ({
      params: { examId: exam_id },
      body: { questions: [{ id: draft_question_id, insert_key: randomUUID() }] },
    }),
    status: coTeachers(201),
  },
  {
    endpoint: contract.listStimuli,
    request: ({ exam_id }) => ({ params: { examId: exam_id } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.insertStimulus,
    request: ({ draft_id }) => ({ body: { examination_id: draft_id, ...stimulusForm } }),
    status: coTeachers(201),
  },
  {
    endpoint: contract.updateStimulus,
    request: ({ draft_stimulus_id }) => ({ params: { id: draft_stimulus_id }, body: stimulusForm }),
    status: coTeachers(),
  },
  {
    endpoint: contract.deleteStimulus,
    request: ({ draft_stimulus_id }) => ({ params: { id: draft_stimulus_id } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.previewImport,
    request: ({ draft_id }) => ({ body: { examination_id: draft_id } }),
    status: coTeachers(422),
  },
  {
    endpoint: contract.importQuestions,
    request: () => ({ body: { import_id: randomUUID() } }),
    status: teachers(404),
  },
  {
    endpoint: contract.undoImport,
    request: () => ({ body: { import_id: randomUUID() } }),
    status: teachers(404),
  },
  { endpoint: contract.importExamination, request: () => ({ body: {} }), status: teachers(422) },
  {
    endpoint: contract.exportQuestions,
    request: ({ exam_id }) => ({ params: { examId: exam_id }, query: { format: 'gift' } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.reportExport,
    request: ({ exam_id }) => ({ params: { examId: exam_id }, query: { format: 'gift' } }),
    status: coTeachers(),
  },
  {
    endpoint: contract.getImportTemplate,
    request: () => ({ query: { format: 'xlsx', language: 'id' } }),
    status: teachers(),
  },
  {
    endpoint: contract.arrangeBank,
    request: ({ exam_id }) => ({ params: { examId: exam_id }, body: { order: {} } }),
    status: coTeachers(),
  },
];
