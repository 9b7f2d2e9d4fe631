/** A student of the examination day: sends one request at a time, and retries with the browser's delays. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ExamResult,
  getClock,
  getPaper,
  getState,
  listExaminations,
  login,
  type Reply,
  saveAnswers,
  startExam,
  submitExam,
} from '@lulus/contract';
import type { Acknowledged } from '../../server/test/lost-answers.ts';
import { backoffMs } from '../../web/src/platform/api/backoff.ts';
import { type Answer, type Connection, ConnectionLost, openConnection } from '../http/connection.ts';
import { assertSuccess, assertThat, get, headersOf, readBody, send } from '../http/requests.ts';
import { type Examination, OPTIONS, scoreOf } from '../school/examination.ts';
import { type Account, PASSWORD } from '../school/students.ts';

/** `note` records the time from the first try to the success. */
export function createPerson(
  port: number,
  account: Account,
  examination: Examination,
  note: (kind: string, ms: number) => void,
) {
  const { id: exam_id, questions } = examination;
  const query = `?exam_id=${exam_id}`;
  const choices = new Map<string, string>();
  const waiting = new Map<string, Acknowledged & { question_id: string }>();
  const acknowledged = new Map<string, Acknowledged>();
  let connection: Connection | undefined;
  let headers = headersOf();
  const device_id = randomUUID();
  let attempt_id = '';
  let seq = 0;
  let next = 0;

  /** Returns the successful answer. Retries without an answer and after 503. */
  async function deliver(kind: string, request: string): Promise<Answer> {
    const began = performance.now();
    for (let failures = 0; ; failures++) {
      try {
        if (!connection?.isOpen) connection = await openConnection(port);
        const answer = await connection.ask(request);
        if (answer.status !== 503) {
          assertSuccess(answer);
          note(kind, performance.now() - began);
          return answer;
        }
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
      }
      await sleep(backoffMs(failures, Math.random));
    }
  }

  const saveRequest = () =>
    send('PUT', saveAnswers.path, headers, {
      exam_id,
      attempt_id,
      device_id,
      answers: [...waiting.values()],
    });

  /** Chooses an option of the next question. After the last question, changes the first ones. */
  function choose(): void {
    const question_id = questions[next++ % questions.length] ?? '';
    const option = String(1 + Math.floor(Math.random() * OPTIONS));
    choices.set(question_id, option);
    waiting.set(question_id, { question_id, option, seq: ++seq });
  }

  async function save(kind = 'save'): Promise<void> {
    const answer = await deliver(kind, saveRequest());
    const { saved, superseded } = readBody<Reply<typeof saveAnswers>>(answer);
    assertThat(saved >= seq && Object.keys(superseded).length === 0, 'A save was not acknowledged.');
    for (const [question, entry] of waiting) acknowledged.set(question, entry);
    waiting.clear();
  }

  return {
    userId: account.id,
    acknowledged,
    score: () => scoreOf(examination, choices),

    async logIn(): Promise<void> {
      const body = { email: account.email, password: PASSWORD };
      const answer = await deliver('login', send('POST', login.path, headers, body));
      headers = headersOf(readBody<Reply<typeof login>>(answer).access_token);
      await deliver('dashboard', get(listExaminations.path, headers));
    },

    async start(): Promise<void> {
      const answer = await deliver('start', send('POST', startExam.path, headers, { exam_id, device_id }));
      attempt_id = readBody<Reply<typeof startExam>>(answer).exam.attempt_id;
      await deliver('state', get(`${getState.path}${query}&device_id=${device_id}`, headers));
      await deliver('paper', get(getPaper.path + query, headers));
    },

    answer(): Promise<void> {
      choose();
      return save();
    },

    async lookAtClock(): Promise<void> {
      await deliver('clock', get(`${getClock.path}${query}&device_id=${device_id}`, headers));
    },

    /** The server may store a save whose acknowledgement is lost. */
    async loseConnection(seconds: number): Promise<void> {
      choose();
      connection?.ask(saveRequest()).catch(() => undefined);
      connection?.cut();
      await sleep(seconds * 1000);
      choose();
      await save('save after an outage');
    },

    async submit(): Promise<void> {
      const list = [...choices].map(([id, option]) => ({ [id]: { [option]: '' } }));
      const body = { exam_id, attempt_id, answers: JSON.stringify(list), seqs: list.map(() => seq) };
      const answer = await deliver('submit', send('POST', submitExam.path, headers, body));
      const { exam_result } = readBody<{ exam_result: ExamResult | null }>(answer);
      assertThat(exam_result?.result_score === scoreOf(examination, choices), 'A result has a wrong score.');
      connection?.cut();
    },
  };
}

export type Person = ReturnType<typeof createPerson>;
