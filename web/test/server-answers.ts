/** Fake replies of the server to fetch and uploads. */
import { REQUEST_ID_HEADER } from '@lulus/contract';
import { vi } from 'vitest';

/** Returns a response with the server's request id, which distinguishes it from a proxy's. */
export function serverAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { [REQUEST_ID_HEADER]: 'made up', ...headers } });
}

/** Makes fetch resolve with this reply. Returns the mock, which records the requests. */
export function fetchAnswers(status: number, body: unknown, headers: Record<string, string> = {}) {
  const answer = vi.fn<typeof fetch>(async () => serverAnswer(body, status, headers));
  vi.stubGlobal('fetch', answer);
  return answer;
}

/** Makes fetch reply by path. Requests for other paths fail. Returns the mock. */
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

/** Replaces XMLHttpRequest. Each upload gets the reply that `answerTo` returns for its form. */
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

/** Makes fetch never resolve. Returns the mock. */
export function fetchHangs() {
  const answer = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', answer);
  return answer;
}
