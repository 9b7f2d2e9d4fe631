/** An examination with a question of each type, in order. */
import { type Api, apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { anAdmin } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

/** Names and texts of the questions, as the journeys find them. */
export const QUESTIONS = {
  choice: 'Which is the capital of Japan?',
  choice_multiple: 'Which numbers are prime?',
  choice_table: 'Judge each statement.',
  short_answer: 'Who founded Taman Siswa?',
  number: 'How long is the line?',
};

const FIELDS: Record<keyof typeof QUESTIONS, Record<string, string>> = {
  choice: { bank_option: '{"1":"Seoul","2":"Tokyo","3":"Beijing"}', bank_answer: '[2]' },
  choice_multiple: {
    bank_option: '{"1":"two","2":"four","3":"seven"}',
    bank_answer: '[1,3]',
    scoring_rule: 'parts_minus_wrong',
  },
  choice_table: {
    bank_option: '{"1":"True","2":"False"}',
    bank_rows: '{"1":"Water boils at 100 °C.","2":"Ice sinks in water."}',
    bank_key: '{"1":"1","2":"2"}',
    scoring_rule: 'equal_parts',
  },
  short_answer: {
    bank_key: '[{"answer":"Ki Hajar Dewantara","share":1},{"answer":"*Dewantara","share":0.5}]',
  },
  number: { bank_key: '{"value":"3.5","tolerance":"0.05"}', unit: 'cm' },
};

/** Publishes the examination. Each question has the weight 2. */
export async function publishFiveTypes(server: RunningServer, name: string) {
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  const examination_id = await aDraft(api, name, { shuffle: false });
  await insertFiveTypes(api, examination_id);
  await api.post(`/api/examination/${examination_id}/publish`, {});
  return { admin, examination_id };
}

export async function insertFiveTypes(api: Api, examination_id: string) {
  for (const [interaction, fields] of Object.entries(FIELDS)) {
    await insertQuestion(api, {
      examination_id,
      interaction,
      bank_question: QUESTIONS[interaction as keyof typeof QUESTIONS],
      bank_question_weight: '2',
      bank_answer: '[]',
      ...fields,
    });
  }
}
