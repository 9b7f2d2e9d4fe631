import {
  getExamination,
  getPaper,
  importStudents,
  listExaminations,
  login,
  setPassword,
} from '@lulus/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { fetchAnswers, serverAnswer } from '../../../test/server-answers.ts';
import { currentSession, endSession, startSession } from '../session/session.ts';
import { ApiError, call, callForFile, callWithHeaders, NetworkError } from './client.ts';
import { multipartBody } from './request.ts';

const id = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';
const unauthenticated = { message: 'Please log in.', code: 'unauthenticated' };

beforeEach(() => {
  startSession(aToken());
});

describe('a call', () => {
  test('fills in the path, appends the query and sends the token', async () => {
    const fetchMock = fetchAnswers(200, {});
    await call(getPaper, { query: { exam_id: id, have: undefined } });
    await call(getExamination, { params: { id } });
    expect(fetchMock.mock.calls[0]?.[0]).toBe(`/api/exam/bank?exam_id=${id}`);
    expect(fetchMock.mock.calls[1]?.[0]).toBe(`/api/examination/${id}`);
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('Authorization')).toMatch(/^Bearer e30\./);
  });

  test('without a session sends no token', async () => {
    localStorage.clear();
    const fetchMock = fetchAnswers(200, { access_token: 'x' });
    await call(login, { body: { email: 'a@b.c', password: 'x' } });
    const init = fetchMock.mock.calls[0]?.[1];
    expect(new Headers(init?.headers).has('Authorization')).toBe(false);
    expect(init?.body).toBe('{"email":"a@b.c","password":"x"}');
  });

  test('lets the server name a copy in the language of the screen', async () => {
    document.documentElement.lang = 'id';
    const fetchMock = fetchAnswers(200, {});
    await call(getExamination, { params: { id } });
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).get('Accept-Language')).toBe('id');
  });

  test('sends no cookies over plain http', async () => {
    const fetchMock = fetchAnswers(200, {});
    await call(getExamination, { params: { id } });
    expect(fetchMock.mock.calls[0]?.[1]?.credentials).toBe('omit');
  });

  test('can also return the headers', async () => {
    fetchAnswers(200, 'null', { 'x-paper-version': 'v1' });
    const { headers } = await callWithHeaders(getPaper, { query: { exam_id: id } });
    expect(headers.get('x-paper-version')).toBe('v1');
  });
});

