/** The sizes of each part: full ones as in the targets, and small ones that only check counts. */

export interface DayPlan {
  students: number;
  loginSeconds: number;
  startSeconds: number;
  answerSeconds: number;
  submitSeconds: number;
  /** Minimum and maximum seconds between two answers of a student. */
  paceSeconds: [number, number];
  /** Share of students who lose their connection once, and for how long. */
  offline: { share: number; seconds: number };
  /** Share of students who change their device once. */
  changeDevice: number;
}

export interface RatesPlan {
  students: number;
  /** Stored answers of earlier attempts. */
  pastAnswers: number;
  rounds: number;
  seconds: number;
  yardstickSeconds: number;
  warmUpSeconds: number;
  /** Starts and submits per round, each of which is possible once. */
  starts: number;
  logins: number;
}

export interface ScalePlan {
  students: number;
  answers: [number, number];
  rounds: number;
  /** Requests of each kind, per round and size. */
  requests: number;
  /** How often a round alternates between the two sizes. */
  turns: number;
  connections: number;
}

export interface Plan {
  connections: number;
  /** Server processes. */
  workers: number;
  rates: RatesPlan;
  day: DayPlan;
  scale: ScalePlan;
}

export const FULL: Plan = {
  connections: 512,
  workers: 2,
  rates: {
    students: 3000,
    pastAnswers: 50_000,
    rounds: 3,
    seconds: 5,
    yardstickSeconds: 3,
    warmUpSeconds: 8,
    starts: 9000,
    logins: 200,
  },
  day: {
    students: 3000,
    loginSeconds: 60,
    startSeconds: 1,
    answerSeconds: 180,
    submitSeconds: 10,
    paceSeconds: [3, 9],
    offline: { share: 0.05, seconds: 20 },
    changeDevice: 0.02,
  },
  scale: {
    students: 1000,
    answers: [50_000, 5_000_000],
    rounds: 5,
    requests: 1000,
    turns: 10,
    connections: 8,
  },
};

/**
 * A day after which tables have their usual size. With this many students, partly filled pages do not matter.
 */
export const ROWS_DAY: DayPlan = {
  students: 1500,
  loginSeconds: 30,
  startSeconds: 2,
  answerSeconds: 30,
  submitSeconds: 5,
  paceSeconds: [0.4, 0.8],
  offline: { share: 0, seconds: 0 },
  changeDevice: 0,
};

/** Every scenario within seconds. The times mean nothing. */
export const SMOKE: Plan = {
  connections: 4,
  workers: 2,
  rates: {
    students: 20,
    pastAnswers: 4000,
    rounds: 1,
    seconds: 0.3,
    yardstickSeconds: 0.3,
    warmUpSeconds: 0,
    starts: 30,
    logins: 4,
  },
  day: {
    students: 20,
    loginSeconds: 0.5,
    startSeconds: 0.2,
    answerSeconds: 3,
    submitSeconds: 0.5,
    paceSeconds: [0.1, 0.3],
    offline: { share: 0.2, seconds: 1 },
    changeDevice: 0.2,
  },
  scale: { students: 10, answers: [4000, 8000], rounds: 1, requests: 10, turns: 1, connections: 2 },
};
