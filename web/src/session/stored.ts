/** What the browser keeps, by the product's own key names. Exam-taking keeps its own keys in `attempts`. */
import { bankItem, examination, examResult, settings, tokenUser } from '@lulus/contract';
import { z } from 'zod';
import { language } from '../i18n/language.ts';
import { storedJson, storedText } from './storage.ts';

/** The part of the settings that screens show from their first moment on. */
const school = settings.pick({ school_name: true, school_logo: true, default_language: true });
export type School = z.output<typeof school>;

export const stored = {
  token: storedText('token', z.string().min(1)),
  user: storedJson('user', tokenUser),
  /** Whether the account still has the password it was given. Never anything made from a password. */
  pwd: storedText('pwd', z.enum(['default', 'oke'])),
  /** Seconds that the server's clock is ahead of this device's; kept only when they differ much. */
  clockOffset: storedJson('clockOffset', z.number()),

  examId: storedText('examId', z.uuid()),
  examDetail: storedJson('examDetail', examination),
  /** The questions of the bank that was listed last, and the one that is edited. */
  bank: storedJson(
    'bank',
    z.array(
      bankItem.pick({
        id: true,
        examination_id: true,
        bank_question: true,
        bank_type: true,
        bank_question_weight: true,
        bank_section: true,
      }),
    ),
  ),
  bankId: storedText('bankId', z.uuid()),
  resultAnswer: storedJson('resultAnswer', examResult.shape.result_answer),
  resultScore: storedJson('resultScore', z.number()),

  /** Only where someone chose; a device without speaks the school's. */
  language: storedText('language', language),
  school: storedJson('school', school),
};

/** Everything that belongs to one person; the choices of language and colours, and the school, stay with the device. */
const personalKeys = [
  'token',
  'user',
  'pwd',
  'clockOffset',
  'exams',
  'answers',
  'examId',
  'examDetail',
  'nowQuestion',
  'nowSection',
  'resultAnswer',
  'resultScore',
  'bank',
  'bankId',
  'unsavedWork',
].map((key) => storedText(key, z.string()));

export function forgetPerson() {
  for (const item of personalKeys) item.remove();
}
