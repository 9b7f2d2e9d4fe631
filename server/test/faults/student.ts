/**
 * Simulates a student who repeatedly starts, chooses, saves and submits over plain HTTP. Records all requests
 * and acknowledgements.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEADLINE_GRACE_SECONDS, getState, type Interaction } from '@lulus/contract';
import { askServer } from '../ask-server.ts';
import { FIVE_TYPES, type Given } from '../five-types.ts';
import { anyOf } from './seeded.ts';

export interface Choice {
  question_id: string;
  given: Given;
  seq: number;
}

export interface Question {
  id: string;
  interaction: Interaction;
}

/** An attempt as its student recorded it. */
export interface Taken {
  attempt_id: string;
  user_id: string;
  exam_id: string;
  /** By `seq`: all choices that may be in the database. */
  sent: Map<number, Choice>;
  /** By question, the latest choice. This one or a newer one must be in the database. */
  acknowledged: Map<string, Choice>;
  /** The recording whose play was counted, with the acknowledged position of that play. */
  play: { question_id: string; play_id: string; position_ms: number } | undefined;
  /** The list of the submit, and whether it was acknowledged. */
  submitted: { list: Map<string, Given>; acknowledged: boolean } | undefined;
}

export interface Plan {
  userId: string;
  token: string;
  /** Taken in sequence. The last one is taken repeatedly. */
  exams: { id: string; questions: Question[] }[];
  /** Whether the student never submits, so that the deadline ends the attempts. */
  neverSubmits: boolean;
  /** The servers' addresses. */
  origins: string[];
  random(): number;
}

interface Started {
  exam: { attempt_id: string; pivot: { examination_due_time: string } };
}

const PAUSE_MS = 250;
const RETRY_MS = 150;
/** Milliseconds by which the clocks of test and server may differ, because of network delay. */
const TOLERANCE_MS = 1000;
const REPEATED_SHARE = 0.3;
/** Share of saves with a response that does not fit its question. */
const MISFIT_SHARE = 0.1;
const OVER = Symbol('over');

