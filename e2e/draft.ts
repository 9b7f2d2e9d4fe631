/** Creates drafts of examinations and their questions. Callers pass only the fields that matter. */
import type { Api } from './api.ts';

/** Creates a draft of one hour and returns its id. */
export async function aDraft(api: Api, name: string, settings: object = {}): Promise<string> {
  const fields = {
    examination_name: name,
    examination_desc: name,
    examination_duration: 60,
    publishing: 'manual',
    ...settings,
  };
  return (await api.post<{ examination: { id: string } }>('/api/examination', fields)).examination.id;
}

const TEXTS = JSON.stringify({ 1: 'corner', 2: 'colour', 3: 'current' });

/** Inserts a question whose second option of three is right, and returns its id. */
export async function insertQuestion(
  api: Api,
  fields: Record<string, string | File | File[]>,
): Promise<string> {
  const form = new FormData();
  const isFiles = fields.option_type === 'file';
  const usual = {
    bank_type: 'text',
    bank_section: 'READING',
    bank_question_weight: '1',
    option_type: 'text',
    ...(!isFiles && { bank_option: TEXTS }),
    bank_answer: '[2]',
  };
  for (const [name, value] of Object.entries({ ...usual, ...fields }))
    for (const one of [value].flat()) form.append(name, one);
  return (await api.post<{ bank: { id: string } }>('/api/examination-bank', form)).bank.id;
}

/** Inserts a stimulus and returns its id. */
export async function insertStimulus(api: Api, fields: Record<string, string | File>): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await api.post<{ stimulus: { id: string } }>('/api/examination-stimulus', form)).stimulus.id;
}
