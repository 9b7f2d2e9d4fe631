import { apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { anAdmin } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

/** Publishes an examination with this many questions in one section, which is not forward-only. */
export async function aLongExamination(
  server: RunningServer,
  name: string,
  questions: number,
): Promise<void> {
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  const examination = await aDraft(api, name);
  for (let n = 0; n < questions; n++)
    await insertQuestion(api, {
      examination_id: examination,
      bank_question: `<p>Question ${n + 1}: which of these words completes the sentence?</p>`,
    });
  const { sections } = await api.get<{ sections: { id: string; name: string }[] }>(
    `/api/examination/${examination}/admin`,
  );
  await api.put(`/api/examination/${examination}/sections`, {
    sections: sections.map(({ id, name: section }) => ({
      id,
      name: section,
      forward_only: false,
      duration: null,
    })),
  });
  await api.post(`/api/examination/${examination}/publish`, {});
}
