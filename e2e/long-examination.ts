import { apiAs } from './api.ts';
import { anAdmin } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

/** Published, with this many questions of one section, in which one may go back and forth. */
export async function aLongExamination(
  server: RunningServer,
  name: string,
  questions: number,
): Promise<void> {
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  const about = { examination_name: name, examination_desc: '', examination_duration: 60 };
  const { examination } = await api.post<{ examination: { id: string } }>('/api/examination', about);
  for (let n = 0; n < questions; n++) {
    const form = new FormData();
    const fields = {
      examination_id: examination.id,
      bank_type: 'text',
      bank_section: 'READING',
      bank_question: `<p>Question ${n + 1}: which of these words completes the sentence?</p>`,
      bank_question_weight: '1',
      option_type: 'text',
      bank_option: '{"1":"corner","2":"colour","3":"current"}',
      bank_answer: '[1]',
    };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    await api.post('/api/examination-bank', form);
  }
  const { sections } = await api.get<{ sections: { id: string; name: string }[] }>(
    `/api/examination/${examination.id}/admin`,
  );
  await api.put(`/api/examination/${examination.id}/sections`, {
    sections: sections.map(({ id, name: section }) => ({
      id,
      name: section,
      forward_only: false,
      duration: null,
    })),
  });
  await api.post(`/api/examination/${examination.id}/publish`, {});
}
