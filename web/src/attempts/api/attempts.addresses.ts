import type * as contract from '@lulus/contract';
import { address } from '../../platform/api/address.ts';

export const startExam = address<typeof contract.startExam>({ method: 'POST', path: '/api/exam/start' });
export const getPaper = address<typeof contract.getPaper>({ method: 'GET', path: '/api/exam/bank' });
export const getState = address<typeof contract.getState>({ method: 'GET', path: '/api/exam/state' });
export const getClock = address<typeof contract.getClock>({ method: 'GET', path: '/api/exam/clock' });
export const takeOver = address<typeof contract.takeOver>({ method: 'POST', path: '/api/exam/take-over' });
export const saveAnswers = address<typeof contract.saveAnswers>({ method: 'PUT', path: '/api/exam/answers' });
export const playItem = address<typeof contract.playItem>({ method: 'POST', path: '/api/exam/play' });
export const finishSection = address<typeof contract.finishSection>({
  method: 'POST',
  path: '/api/exam/section/finish',
});
export const submitExam = address<typeof contract.submitExam>({ method: 'POST', path: '/api/exam/submit' });
export const sendLateAnswers = address<typeof contract.sendLateAnswers>({
  method: 'POST',
  path: '/api/exam/late',
});
