/** Form values of an examination, and their conversion from and to the contract. */
import { type Examination, type ExaminationAdmin, publishing, resultsRelease } from '@lulus/contract';
import { z } from 'zod';
import { fromZonedInput, toZonedInput } from '../../../platform/time/zoned-input.ts';
import type { ExaminationBody } from '../admin-examinations.api.ts';

/** Numbers are as typed. Instants are values of `datetime-local` inputs, in the school's time zone. */
export const examinationFieldsSchema = z.object({
  examination_name: z.string(),
  examination_desc: z.string(),
  examination_duration: z.string(),
  open_to: z.enum(['all', 'classes']),
  class_ids: z.array(z.string()),
  open: z.enum(['always', 'window']),
  opens_at: z.string(),
  closes_at: z.string(),
  attempts_allowed: z.string(),
  decimal_sign: z.enum([',', '.']).default(','),
  negative_total: z.boolean().default(false),
  shuffle_questions: z.boolean().default(true),
  shuffle_options: z.boolean().default(true),
  results_release: resultsRelease,
  results_at: z.string(),
  publishing,
});
export type ExaminationFields = z.infer<typeof examinationFieldsSchema>;

export const emptyExamination: ExaminationFields = {
  examination_name: '',
  examination_desc: '',
  examination_duration: '',
  open_to: 'all',
  class_ids: [],
  open: 'always',
  opens_at: '',
  closes_at: '',
  attempts_allowed: '1',
  decimal_sign: ',',
  negative_total: false,
  shuffle_questions: true,
  shuffle_options: true,
  results_release: 'at_once',
  results_at: '',
  publishing: 'manual',
};

export function examinationFields(examination: ExaminationAdmin, timeZone: string): ExaminationFields {
  const { opens_at, closes_at, class_ids, results_release } = examination;
  return {
    examination_name: examination.examination_name,
    examination_desc: examination.examination_desc,
    examination_duration: String(examination.examination_duration),
    open_to: class_ids ? 'classes' : 'all',
    class_ids: class_ids ?? [],
    open: opens_at || closes_at ? 'window' : 'always',
    opens_at: toZonedInput(opens_at, timeZone),
    closes_at: toZonedInput(closes_at, timeZone),
    attempts_allowed: String(examination.attempts_allowed),
    decimal_sign: examination.decimal_sign,
    negative_total: examination.negative_total,
    shuffle_questions: examination.shuffle_questions,
    shuffle_options: examination.shuffle_options,
    results_release,
    results_at: results_release === 'at_time' ? toZonedInput(examination.results_at, timeZone) : '',
    publishing: examination.publishing,
  };
}

/** Returns form values of the device's copy, which lacks the settings. */
export function copiedFields(copy: Examination): ExaminationFields {
  return {
    ...emptyExamination,
    examination_name: copy.examination_name,
    examination_desc: copy.examination_desc,
    examination_duration: String(copy.examination_duration),
  };
}

/** Returns a body without settings. The server then leaves them unchanged. */
export function bodyWithoutSettings(body: ExaminationBody): ExaminationBody {
  const { examination_name, examination_desc, examination_duration } = body;
  return { examination_name, examination_desc, examination_duration };
}

/** Returns the body with null for hidden fields. `results_at` is included only for results at a set time. */
export function examinationBody(fields: ExaminationFields, timeZone: string): ExaminationBody {
  const instant = (typed: string) => fromZonedInput(typed, timeZone);
  const inWindow = fields.open === 'window';
  return {
    examination_name: fields.examination_name,
    examination_desc: fields.examination_desc,
    examination_duration: fields.examination_duration,
    class_ids: fields.open_to === 'classes' ? fields.class_ids : null,
    opens_at: inWindow ? instant(fields.opens_at) : null,
    closes_at: inWindow ? instant(fields.closes_at) : null,
    attempts_allowed: fields.attempts_allowed,
    decimal_sign: fields.decimal_sign,
    negative_total: fields.negative_total,
    shuffle_questions: fields.shuffle_questions,
    shuffle_options: fields.shuffle_options,
    results_release: fields.results_release,
    publishing: fields.publishing,
    ...(fields.results_release === 'at_time' && { results_at: instant(fields.results_at) }),
  };
}
