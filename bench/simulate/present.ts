/** Formats the tables for docs/performance.md. */
import type { Costs } from './costs.ts';
import { SHAPES } from './examination-shape.ts';
import { DISTRICT, SINGLE } from './machines.ts';
import type { Machines } from './queue.ts';
import { findLargest, MOST_STUDENTS, type Outcome, simulate } from './simulate-examination.ts';

/** A row: an examination of this shape on these machines. */
export interface Case {
  shape: keyof typeof SHAPES;
  machines: Machines & { name: string };
  /** Whether to search for the maximum number of students. Otherwise simulates a district's number. */
  isSearched: boolean;
}

const NAMES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

export const CASES: Case[] = [
  ...NAMES.flatMap((shape) => SINGLE.map((machines) => ({ shape, machines, isSearched: true }))),
  ...NAMES.map((shape) => ({ shape, machines: DISTRICT[shape], isSearched: false })),
];

const whole = (value: number) => Math.round(value).toLocaleString('en');
const cells = (row: string[]) => `| ${row.join(' | ')} |`;

export function presentCosts({ at, processor, node, upserts, upsertsBy, cpuMs }: Costs): string[] {
  return [
    cells(['one', 'server, CPU ms', 'PostgreSQL, CPU ms']),
    '|---|---|---|',
    ...Object.entries(cpuMs).map(([what, { server, postgres }]) => cells([what, `${server}`, `${postgres}`])),
    '',
    `Measured at ${at} on ${processor} with Node ${node}, beside ${whole(upserts)} single-row upserts a second by ${upsertsBy}.`,
  ];
}

/** Number of rows per attempt. */
const ANSWERS = 40;
const EVENTS = 3;

export function presentRows({ bytesPerRow }: Costs): string[] {
  const { attempts = 0, results = 0, answers = 0, attempt_events = 0, sessions = 0 } = bytesPerRow;
  const { audit_log = 0 } = bytesPerRow;
  const login = sessions + audit_log;
  const bytes = attempts + results + login + ANSWERS * answers + EVENTS * attempt_events;
  const gigabytes = (students: number) =>
    ((students * bytes) / 1e9).toLocaleString('en', { maximumSignificantDigits: 2 });
  return [
    cells(['table', 'bytes a row, with its indexes']),
    '|---|---|',
    ...Object.entries(bytesPerRow).map(([table, size]) => cells([`\`${table}\``, whole(size)])),
    '',
    `An attempt with ${ANSWERS} answers, and the login before it, take ${whole(bytes)} bytes: ${gigabytes(100_000)} GB for 100,000 students, ${gigabytes(5_000_000)} GB for 5,000,000.`,
  ];
}

export const HEADING = [
  cells([
    'examination',
    'machines',
    'students',
    'p95 ms: login',
    'start',
    'save',
    'submit',
    'cores at work: login',
    'start',
    'answer',
    'submit',
  ]),
  '|---|---|---|---|---|---|---|---|---|---|---|',
];

export function presentCase({ shape, machines, isSearched }: Case, outcome: Outcome | undefined): string {
  if (!outcome) return cells([shape, machines.name, 'too few']);
  const { students, p95, busy } = outcome;
  const isMore = isSearched && students >= MOST_STUDENTS;
  const share = (value: number) => Math.round(100 * value);
  return cells([
    shape,
    machines.name,
    `${whole(students)}${isMore ? ' and more' : ''}`,
    ...['login', 'start', 'save', 'submit'].map((kind) => whole(p95[kind] ?? Number.NaN)),
    ...Object.values(busy).map(({ server, postgres }) => `${share(server)} + ${share(postgres)} %`),
  ]);
}

/** Prints each line as soon as it is known. Returns a message for each case that misses its targets. */
export function presentSimulation(costs: Costs, print: (line: string) => void): string[] {
  const faults: string[] = [];
  for (const line of [...presentCosts(costs), '', ...presentRows(costs), '', ...HEADING]) print(line);
  for (const one of CASES) {
    const { shape, machines, isSearched } = one;
    const outcome = isSearched
      ? findLargest(SHAPES[shape], machines, costs)
      : simulate(SHAPES[shape], MOST_STUDENTS, machines, costs);
    print(presentCase(one, outcome));
    if (!outcome?.meetsTargets) faults.push(`${machines.name} miss the targets of the shape ${shape}.`);
  }
  return faults;
}
