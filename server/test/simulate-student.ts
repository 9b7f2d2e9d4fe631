/**
 * Simulates a student who takes one examination over plain HTTP while servers fail and recover. Records
 * acknowledgements.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { askServer } from './ask-server.ts';
import type { Acknowledged } from './lost-answers.ts';

interface Plan {
  userId: string;
  token: string;
  exam_id: string;
  questions: string[];
  /** Returns the address of a server, which may change with each call. */
  origin(): string;
  random(): number;
}

const PAUSE_MS = 40;

export function simulateStudent({ userId, token, exam_id, questions, origin, random }: Plan) {
  const acknowledged = new Map<string, Acknowledged>();
  let seq = 0;
  let stopped = false;
  let saves = 0;

  /**
   * Returns undefined without an answer, or if the answer asks for a retry. Throws for other rejections,
   * which are faults of the server.
   */
  async function call(method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> {
    const answer = await askServer({ method, url: `${origin()}${path}`, token, body });
    if (!answer || answer.status === 503) return undefined;
    if (answer.status < 300) return JSON.parse(answer.text);
    throw new Error(`${path} was refused: ${answer.status} ${answer.text}`);
  }

  async function insist(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
    while ((await call(method, path, body)) === undefined) await sleep(PAUSE_MS);
  }

  async function saveOne(): Promise<void> {
    const question_id = questions[Math.floor(random() * questions.length)] ?? '';
    const choice = { option: String(1 + Math.floor(random() * 3)), seq: ++seq };
    const answers = [{ question_id, ...choice, flagged: false }];
    if ((await call('PUT', '/api/exam/answers', { exam_id, answers })) === undefined) return;
    acknowledged.set(question_id, choice);
    saves++;
  }

  return {
    userId,
    exam_id,
    /** The latest choice by question. */
    acknowledged,
    saves: () => saves,
    start: () => insist('POST', '/api/exam/start', { exam_id }),
    async work(): Promise<void> {
      while (!stopped) {
        await saveOne();
        await sleep(PAUSE_MS * random());
      }
    },
    stop(): void {
      stopped = true;
    },
    submit: () => insist('POST', '/api/exam/submit', { exam_id, answers: '[]' }),
  };
}

export type SimulatedStudent = ReturnType<typeof simulateStudent>;
