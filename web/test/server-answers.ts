/** Answers as fetch and uploads bring them. */
import { REQUEST_ID_HEADER } from '@lulus/contract';
import { vi } from 'vitest';

/** As the server answers, and not something in between. */
export function serverAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { [REQUEST_ID_HEADER]: 'made up', ...headers } });
}

/** Makes fetch answer this, and returns it to look at what was asked. */
export function fetchAnswers(status: number, body: unknown, headers: Record<string, string> = {}) {
  const answer = vi.fn<typeof fetch>(async () => serverAnswer(body, status, headers));
  vi.stubGlobal('fetch', answer);
  return answer;
}

/** The same with an answer for each path, status and body; what is not named does not answer. */
export function fetchAnswersByPath(
  answers: Record<string, [status: number, body: unknown]>,
  headers: Record<string, string> = {},
) {
  const answer = vi.fn<typeof fetch>(async (path) => {
    const [status, body] = answers[String(path)] ?? [];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return serverAnswer(body, status, headers);
  });
  vi.stubGlobal('fetch', answer);
  return answer;
}

/** Makes every upload, which is answered what this answers of its form, as the server answers. */
export function uploadAnswers(answerTo: (form: FormData) => { status?: number; body: unknown }) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      upload = {};
      onload = () => undefined;
      open() {}
      setRequestHeader() {}
      getAllResponseHeaders = () => `${REQUEST_ID_HEADER}: made up\r\n`;
      send(form: FormData) {
        const { status = 200, body } = answerTo(form);
        Object.assign(this, { status, responseText: JSON.stringify(body) });
        queueMicrotask(() => this.onload());
      }
    },
  );
}

/** Makes fetch wait for ever. */
export function fetchHangs() {
  const answer = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', answer);
  return answer;
}
