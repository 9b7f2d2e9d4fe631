/** The times of students' requests on an examination day. */
import { CLOCK_POLL_SECONDS } from '@lulus/contract';
import { seededRandom } from '../../server/test/faults/seeded.ts';
import type { Request } from './queue.ts';

export interface Shape {
  name: string;
  loginSeconds: number;
  /** All students start within this time. */
  startSeconds: number;
  /** The simulated part of the answering. The rest would be the same. */
  answerSeconds: number;
  /** Minimum and maximum seconds between two answers of a student. */
  paceSeconds: [number, number];
  submitSeconds: number;
  /**
   * Share of students who lose the network once, and for how long. Afterwards, their choices are sent as one
   * save.
   */
  offline: { share: number; seconds: number };
}

/** Ten times the real pace, as in `npm run bench -- --day`. */
const RUSH: Shape = {
  name: 'rush',
  loginSeconds: 60,
  startSeconds: 1,
  answerSeconds: 15,
  paceSeconds: [3, 9],
  submitSeconds: 10,
  offline: { share: 0.05, seconds: 5 },
};

/** All students start in the same second, and the time ends for all at once. */
const BELL: Shape = { ...RUSH, name: 'bell', loginSeconds: 600, paceSeconds: [30, 90] };

/** Students start and submit within half a minute each, as in schools without a bell. */
const MORNING: Shape = { ...BELL, name: 'morning', startSeconds: 30, submitSeconds: 30 };

export const SHAPES = { rush: RUSH, bell: BELL, morning: MORNING };

/** Milliseconds between a reply and the browser's next request. */
const ROUND_TRIP_MS = 20;
/** Milliseconds between two phases. */
const PAUSE_MS = 5000;
const SEED = 2026;

export interface Phase {
  name: string;
  begins: number;
  ends: number;
}

export function phasesOf(shape: Shape): Phase[] {
  let ends = -PAUSE_MS;
  return (['login', 'start', 'answer', 'submit'] as const).map((name) => {
    const begins = ends + PAUSE_MS;
    ends = begins + shape[`${name}Seconds`] * 1000;
    return { name, begins, ends };
  });
}

export function requestsOf(shape: Shape, students: number): Request[] {
  const random = seededRandom(SEED);
  const between = (least: number, most: number) => least + random() * (most - least);
  const [login, start, answer, submit] = phasesOf(shape) as [Phase, Phase, Phase, Phase];
  const [least, most] = shape.paceSeconds.map((seconds) => seconds * 1000) as [number, number];
  const clockPause = () => CLOCK_POLL_SECONDS * 1000 * between(0.75, 1);
  const requests: Request[] = [];

  function chain(student: number, at: number, ...kinds: string[]): void {
    for (const [step, kind] of kinds.entries()) {
      const follows = step > 0 && { at: ROUND_TRIP_MS, after: requests.length - 1 };
      requests.push({ kind, student, at, ...follows });
    }
  }

  function repeat(student: number, kind: string, from: number, pause: () => number): void {
    const isOffline = student < students * shape.offline.share;
    const lost = isOffline ? between(answer.begins, answer.ends) : Number.POSITIVE_INFINITY;
    const back = lost + shape.offline.seconds * 1000;
    let isWaiting = false;
    for (let at = from; at < answer.ends; at += pause()) {
      if (at >= lost && at < back) isWaiting = true;
      else requests.push({ kind, student, at });
    }
    if (isWaiting && back < answer.ends) requests.push({ kind, student, at: back });
  }

  for (let student = 0; student < students; student++) {
    chain(student, between(login.begins, login.ends), 'login', 'dashboard');
    chain(student, between(start.begins, start.ends), 'start', 'state', 'paper');
    repeat(student, 'save', answer.begins + between(0, most), () => between(least, most));
    repeat(student, 'clock', answer.begins + between(0, CLOCK_POLL_SECONDS * 1000), clockPause);
    chain(student, between(submit.begins, submit.ends), 'submit');
  }
  return requests;
}