describe('a reply to a person who', () => {
  /** Replies after it has called `happens`. */
  function answerAfter(happens: () => void, status = 200) {
    vi.stubGlobal('fetch', async () => {
      happens();
      return serverAnswer({ ...unauthenticated, access_token: 'x' }, status);
    });
  }
  const startAnotherSession = () => void startSession(aToken({ id }));

  test.each([
    ['has logged out', () => endSession('logout')],
    ['was replaced by another', startAnotherSession],
  ])('%s is ignored if the call names its person', async (_, happens) => {
    for (const status of [200, 409]) {
      startSession(aToken());
      answerAfter(happens, status);
      await expect(call(listExaminations, { of: aUser() })).rejects.toThrow(NetworkError);
    }
  });

  test('has an expired session is accepted', async () => {
    answerAfter(() => endSession('expired'));
    await expect(call(listExaminations, { of: aUser() })).resolves.toBeDefined();
  });

  test('logs in in place of another is accepted', async () => {
    answerAfter(startAnotherSession);
    await expect(call(login, { body: { email: 'a@b.c', password: 'x' } })).resolves.toBeDefined();
  });

  test('is not the caller is never requested', async () => {
    const of = aUser({ id });
    startSession(aToken());
    const fetchMock = fetchAnswers(200, {});
    await expect(call(listExaminations, { of })).rejects.toThrow(NetworkError);
    endSession('logout');
    await expect(call(listExaminations, { of })).rejects.toThrow(NetworkError);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('a form with files', () => {
  test('is multipart: its fields as text and its files after them', async () => {
    const fetchMock = fetchAnswers(200, {});
    const file = new File(['x'], 'kelas.xlsx');
    await call(importStudents, { body: { dry_run: 'true' }, files: [{ name: 'file', file }] });
    const form = fetchMock.mock.calls[0]?.[1]?.body as FormData;
    expect([...form.keys()]).toEqual(['dry_run', 'file']);
    expect(form.get('dry_run')).toBe('true');
    expect((form.get('file') as File).name).toBe('kelas.xlsx');
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).has('Content-Type')).toBe(false);
  });

  test('has its objects as JSON and omits missing values', () => {
    const { body } = multipartBody({ list: [1, 2], none: null, missing: undefined, number: 3 });
    expect([...(body as FormData).entries()]).toEqual([
      ['list', '[1,2]'],
      ['number', '3'],
    ]);
  });
});

describe('a rejection', () => {
  test('has the status, the code and the message', async () => {
    fetchAnswers(409, { message: 'You have already taken this examination.', code: 'already_submitted' });
    const error = await call(listExaminations).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      code: 'already_submitted',
      message: 'You have already taken this examination.',
      fields: undefined,
    });
  });

  test('of a form has its messages by field', async () => {
    fetchAnswers(422, { message: { email: ['Taken.'], class: ['Too long.'] }, code: 'validation_failed' });
    await expect(call(listExaminations)).rejects.toMatchObject({
      message: 'Taken. Too long.',
      fields: { email: ['Taken.'], class: ['Too long.'] },
    });
  });

  test('needs no code, and may have a single message for a field', async () => {
    fetchAnswers(500, { message: 'Server broke.' });
    const plain = { status: 500, code: 'refused', message: 'Server broke.', fields: undefined };
    await expect(call(listExaminations)).rejects.toMatchObject(plain);
    fetchAnswers(422, { message: { email: 'Too many tries.', class: ['Full.', 'Closed.'] } });
    await expect(call(listExaminations)).rejects.toMatchObject({
      code: 'refused',
      fields: { email: ['Too many tries.'], class: ['Full.', 'Closed.'] },
    });
  });

  test('has the reason phrase of its response', async () => {
    vi.stubGlobal('fetch', async () => {
      const { headers } = serverAnswer({});
      return new Response('{"message":"No."}', { status: 500, statusText: 'Internal Server Error', headers });
    });
    await expect(call(listExaminations)).rejects.toMatchObject({ statusText: 'Internal Server Error' });
  });

  test('with 401 ends the session', async () => {
    fetchAnswers(401, unauthenticated);
    await expect(call(listExaminations)).rejects.toThrow(ApiError);
    expect(currentSession()).toBeNull();
  });

  test('with 401 at login keeps the session', async () => {
    fetchAnswers(401, { message: 'Wrong.', code: 'bad_credentials' });
    await expect(call(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toThrow('Wrong.');
    expect(currentSession()).not.toBeNull();
  });

  test('with 401 at a set-password link keeps the session', async () => {
    fetchAnswers(401, { message: 'A code.', code: 'second_factor_required' });
    await expect(call(setPassword, { body: { token: 'x', password: 'rahasia' } })).rejects.toThrow('A code.');
    expect(currentSession()).not.toBeNull();
  });

  test('with 401 for an old token keeps a session that began meanwhile', async () => {
    vi.stubGlobal('fetch', async () => {
      startSession(aToken({ jti: id }));
      return serverAnswer(unauthenticated, 401);
    });
    await expect(call(listExaminations)).rejects.toThrow(ApiError);
    expect(currentSession()?.user.jti).toBe(id);
  });

  test('by an overloaded server is an ApiError too', async () => {
    fetchAnswers(503, { message: 'Busy.', code: 'unavailable' });
    await expect(call(listExaminations)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });
});

describe('without a reply of the server', () => {
  test('a lost connection is a network error and keeps the session', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(call(listExaminations)).rejects.toThrow(NetworkError);
    expect(currentSession()).not.toBeNull();
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [500, '{"error":"no"}'],
    [401, '<html>Proxy login</html>'],
    [200, '<html>Hotel Wi-Fi</html>'],
    [200, '{}'],
    [200, '[]'],
    [409, '{"message":"Log in first.","code":"AUTH_REQUIRED"}'],
    [401, '{"message":"Log in first.","code":"AUTH_REQUIRED"}'],
  ])('a proxy’s response with status %i and %s is a network error', async (status, body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    await expect(call(listExaminations)).rejects.toThrow(NetworkError);
    await expect(callForFile(listExaminations)).rejects.toThrow(NetworkError);
    expect(currentSession()).not.toBeNull();
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [500, '{"error":"no"}'],
    [200, '<html>Hotel Wi-Fi</html>'],
  ])(
    'a response with a request id, status %i and the invalid body %s is a network error',
    async (status, body) => {
      fetchAnswers(status, body);
      await expect(call(listExaminations)).rejects.toThrow(NetworkError);
    },
  );

  test('an aborted call throws the reason of the abort', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async () => {
      controller.abort();
      throw controller.signal.reason;
    });
    const error = await call(listExaminations, { signal: controller.signal }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
