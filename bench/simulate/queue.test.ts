/** Compares the simulation with formulas of queueing theory, and checks its invariants. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../server/test/faults/seeded.ts';
import { type Kind, type Machines, type Request, serve } from './queue.ts';

const PLENTY = 1000;
const SAVE: Record<string, Kind> = { save: { server: 1, postgres: 0 } };

/** Requests at random times, on average `perMs` per millisecond, each from another student. */
function atRandom(perMs: number, count: number): Request[] {
  const random = seededRandom(7);
  let at = 0;
  return Array.from({ length: count }, (_, student) => {
    at -= Math.log(1 - random()) / perMs;
    return { kind: 'save', student, at };
  });
}

const on = (cores: number, processes: number, more: Partial<Machines> = {}): Machines => ({
  cores,
  processes,
  postgresCores: PLENTY,
  nodes: 1,
  hashesAtOnce: 1,
  ...more,
});

function waits(requests: Request[], kinds: Record<string, Kind>, machines: Machines): number[] {
  const { cameAt, answeredAt } = serve(requests, kinds, machines);
  return requests.map(({ kind }, place) => {
    const { server = 0, postgres = 0, commit = 0 } = kinds[kind] ?? {};
    return (answeredAt[place] ?? 0) - (cameAt[place] ?? 0) - server - postgres - commit;
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('requests at random times with a constant cost wait on average', () => {
  // M/D/1: rho / (2 (1 - rho)) times the service time.
  test.each([
    [0.5, 0.5],
    [0.8, 2],
    [0.9, 4.5],
  ])('for one core with a load of %f, %f times their cost', (load, expected) => {
    const wait = mean(waits(atRandom(load, 200_000), SAVE, on(1, PLENTY)));
    expect(wait / expected).toBeGreaterThan(0.95);
    expect(wait / expected).toBeLessThan(1.05);
  });

  // M/D/c by Cosmetatos. 0.5 (1 + (1 - rho) (c - 1) (sqrt(4 + 5c) - 2) / (16 rho c)) times the wait of M/M/c.
  test.each([
    [2, 0.8, 0.901],
    [4, 0.8, 0.384],
    [8, 0.9, 0.451],
  ])('for %i cores with a load of %f, %f times their cost', (cores, load, expected) => {
    const wait = mean(waits(atRandom(load * cores, 200_000), SAVE, on(cores, PLENTY)));
    expect(wait / expected).toBeGreaterThan(0.95);
    expect(wait / expected).toBeLessThan(1.05);
  });

  test('the same time for a process on several cores as on one, since it uses one', () => {
    const requests = atRandom(0.8, 50_000);
    expect(mean(waits(requests, SAVE, on(4, 1)))).toBeCloseTo(mean(waits(requests, SAVE, on(1, PLENTY))), 6);
  });
});

describe('requests', () => {
  const kinds = {
    save: { server: 0.4, postgres: 0.7, commit: 2 },
    login: { server: 10, postgres: 0.5, beside: true },
  };
  const requests = atRandom(2, 5000).map((request, place) => ({
    ...request,
    kind: place % 50 ? 'save' : 'login',
  }));

  test.each([
    ['shared', on(2, 2, { postgresCores: undefined })],
    ['apart', on(2, 3, { postgresCores: 1 })],
  ])('are all answered with exactly their costs, on cores that are %s', (_, machines) => {
    const { busy } = serve(requests, kinds, machines);
    expect(Math.min(...waits(requests, kinds, machines))).toBeGreaterThan(-1e-6);
    const sum = (ms: number[]) => ms.reduce((total, used = 0) => total + used, 0);
    expect(sum(busy.server)).toBeCloseTo(4900 * 0.4 + 100 * 10, 6);
    expect(sum(busy.postgres)).toBeCloseTo(4900 * 0.7 + 100 * 0.5, 6);
    // In no second does the CPU time exceed that of the cores by more than the last slice.
    expect(Math.max(...busy.server.map((ms = 0) => ms))).toBeLessThanOrEqual(2 * 1003);
  });

  test('that follow another one arrive after its answer, with their delay', () => {
    const chain = [
      { kind: 'save', student: 0, at: 5 },
      { kind: 'save', student: 0, at: 20, after: 0 },
    ];
    const { cameAt, answeredAt } = serve(chain, kinds, on(1, 1));
    expect([...cameAt, ...answeredAt].map((at) => Number(at.toFixed(6)))).toEqual([5, 28.1, 8.1, 31.2]);
  });

  test('wait for their process, but not for a concurrent password hash', () => {
    const both = [
      { kind: 'login', student: 0, at: 0 },
      { kind: 'save', student: 0, at: 0 },
      { kind: 'save', student: 0, at: 0 },
    ];
    const { answeredAt } = serve(both, kinds, on(4, 1));
    expect(answeredAt[0]).toBeCloseTo(10.5, 6);
    expect(answeredAt[1]).toBeCloseTo(3.1, 6);
    expect(answeredAt[2]).toBeCloseTo(3.5, 6);
  });

  test.each([
    [1, [10.5, 20.5, 30.5]],
    [3, [10.5, 10.5, 10.5]],
  ])(
    'on %i nodes wait for other passwords of their node, received by any of its processes',
    (nodes, times) => {
      const logins = [0, 1, 2].map((student) => ({ kind: 'login', student, at: 0 }));
      const { answeredAt } = serve(logins, kinds, on(6, 3, { nodes }));
      expect([...answeredAt].map((at) => Number(at.toFixed(6)))).toEqual(times);
    },
  );

  test('are rejected if their cost is unknown', () => {
    expect(() => serve([{ kind: 'dance', student: 0, at: 0 }], kinds, on(1, 1))).toThrow('dance');
  });
});