export function simulateStudent({ userId, token, exams, neverSubmits, origins, random }: Plan) {
  const taken: Taken[] = [];
  /** By server origin. */
  const acknowledgements = new Map<string, number>();
  const refusals = new Map<number, number>();
  let stopped = false;
  let hasGivenUp = false;
  let saves = 0;

  /**
   * Returns undefined without an answer, or if the answer asks for a retry. Throws for other rejections,
   * which are faults of the server.
   */
  async function call(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    end = Number.POSITIVE_INFINITY,
  ): Promise<unknown> {
    const origin = anyOf(origins, random);
    const answer = await askServer({ method, url: `${origin}${path}`, token, body });
    if (!answer) return undefined;
    const { status, headers, text } = answer;
    if (status < 300) {
      acknowledgements.set(origin, (acknowledgements.get(origin) ?? 0) + 1);
      return JSON.parse(text);
    }
    refusals.set(status, (refusals.get(status) ?? 0) + 1);
    if (status === 503 && headers.has('retry-after')) return undefined;
    if ((status === 410 || status === 409) && Date.now() > end - TOLERANCE_MS) return OVER;
    throw new Error(`${path} was refused at ${new Date().toISOString()}: ${status} ${text}`);
  }

  async function insist(method: 'POST' | 'PUT', path: string, body: object, end?: number): Promise<unknown> {
    while (!hasGivenUp) {
      const reply = await call(method, path, body, end);
      if (reply !== undefined) return reply;
      await sleep(RETRY_MS);
    }
    throw new Error(`${path} was not answered any more.`);
  }

  /** Saves one to three choices. Sometimes repeats unacknowledged ones, like the browser. */
  async function save(attempt: Taken, questions: Question[], end: number): Promise<unknown> {
    const { sent, acknowledged, exam_id, attempt_id, play } = attempt;
    const waiting = [...sent.values()].filter(
      ({ question_id, seq }) => seq > (acknowledged.get(question_id)?.seq ?? 0),
    );
    const entries = waiting.length > 0 && random() < REPEATED_SHARE ? waiting.slice(-3) : [];
    for (let more = 1 + Math.floor(random() * 3); more > 0; more--) {
      const { id: question_id, interaction } = anyOf(questions, random);
      const choice = { question_id, given: anyOf(FIVE_TYPES[interaction].given, random), seq: sent.size + 1 };
      sent.set(choice.seq, choice);
      entries.push(choice);
    }
    const answers = entries.map(({ given: { response }, ...entry }) => ({
      ...entry,
      response,
      flagged: false,
    }));
    const misfit = random() < MISFIT_SHARE ? aMisfit(entries, questions) : undefined;
    if (misfit) answers.push(misfit);
    const position_ms = (play?.position_ms ?? 0) + PAUSE_MS;
    const listening = play && { [play.question_id]: { play_id: play.play_id, position_ms } };
    const reply = await call('PUT', '/api/exam/answers', { exam_id, attempt_id, answers, listening }, end);
    if (reply === undefined || reply === OVER) return reply;
    const refused = Object.keys((reply as { refused?: object }).refused ?? {});
    if (refused.join() !== (misfit?.question_id ?? ''))
      throw new Error(`A save refused ${refused} in place of ${misfit?.question_id}.`);
    if (play) play.position_ms = position_ms;
    saves += entries.length;
    for (const entry of entries) {
      if (entry.seq > (acknowledged.get(entry.question_id)?.seq ?? 0))
        acknowledged.set(entry.question_id, entry);
    }
    return reply;
  }

  /** Returns an entry that the server must refuse, of a question that the entries do not have. */
  function aMisfit(entries: Choice[], questions: Question[]) {
    const other = questions.find(({ id }) => entries.every(({ question_id }) => question_id !== id));
    if (!other) return undefined;
    const response = anyOf(FIVE_TYPES[other.interaction].misfits, random);
    return { question_id: other.id, response, seq: 1_000_000, flagged: false };
  }

  /** Plays the first question's recording. Sends no positions if the count is unknown. */
  async function playFirst(attempt: Taken, [first]: Question[], end: number): Promise<void> {
    const { exam_id, attempt_id } = attempt;
    const question_id = first?.id ?? '';
    const play_id = randomUUID();
    const reply = await call('POST', '/api/exam/play', { exam_id, attempt_id, question_id, play_id }, end);
    if (reply && reply !== OVER) attempt.play = { question_id, play_id, position_ms: 0 };
  }

  async function submit(attempt: Taken, questions: Question[], end: number): Promise<void> {
    const final = new Map(
      questions.map(({ id, interaction }) => [id, anyOf(FIVE_TYPES[interaction].given, random)]),
    );
    attempt.submitted = { list: final, acknowledged: false };
    const { exam_id, attempt_id, sent } = attempt;
    const list = questions.map(({ id, interaction }) => {
      const response = final.get(id)?.response;
      return { [id]: interaction === 'choice' ? { [String(response)]: 'An option' } : response };
    });
    const form = { exam_id, attempt_id, answers: JSON.stringify(list), seqs: list.map(() => sent.size + 1) };
    await insist('POST', '/api/exam/submit', form, end);
    attempt.submitted.acknowledged = true;
  }

  /**
   * Takes an attempt from start to submit, or until its end. Returns false if no further start is possible.
   */
  async function take({ id: exam_id, questions }: Plan['exams'][number]): Promise<boolean> {
    const started = await insist('POST', '/api/exam/start', { exam_id }, neverSubmits ? 0 : undefined);
    if (started === OVER) return false;
    const { attempt_id, pivot } = (started as Started).exam;
    const end = Date.parse(pivot.examination_due_time) + DEADLINE_GRACE_SECONDS * 1000;
    const attempt: Taken = {
      ...{ attempt_id, user_id: userId, exam_id },
      sent: new Map(),
      acknowledged: new Map(),
      play: undefined,
      submitted: undefined,
    };
    taken.push(attempt);
    await playFirst(attempt, questions, end);
    let times = neverSubmits ? Number.POSITIVE_INFINITY : 5 + Math.floor(random() * 40);
    for (; times > 0 && !stopped; times--) {
      if ((await save(attempt, questions, end)) === OVER) return true;
      await sleep(PAUSE_MS * random());
    }
    await submit(attempt, questions, end);
    return true;
  }

  return {
    taken,
    acknowledgements,
    refusals,
    saves: () => saves,
    /**
     * Returns the status of one read of the attempt, concurrent with the work. Undefined without an answer.
     */
    async look(): Promise<number | undefined> {
      const { exam_id } = taken.at(-1) ?? {};
      const url = `${anyOf(origins, random)}${getState.path}?exam_id=${exam_id}`;
      return (await askServer({ method: 'GET', url, token }))?.status;
    },
    /** Works until `stop`, and then finishes the current attempt. */
    async work(): Promise<void> {
      for (let at = 0; !stopped; ) {
        const exam = exams[Math.min(at, exams.length - 1)];
        if (!exam) throw new Error('There is nothing to take.');
        const again = await take(exam);
        if (!again || at < exams.length - 1) at++;
        if (!again && at >= exams.length) return;
      }
    },
    stop(): void {
      stopped = true;
    },
    /** Ends all retries. On a server that does not recover, the attempt could not end. */
    giveUp(): void {
      hasGivenUp = true;
    },
  };
}

export type SimulatedStudent = ReturnType<typeof simulateStudent>;
