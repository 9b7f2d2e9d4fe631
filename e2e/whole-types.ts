/** An examination with a text with gaps, a matching question, an order and an essay, in order. */
import { type Api, apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { anAdmin, expect, type Page } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

const FIELDS = {
  gaps: {
    bank_question:
      '<p>She [[1]] to school every day. Cells divide by [[2]] into [[3]] cells.</p>' +
      '<ul><li><p>Indonesia became independent in [[4]].</p></li></ul>' +
      '<table><tbody><tr><th>Word</th><th>Opposite</th></tr><tr><td>hot</td><td>[[5]]</td></tr></tbody></table>',
    bank_question_weight: '5',
    scoring_rule: 'equal_parts',
    bank_gaps: JSON.stringify({
      1: { type: 'list', options: { 1: 'go', 2: 'goes', 3: 'is going' } },
      2: { type: 'text' },
      3: { type: 'number' },
      4: { type: 'number' },
      5: { type: 'text' },
    }),
    bank_key: JSON.stringify({
      1: ['2'],
      2: [{ answer: 'mitosis', share: 1 }],
      3: { value: '2' },
      4: { value: '1945' },
      5: [{ answer: 'cold', share: 1 }],
    }),
  },
  match: {
    bank_question: 'Which capital belongs to which country?',
    bank_question_weight: '3',
    scoring_rule: 'equal_parts',
    option_type: 'html',
    bank_option: JSON.stringify({
      1: '<p><b>Cairo</b></p>',
      2: '<p>طوكيو</p>',
      3: '<p>Lima</p>',
      4: '<p>The city of Ottawa, which lies at the river of the same name in the east of the country</p>',
    }),
    bank_rows: JSON.stringify({ 1: 'Japan', 2: 'Peru', 3: 'Egypt' }),
    bank_key: JSON.stringify({ 1: '2', 2: '3', 3: '1' }),
  },
  order: {
    bank_question: 'How does a butterfly grow? Begin with the youngest.',
    bank_question_weight: '4',
    scoring_rule: 'equal_parts',
    bank_option: JSON.stringify({ 1: 'Caterpillar', 2: 'Egg', 3: 'Butterfly', 4: 'Pupa' }),
    bank_key: JSON.stringify(['2', '1', '4', '3']),
  },
  essay: {
    bank_question: 'Describe your school.',
    bank_question_weight: '5',
    bank_option: '{}',
    max_words: '50',
  },
};

/** Publishes the examination, which earns 17 points, and returns an api with the rights of its admin. */
export async function publishWholeTypes(server: RunningServer, name: string) {
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  const examination_id = await aDraft(api, name, { shuffle: false });
  await insertWholeTypes(api, examination_id);
  // The first section of an examination is forward-only.
  const url = `/api/examination/${examination_id}`;
  const { sections } = await api.get<{ sections: { id: string; name: string }[] }>(`${url}/admin`);
  await api.put(`${url}/sections`, {
    sections: sections.map(({ id, name }) => ({ id, name, forward_only: false })),
  });
  await api.post(`${url}/publish`, {});
  return { api, examination_id };
}

export async function insertWholeTypes(api: Api, examination_id: string) {
  for (const [interaction, fields] of Object.entries(FIELDS)) {
    await insertQuestion(api, { examination_id, interaction, bank_answer: '[]', ...fields });
  }
}

export const gap = (page: Page, number: number) => page.getByLabel(`Gap ${number}`, { exact: true });
export const leftSide = (page: Page, name: string) => page.getByRole('combobox', { name });
export const stages = (page: Page) =>
  page.getByRole('list', { name: 'Answer options' }).getByRole('listitem');

/** Checks the order of the question about butterflies on the screen. */
export const expectOrder = (page: Page, order: string[]) =>
  expect(stages(page)).toHaveText(order.map((name, index) => `${index + 1}${name}`));

/** Moves each option to its place by presses on its button up. */
export async function sortStages(page: Page, order: string[], press: (name: string) => Promise<void>) {
  for (const [place, name] of order.entries()) {
    const stage = stages(page).filter({ hasText: name });
    while (!(await stage.textContent())?.startsWith(`${place + 1}`)) await press(`Move up: ${name}`);
  }
}
