/** Opens the pages of a bank with one question, in tests. */

import type { BankItem } from '@lulus/contract';
import { CHOICE_DEFAULTS } from '@lulus/contract';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../examinations/test-examinations.ts';
import { stored } from '../platform/device-store/stored.ts';
import { startSession } from '../platform/session/session.ts';

export const BANK_ID = '01a1fbd7-63b8-7644-8d79-000000000001';
export const AT = { list: '/admin/examination-bank', edit: '/admin/edit-examination-bank' };

export const anItem: BankItem = {
  id: BANK_ID,
  examination_id: EXAM_ID,
  bank_type: 'image',
  bank_section: 'READING',
  bank_question: '<p>Which <strong>one</strong>?</p>',
  bank_question_weight: 1.5,
  option_type: 'file',
  bank_option: { '1': 'bank_option/a.png?s=1', '2': 'bank_option/b.png?s=2', '3': 'bank_option/c.png?s=3' },
  ...CHOICE_DEFAULTS,
  bank_key: ['2'],
  bank_answer: [2],
  bank_asset: { image: ['bank_asset/x.png?s=4'], audio: ['bank_asset/y.mp3?s=5'], video: [] },
  play_limit: 1,
  hint: null,
  tags: [],
  origin_id: null,
};

/** Opens the app for an admin who has selected the examination. `more` overrides answers by path. */
export function open(path: string, more: Parameters<typeof fetchAnswersByPath>[0] = {}) {
  startSession(aToken({ role: 'admin' }));
  stored.examId.write(EXAM_ID);
  stored.bankId.write(BANK_ID);
  const asked = fetchAnswersByPath({
    [`/api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins()],
    [`/api/examination/bank/${EXAM_ID}`]: [200, [anItem]],
    [`/api/examination-bank?bank_id=${BANK_ID}`]: [200, anItem],
    ...more,
  });
  const sent = (to: string) =>
    JSON.parse(String(asked.mock.calls.findLast(([address]) => address === to)?.[1]?.body));
  return { ...renderApp(path), asked, sent };
}
