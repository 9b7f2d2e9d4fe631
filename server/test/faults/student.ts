/**
 * Simulates a student who repeatedly starts, chooses, saves and submits over plain HTTP. Records all requests
 * and acknowledgements.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEADLINE_GRACE_SECONDS, getState, type Interaction, MAX_ESSAY_LENGTH } from '@lulus/contract';
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

export interface Exam {
  id: string;
  questions: Question[];
  recordings: ({ question_id: string } | { stimulus_id: string })[];
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
  /** By question, the text that the student has typed. */
  essays: Map<string, string>;
  /** The counted play of each recording, with its highest acknowledged position. */
  plays: Map<string, { play_id: string; position_ms: number }>;
  /** The list of the submit, and whether it was acknowledged. */
  submitted: { list: Map<string, Given>; acknowledged: boolean } | undefined;
}

export interface Plan {
  userId: string;
  token: string;
  /** Taken in sequence. The last one is taken repeatedly. */
  exams: Exam[];
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
/** Share of listening positions that are lower than an earlier one, as from another tab. */
const LOWER_SHARE = 0.2;
/** Characters of an essay that counts as long. */
const LONG_ESSAY = 5000;
/** Most words that an essay grows by between two saves. */
const MOST_WORDS = 300;
const WORDS = [
  'belajar',
  'di',
  'sekolah',
  'membuat',
  'saya',
  'berani',
  'karena',
  'guru',
  'sabar.\n\nLalu',
  '“maju”',
];
const OVER = Symbol('over');

export function simulateStudent({ userId, token, exams, neverSubmits, origins, random }: Plan) {
  const taken: Taken[] = [];
  /** By server origin. */
  const acknowledgements = new Map<string, number>();
  const refusals = new Map<number, number>();
  let stopped = false;
  let hasGivenUp = false;
  const counts = { answers: 0, longEssays: 0, positions: 0, plays: 0 };

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

  /** Returns any response to the question. An essay grows with each one. A full one starts again. */
  function respond({ essays }: Taken, { id, interaction }: Question): Given {
    if (interaction !== 'essay') return anyOf(FIVE_TYPES[interaction].given, random);
    const count = 1 + Math.floor(random() * MOST_WORDS);
    const added = Array.from({ length: count }, () => anyOf(WORDS, random)).join(' ');
    const longer = `${essays.get(id) ?? ''} ${added}`.trimStart();
    const response = longer.length > MAX_ESSAY_LENGTH ? added : longer;
    essays.set(id, response);
    return { response, stored: response, share: null };
  }

  /** Saves one to three choices. Sometimes repeats unacknowledged ones, like the browser. */
  async function save(attempt: Taken, questions: Question[], end: number): Promise<unknown> {
    const { sent, acknowledged, exam_id, attempt_id, plays } = attempt;
    const waiting = [...sent.values()].filter(
      ({ question_id, seq }) => seq > (acknowledged.get(question_id)?.seq ?? 0),
    );
    const entries = waiting.length > 0 && random() < REPEATED_SHARE ? waiting.slice(-3) : [];
    for (let more = 1 + Math.floor(random() * 3); more > 0; more--) {
      const question = anyOf(questions, random);
      const choice = { question_id: question.id, given: respond(attempt, question), seq: sent.size + 1 };
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
    const heard = [...plays].map(([recording, { play_id, position_ms }]) => {
      const position = random() < LOWER_SHARE ? Math.floor(position_ms / 2) : position_ms + PAUSE_MS;
      return [recording, { play_id, position_ms: position }] as const;
    });
    const listening = Object.fromEntries(heard);
    const reply = await call('PUT', '/api/exam/answers', { exam_id, attempt_id, answers, listening }, end);
    if (reply === undefined || reply === OVER) return reply;
    const refused = Object.keys((reply as { refused?: object }).refused ?? {});
    if (refused.join() !== (misfit?.question_id ?? ''))
      throw new Error(`A save refused ${refused} in place of ${misfit?.question_id}.`);
    for (const [recording, { play_id, position_ms }] of heard) {
      const highest = Math.max(position_ms, plays.get(recording)?.position_ms ?? 0);
      plays.set(recording, { play_id, position_ms: highest });
    }
    counts.answers += entries.length;
    counts.positions += heard.length;
    for (const entry of entries) {
      if (entry.given.share === null && String(entry.given.response).length >= LONG_ESSAY)
        counts.longEssays++;
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

  /** Plays the recordings. Sends no positions of one whose count is unknown. */
  async function playAll(attempt: Taken, recordings: Exam['recordings'], end: number): Promise<void> {
    const { exam_id, attempt_id } = attempt;
    for (const recording of recordings) {
      const play_id = randomUUID();
      const body = { exam_id, attempt_id, play_id, ...recording };
      const reply = await call('POST', '/api/exam/play', body, end);
      if (!reply || reply === OVER) continue;
      attempt.plays.set(Object.values(recording).join(), { play_id, position_ms: 0 });
      counts.plays++;
    }
  }

  async function submit(attempt: Taken, questions: Question[], end: number): Promise<void> {
    const final = new Map(questions.map((question) => [question.id, respond(attempt, question)]));
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
  async function take({ id: exam_id, questions, recordings }: Exam): Promise<boolean> {
    const started = await insist('POST', '/api/exam/start', { exam_id }, neverSubmits ? 0 : undefined);
    if (started === OVER) return false;
    const { attempt_id, pivot } = (started as Started).exam;
    const end = Date.parse(pivot.examination_due_time) + DEADLINE_GRACE_SECONDS * 1000;
    const attempt: Taken = {
      ...{ attempt_id, user_id: userId, exam_id },
      sent: new Map(),
      acknowledged: new Map(),
      essays: new Map(),
      plays: new Map(),
      submitted: undefined,
    };
    taken.push(attempt);
    await playAll(attempt, recordings, end);
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
    counts,
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
