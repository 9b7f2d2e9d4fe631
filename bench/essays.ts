/**
 * Measures saves of long essays while students write, beside equally many saves of single choice. Both alternate, so
 * that other load on the machine affects both.
 */

import { seededRandom } from '../server/test/faults/seeded.ts';
import { FIVE_TYPES } from '../server/test/five-types.ts';
import { drive } from './http/drive.ts';
import type { Plan } from './plan.ts';
import { startAll } from './scenarios/all.ts';
import { savingAnswers } from './scenarios/saves.ts';
import { publishExamination } from './school/examination.ts';
import { drawText } from './school/question-text.ts';
import type { School } from './school/school.ts';
import { makeStudents } from './school/students.ts';
import { quantile } from './statistics.ts';

const ESSAYS = 2;
/** The browser saves an essay so long after the last key. */
const PAUSE_SECONDS = 2;
const MAX_P95_MS = 100;
const KINDS = ['choice', 'essay'] as const;
const WORDS = 1000;

/** Milliseconds of each save. */
export type EssayTimes = Record<(typeof KINDS)[number], number[]>;

/** Returns essays of this length, each with another end. */
function writing(characters: number) {
  const text = drawText(seededRandom(7), WORDS);
  let changes = 0;
  return () => {
    const end = ` ${++changes}`;
    const response = text.slice(0, characters - end.length) + end;
    return { response, stored: response };
  };
}

export async function measureEssays(
  school: School,
  { essays: { students: count, minutes, characters, sliceSeconds } }: Plan,
  print: (line: string) => void,
) {
  const students = await makeStudents(school.context, count);
  const item = { ...FIVE_TYPES.essay.item, max_words: WORDS };
  const examination = await publishExamination(school.context, [
    { name: 'CHOICE', items: Array.from({ length: ESSAYS }, () => FIVE_TYPES.choice.item) },
    { name: 'ESSAY', items: Array.from({ length: ESSAYS }, () => item) },
  ]);
  await startAll(school, students, examination, count);
  const [choices, essays] = [examination.questions.slice(0, ESSAYS), examination.questions.slice(ESSAYS)];
  const scenarios = {
    choice: savingAnswers(school, { ...examination, questions: choices }, students),
    essay: savingAnswers(
      school,
      { ...examination, questions: essays },
      students,
      'essay',
      writing(characters),
    ),
  };
  const times: EssayTimes = { choice: [], essay: [] };
  const faults: string[] = [];
  const slices = Math.max(1, Math.round((minutes * 60) / sliceSeconds));
  const load = {
    port: school.port,
    connections: count,
    seconds: sliceSeconds,
    pace: (count * ESSAYS) / PAUSE_SECONDS,
  };
  for (let slice = 1; slice <= slices; slice++) {
    const p95 = new Map<string, number>();
    for (const kind of slice % 2 ? KINDS : KINDS.toReversed()) {
      const driven = await drive({ ...load, next: scenarios[kind].next });
      faults.push(...driven.faults);
      times[kind].push(...driven.latencies);
      p95.set(kind, quantile(driven.latencies, 0.95));
    }
    print(
      `${slice} of ${slices}: p95 of essays ${p95.get('essay')?.toFixed(1)} ms, of choices ${p95.get('choice')?.toFixed(1)} ms`,
    );
  }
  for (const kind of KINDS) faults.push(...((await scenarios[kind].verify?.()) ?? []));
  return { essays: times, faults };
}

export function presentEssays(times: EssayTimes) {
  return KINDS.toReversed().map((kind) => {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times[kind], share));
    return {
      'ms of a save': kind,
      p50: p50?.toFixed(1),
      p95: p95?.toFixed(1),
      p99: p99?.toFixed(1),
      [`p95 < ${MAX_P95_MS}`]: (p95 ?? Number.NaN) < MAX_P95_MS ? 'yes' : 'NO',
      count: times[kind].length,
    };
  });
}
