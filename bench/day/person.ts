/**
 * A student on the examination day. Like the browser, sends one save at a time, and batches the other
 * answers.
 */
import { randomUUID } from 'node:crypto';
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
  takeOver,
} from '@lulus/contract';
import type { Acknowledged } from '../../server/test/lost-answers.ts';
import type { Answer } from '../http/connection.ts';
import { readBody } from '../http/read-body.ts';
import { assertThat } from '../http/refuse.ts';
import { get, headersOf, send } from '../http/request.ts';
import { type Examination, OPTIONS, scoreOf } from '../school/examination.ts';
import { type Account, PASSWORD } from '../school/students.ts';
import type { Line } from './line.ts';

interface Entry extends Acknowledged {
  question_id: string;
}

interface Life {
  account: Account;
  examination: Examination;
  line: Line;
  checkPaper(answer: Answer): void;
}

const parse = <T>({ body }: Answer) => JSON.parse(body.toString()) as T;

export function createPerson({ account, examination, line, checkPaper }: Life) {
  const { id: exam_id, questions } = examination;
  const query = `?exam_id=${exam_id}`;
  const choices = new Map<string, string>();
  const waiting = new Map<string, Entry>();
  const acknowledged = new Map<string, Acknowledged>();
  let headers = headersOf();
  let device_id = randomUUID();
  let attempt_id = '';
  let seq = 0;
  let next = 0;
  let sending: Promise<void> | undefined;

  async function sendWaiting(): Promise<void> {
    while (waiting.size > 0) {
      let batch: Entry[] = [];
      const answer = await line.deliver('save', () => {
        batch = [...waiting.values()];
        return send('PUT', saveAnswers.path, headers, { exam_id, attempt_id, device_id, answers: batch });
      });
      const { saved, superseded } = parse<Reply<typeof saveAnswers>>(answer);
      assertThat(
        Object.keys(superseded).length === 0,
        'A save was superseded by another save of the same student.',
      );
      for (const entry of batch) {
        assertThat(saved >= entry.seq, 'A save was acknowledged with a lower seq than its own.');
        acknowledged.set(entry.question_id, entry);
        if (waiting.get(entry.question_id) === entry) waiting.delete(entry.question_id);
      }
    }
  }

  function flush(): Promise<void> {
    sending ??= sendWaiting().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function readState(): Promise<void> {
    const known = [...acknowledged];
    const answer = await line.deliver('state', () =>
      get(`${getState.path}${query}&device_id=${device_id}`, headers),
    );
    const { answers } = parse<Reply<typeof getState>>(answer);
    assertThat(
      known.every(([question, choice]) => (answers[question]?.seq ?? 0) >= choice.seq),
      'The state lacks an answer that was acknowledged before.',
    );
    seq = Math.max(seq, ...Object.values(answers).map((stored) => stored.seq));
  }

  const fetchPaper = async () =>
    checkPaper(await line.deliver('paper', () => get(getPaper.path + query, headers)));

  return {
    userId: account.id,
    acknowledged,
    line,
    score: () => scoreOf(examination, choices),

    async logIn(): Promise<void> {
      const body = { email: account.email, password: PASSWORD };
      const answer = await line.deliverForm('login', () => send('POST', login.path, headersOf(), body));
      headers = headersOf(parse<Reply<typeof login>>(answer).access_token);
      await line.deliver('dashboard', () => get(listExaminations.path, headers));
    },

    async start(): Promise<void> {
      const answer = await line.deliver('start', () =>
        send('POST', startExam.path, headers, { exam_id, device_id }),
      );
      attempt_id = parse<Reply<typeof startExam>>(answer).exam.attempt_id;
      await readState();
      await fetchPaper();
    },

    /** Chooses an option of the next question. After the last question, changes the first ones. */
    async answer(): Promise<void> {
      const question_id = questions[next++ % questions.length] ?? '';
      const option = String(1 + Math.floor(Math.random() * OPTIONS));
      choices.set(question_id, option);
      waiting.set(question_id, { question_id, option, seq: ++seq });
      await flush();
    },

    async lookAtClock(): Promise<void> {
      const path = `${getClock.path}${query}&device_id=${device_id}`;
      const answer = await line.deliver('clock', () => get(path, headers));
      assertThat(parse<Reply<typeof getClock>>(answer).submitted_at === null, 'An attempt ended by itself.');
    },

    /** The new device reads the answers, and opens its own connections. */
    async changeDevice(): Promise<void> {
      await flush();
      line.cut();
      device_id = randomUUID();
      await readState();
      await line.deliver('take over', () =>
        send('POST', takeOver.path, headers, { exam_id, attempt_id, device_id }),
      );
      await fetchPaper();
    },

    async submit(): Promise<void> {
      await flush();
      const list = questions.map((id) => {
        const option = choices.get(id);
        return { [id]: option === undefined ? '' : { [option]: '' } };
      });
      const body = { exam_id, attempt_id, answers: JSON.stringify(list), seqs: questions.map(() => seq) };
      const answer = await line.deliver('submit', () => send('POST', submitExam.path, headers, body));
      const { exam_result } = readBody(answer) as { exam_result: ExamResult | null };
      assertThat(exam_result?.result_score === scoreOf(examination, choices), 'A result has a wrong score.');
      line.cut();
    },
  };
}

export type Person = ReturnType<typeof createPerson>;
