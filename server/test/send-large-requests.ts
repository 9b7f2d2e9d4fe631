/** An admin who sends large requests to a real server. Each call returns the status. */
import { createExamination, importStudents, insertBankItem, loginCardsSheet } from '@lulus/contract';
import { apiAs } from '../../e2e/api.ts';
import type { RunningServer } from '../../e2e/running-server.ts';

const MB = 1024 * 1024;

type Content = Uint8Array;
const file = (content: Content) => new Blob([Uint8Array.from(content)]);

const EXAMINATION = { examination_name: 'Memory', examination_desc: '', examination_duration: 60 };

export async function sendLargeRequests(server: RunningServer, login: { email: string; password: string }) {
  const api = await apiAs(server, login.email, login.password);
  const { examination } = await api.post<{ examination: { id: string } }>(
    createExamination.path,
    EXAMINATION,
  );

  async function post(
    path: string,
    body: FormData | ReadableStream | string,
    headers: Record<string, string> = {},
  ): Promise<number> {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
      signal: AbortSignal.timeout(120_000),
    });
    await response.arrayBuffer();
    return response.status;
  }

  return {
    /** A question with these images as its assets. */
    insertQuestion(images: Content[]): Promise<number> {
      const form = new FormData();
      const fields = {
        examination_id: examination.id,
        bank_type: 'image',
        bank_section: 'A',
        bank_question: 'What is shown?',
        bank_question_weight: '1',
        option_type: 'text',
        bank_option: '{"1":"One","2":"Two","3":"Three"}',
        bank_answer: '[1]',
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const image of images) form.append('bank_asset', file(image), 'image');
      return post(insertBankItem.path, form);
    },

    importSheet(sheet: Content, dry_run: 'true' | 'false' = 'true'): Promise<number> {
      const form = new FormData();
      form.append('dry_run', dry_run);
      form.append('file', file(sheet), 'siswa.xlsx');
      return post(importStudents.path, form);
    },

    loginCards(count: number): Promise<number> {
      const card = {
        name: 'Siti Nur Aisyah '.repeat(5),
        class: null,
        login: 'siti@example.test',
        password: 'abc',
      };
      const body = JSON.stringify({ cards: Array.from({ length: count }, () => card) });
      return post(loginCardsSheet.path, body, { 'content-type': 'application/json' });
    },

    /** Sends a form with a file of this size, without a length. */
    endlessFile(megabytes: number): Promise<number> {
      const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
      return post(importStudents.path, stream(head, megabytes), {
        'content-type': 'multipart/form-data; boundary=x',
      });
    },

    endlessJson(megabytes: number): Promise<number> {
      return post(createExamination.path, stream('{"examination_name":"', megabytes), {
        'content-type': 'application/json',
      });
    },

    manyParts(count: number): Promise<number> {
      const form = new FormData();
      for (let n = 0; n < count; n++) form.append(`field${n}`, 'value');
      return post(insertBankItem.path, form);
    },
  };
}

function stream(head: string, megabytes: number): ReadableStream {
  const chunk = new Uint8Array(MB).fill(0x61);
  let left = megabytes;
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull(controller) {
      if (left-- > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
}
