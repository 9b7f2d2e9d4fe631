/**
 * Compares the start of an examination with draws and groups with the start of one without. Both papers have equally
 * many questions and words. Both examinations alternate often within a round, so that other load on the machine affects
 * both.
 */
import { getPaper } from '@lulus/contract';
import { drive, type Job } from './http/drive.ts';
import { get } from './http/requests.ts';
import type { Plan } from './plan.ts';
import { type Started, startingAttempts } from './scenarios/attempts.ts';
import { paperCheck } from './scenarios/reads.ts';
import { makeDrawnExamination } from './school/drawn-examination.ts';
import { type Examination, makeExamination, QUESTIONS } from './school/examination.ts';
import type { School } from './school/school.ts';
import { makeStudents } from './school/students.ts';
import { medianOf, spreadText } from './statistics.ts';

/** Maximum time with draws, relative to the time without. */
const MAX_RATIO = 1.05;

const MAKERS = { plain: makeExamination, drawn: makeDrawnExamination };
type Kind = keyof typeof MAKERS;
const KINDS = ['plain', 'drawn'] as const;

/** Seconds of all starts, and of the first fetch of each student's paper, by round. */
export type DrawTimes = Record<'starts' | 'papers', Record<Kind, number>>[];

/** Returns a job for the paper of each attempt. */
function paperJobs(started: Started[]): () => Job | undefined {
  const checks = new Map<Examination, Job['check']>();
  return () => {
    const one = started.pop();
    if (!one) return undefined;
    const { examination, student } = one;
    const check = checks.get(examination) ?? paperCheck(examination, QUESTIONS);
    checks.set(examination, check);
    return { request: get(`${getPaper.path}?exam_id=${examination.id}`, student.headers), check };
  };
}

export async function measureDraws(
  school: School,
  { draws: plan, rounds }: Plan,
  print: (line: string) => void,
) {
  const { port, context } = school;
  const students = await makeStudents(context, plan.students);
  const scenarios = {
    plain: startingAttempts(school, students, MAKERS.plain),
    drawn: startingAttempts(school, students, MAKERS.drawn),
  };
  const faults: string[] = [];
  const draws: DrawTimes = [];

  /** Returns the seconds of each kind. */
  async function compare(next: Record<Kind, () => Job | undefined>): Promise<Record<Kind, number>> {
    const seconds = { plain: 0, drawn: 0 };
    const count = Math.ceil(plan.starts / plan.turns);
    for (let turn = 0; turn < plan.turns; turn++) {
      // Alternately first, since other load may come and go.
      for (const kind of turn % 2 ? KINDS : KINDS.toReversed()) {
        const driven = await drive({ port, connections: plan.connections, count, next: next[kind] });
        faults.push(...driven.faults);
        seconds[kind] += driven.answered / driven.perSecond;
      }
    }
    return seconds;
  }

  // The first round does not count: it compiles and caches code that later rounds use.
  for (let round = 0; round <= rounds; round++) {
    for (const kind of KINDS) await scenarios[kind].prepare?.(plan.starts);
    await school.settle();
    const starts = await compare({ plain: scenarios.plain.next, drawn: scenarios.drawn.next });
    const [plain, drawn] = KINDS.map((kind) => scenarios[kind].started.splice(0));
    if (plain?.length !== plan.starts || drawn?.length !== plan.starts) faults.push('Not all have started.');
    const papers = await compare({ plain: paperJobs(plain ?? []), drawn: paperJobs(drawn ?? []) });
    if (round > 0) draws.push({ starts, papers });
    print(
      `round ${round} of ${rounds}: starts ${(starts.drawn / starts.plain).toFixed(2)}, papers ${(papers.drawn / papers.plain).toFixed(2)}`,
    );
  }
  for (const kind of KINDS) faults.push(...((await scenarios[kind].verify?.()) ?? []));
  return { draws, faults };
}

export function presentDraws(draws: DrawTimes, { starts: count }: Plan['draws']) {
  const steps = {
    start: draws.map(({ starts }) => starts),
    'first paper': draws.map(({ papers }) => papers),
    'start and paper': draws.map(({ starts, papers }) => ({
      plain: starts.plain + papers.plain,
      drawn: starts.drawn + papers.drawn,
    })),
  };
  return Object.entries(steps).map(([step, rounds]) => {
    const ratios = rounds.map(({ plain, drawn }) => drawn / plain);
    return {
      'time with draws': step,
      'of without': spreadText(ratios, 3),
      [`≤ ${MAX_RATIO}`]: medianOf(ratios) <= MAX_RATIO ? 'yes' : 'NO',
      'a second, with': Math.round(count / medianOf(rounds.map(({ drawn }) => drawn))),
      'a second, without': Math.round(count / medianOf(rounds.map(({ plain }) => plain))),
    };
  });
}
