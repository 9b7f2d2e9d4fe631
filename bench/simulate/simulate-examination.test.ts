import { expect, test } from 'vitest';
import type { Costs } from './costs.ts';
import { requestsOf, SHAPES } from './examination-shape.ts';
import { findLargest, kindsOf, simulate, sizeAfter } from './simulate-examination.ts';

const each = { server: 0.1, postgres: 0.05 };
const costs: Costs = {
  at: '',
  processor: '',
  node: '',
  cpuMs: {
    login: { server: 20, postgres: 1 },
    dashboard: each,
    start: each,
    paper: each,
    save: each,
    submit: { server: 0.5, postgres: 0.3 },
  },
  upserts: 10_000,
  upsertsBy: 'pgbench',
  bytesPerRow: {},
};
const machines = { cores: 2, processes: 2, nodes: 1, hashesAtOnce: 2 };

test('every student logs in, starts and submits once, and answers at the pace', () => {
  const students = 2000;
  const { paceSeconds, answerSeconds } = SHAPES.rush;
  const counts = Map.groupBy(requestsOf(SHAPES.rush, students), ({ kind }) => kind);
  for (const kind of ['login', 'dashboard', 'start', 'state', 'paper', 'submit']) {
    expect(counts.get(kind)).toHaveLength(students);
  }
  const expected = (students * answerSeconds) / ((paceSeconds[0] + paceSeconds[1]) / 2);
  const ratio = (counts.get('save')?.length ?? 0) / expected;
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.1);
});

test('the busy time of the cores equals the cost of the requests in a phase', () => {
  const students = 1000;
  const { busy, meetsTargets } = simulate(SHAPES.bell, students, machines, costs);
  const kinds = kindsOf(costs);
  const work = (students * ((kinds.login?.server ?? 0) + (kinds.dashboard?.server ?? 0))) / 600_000 / 2;
  expect((busy.login?.server ?? 0) / work).toBeCloseTo(1, 2);
  expect(meetsTargets).toBe(true);
});

test('the same examination takes the same time each time', () => {
  const once = () => simulate(SHAPES.rush, 500, machines, costs);
  expect(once()).toEqual(once());
});

test('the largest result meets the targets, and the next larger size does not', () => {
  const slow = { ...costs, cpuMs: { ...costs.cpuMs, login: { server: 200, postgres: 10 } } };
  const largest = findLargest(SHAPES.rush, machines, slow, 1000);
  if (!largest) throw new Error('a result was expected');
  const { students } = largest;
  // 70 % of two cores for 60 seconds, plus the seconds that a login may wait.
  expect(students).toBeGreaterThan((60_000 * 2 * 0.7) / 210);
  expect(students).toBeLessThan((70_000 * 2 * 0.7) / 210);
  expect(simulate(SHAPES.rush, students, machines, slow).meetsTargets).toBe(true);
  expect(simulate(SHAPES.rush, sizeAfter(students), machines, slow).meetsTargets).toBe(false);
});
