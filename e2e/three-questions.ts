/** A short examination for journeys that do not need the sample: a one-second recording and two text questions. */
import { apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { type Page, takeExam } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';
import { aTone } from './tone.ts';

export const THREE_QUESTIONS = 'Three questions';

/** Publishes the examination as the first admin, with the password that the first start has printed. */
export async function publishThreeQuestions(server: RunningServer): Promise<void> {
  const password = /Password\s+(\S+)/.exec(server.output())?.[1] ?? '';
  const api = await apiAs(server, 'admin@lulus.local', password);
  const examination_id = await aDraft(api, THREE_QUESTIONS);
  await insertQuestion(api, {
    examination_id,
    bank_type: 'audio',
    bank_section: 'LISTENING',
    bank_question: 'Which word do you hear?',
    bank_asset: aTone({ hertz: 440, seconds: 1 }),
  });
  for (const bank_question of ['Which word is a place?', 'Which word is a shade?']) {
    await insertQuestion(api, { examination_id, bank_question });
  }
  await api.post(`/api/examination/${examination_id}/publish`, {});
}

export const takeThreeQuestions = (page: Page) => takeExam(page, THREE_QUESTIONS);
