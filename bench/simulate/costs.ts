/** The measured costs of requests. `npm run bench -- --rates --write-costs` writes the file. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Report } from '../run.ts';
import type { CpuMs } from '../school/school.ts';

const FILE = new URL('../costs.json', import.meta.url);

/** Kinds of requests, with the scenario that measures each. */
const SCENARIOS = {
  login: 'logins',
  dashboard: 'dashboard lists',
  start: 'starts',
  paper: 'paper fetches',
  save: 'saves',
  submit: 'submits, graded',
} as const;

type Measured = keyof typeof SCENARIOS;

export interface Costs {
  /** Date of the measurement. */
  at: string;
  processor: string;
  node: string;
  /**
   * P per second in the same run. At another time the same machine may reach twice as much, at half the
   * costs.
   */
  upserts: number;
  /** The program that measured P: pgbench, or Node's driver, which is slower. */
  upsertsBy: string;
  /** CPU milliseconds per request. */
  cpuMs: Record<Measured, CpuMs>;
  /** Disk space per row, including indexes. */
  bytesPerRow: Record<string, number>;
}

export async function readCosts(): Promise<Costs> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Costs;
}

const rounded = (ms: number) => Number(ms.toPrecision(3));

/**
 * Writes the file, and returns its path. Throws if a measurement is missing, before it calls `measureRows`.
 */
export async function writeCosts(
  report: Report,
  measureRows: () => Promise<Record<string, number>>,
): Promise<string> {
  const costOf = (scenario: string): CpuMs => {
    const measured = report.rates?.find(({ name }) => name === scenario)?.cpuMs;
    if (!measured) throw new Error(`The CPU time of ${scenario} was not measured.`);
    return { server: rounded(measured.server), postgres: rounded(measured.postgres) };
  };
  const { at, processor = 'unknown', node, singleRows: upsertsBy } = report.conditions;
  const upserts = Math.round(report.rates?.find(({ name }) => name === 'P')?.perSecond.median ?? 0);
  const cpuMs = Object.fromEntries(
    Object.entries(SCENARIOS).map(([what, name]) => [what, costOf(name)]),
  ) as Costs['cpuMs'];
  const bytesPerRow = await measureRows();
  const costs: Costs = { at, processor, node, upserts, upsertsBy, cpuMs, bytesPerRow };
  await writeFile(FILE, `${JSON.stringify(costs, null, 2)}\n`);
  return fileURLToPath(FILE);
}
