/** The sizes of each part: full ones as in the targets, and small ones that only check counts. */
export const FULL = {
  connections: 512,
  /** Server processes. */
  workers: 2,
  rounds: 3,
  /** `pastAnswers` are of earlier attempts. Starts and submits are possible once, so a round has a number of them. */
  rates: { students: 3000, pastAnswers: 50_000, seconds: 5, warmUpSeconds: 8, starts: 9000, logins: 200 },
  yardstickSeconds: 3,
  /** `starts` of each examination. A round alternates `turns` times. */
  draws: { students: 1500, starts: 3000, turns: 10, connections: 64 },
  /** Essays and choices alternate in slices. `minutes` are those of the essays. */
  essays: { students: 50, minutes: 10, characters: 5000, sliceSeconds: 30 },
  /** Saves go on during imports, and for `sliceSeconds` before each. */
  imports: {
    students: 50,
    savesPerSecond: 50,
    sliceSeconds: 20,
    questions: 5000,
    pictures: 300,
    pictureBytes: 165_000,
  },
  day: {
    students: 3000,
    loginSeconds: 60,
    startSeconds: 1,
    answerSeconds: 180,
    submitSeconds: 10,
    /** Shortest and longest time between two answers of a student. */
    paceSeconds: [3, 9],
    /** Share of students who lose their connection once. */
    offline: 0.05,
    offlineSeconds: 20,
  },
  /** A round alternates `turns` times between the two numbers of stored answers. */
  scale: { students: 1000, answers: [50_000, 5_000_000], requests: 1000, turns: 10, connections: 8 },
};

export type Plan = typeof FULL;

/** Every scenario within seconds. The times mean nothing. */
export const SMOKE: Plan = {
  connections: 4,
  workers: 2,
  rounds: 1,
  rates: { students: 20, pastAnswers: 4000, seconds: 0.3, warmUpSeconds: 0, starts: 30, logins: 4 },
  yardstickSeconds: 0.3,
  draws: { students: 20, starts: 40, turns: 2, connections: 4 },
  essays: { students: 6, minutes: 0.02, characters: 5000, sliceSeconds: 1 },
  imports: {
    students: 6,
    savesPerSecond: 6,
    sliceSeconds: 1,
    questions: 20,
    pictures: 3,
    pictureBytes: 10_000,
  },
  day: {
    students: 20,
    loginSeconds: 0.5,
    startSeconds: 0.2,
    answerSeconds: 3,
    submitSeconds: 0.5,
    paceSeconds: [0.1, 0.3],
    offline: 0.2,
    offlineSeconds: 1,
  },
  scale: { students: 10, answers: [4000, 8000], requests: 10, turns: 1, connections: 2 },
};
