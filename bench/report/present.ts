/** Presents all measurements in tables, with targets, goals, and whether they are met. */
import type { DayReport } from '../day/exam-day.ts';
import { isLimit } from '../machine/generator-load.ts';
import type { ScaleReport } from '../scale.ts';
import type { Spread } from './statistics.ts';
import type { Rate } from './summarise-rate.ts';
import { table } from './table.ts';
import { DAY_MS, RATES, SCALE_RATIO, SERVER_MB } from './targets.ts';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const spread = ({ median, lowest, highest }: Spread, digits = 0) =>
  `${number(median, digits)} (${number(lowest, digits)}–${number(highest, digits)})`;
const verdict = (isMet: boolean, isBeyond = false) => (isBeyond ? 'goal' : isMet ? 'yes' : 'NO');

function rateRow(rate: Rate): string[] {
  const { name, ratio, perSecond, p95, cpuMs, generator } = rate;
  const rateTarget = RATES[name];
  const isMet =
    rateTarget && ratio && verdict(ratio.median >= rateTarget.target, ratio.median >= rateTarget.goal);
  return [
    name === 'H' ? 'H: bare requests' : name === 'P' ? 'P: single-row upserts' : name,
    rateTarget ? `≥ ${rateTarget.target} ${rateTarget.yardstick} (${rateTarget.goal})` : '',
    ratio ? spread(ratio, 2) : '',
    isMet ?? '',
    spread(perSecond),
    p95 ? number(p95.median, 1) : '',
    cpuMs ? `${number(cpuMs.server, 2)} + ${number(cpuMs.postgres, 2)}` : '',
    generator ? `${number(100 * generator.core)} %${rate.isGeneratorLimit ? ' its limit' : ''}` : '',
  ];
}

export function presentRates(rates: Rate[]): string[] {
  const heading = [
    'in a second',
    'target (goal)',
    'ratio',
    'met',
    'a second',
    'p95 ms',
    'CPU ms each',
    'generator',
  ];
  return [
    ...table(heading, rates.map(rateRow)),
    'Median (lowest–highest) of the rounds. CPU: server + PostgreSQL. Generator: share of one core.',
  ];
}

export function presentDay(day: DayReport): string[] {
  const rows = Object.entries(day.latencies).map(([kind, { count, p50, p95, p99, max }]) => {
    const bounds = Object.entries(DAY_MS[kind as keyof typeof DAY_MS] ?? {}) as ['p95' | 'p99', number][];
    const values = { p95, p99 };
    const isMet = bounds.every(([which, bound]) => values[which] < bound);
    return [
      kind,
      bounds.map(([which, bound]) => `${which} < ${bound}`).join(', '),
      ...[p50, p95, p99, max].map((value) => number(value, 1)),
      bounds.length > 0 ? verdict(isMet) : '',
      number(count),
    ];
  });
  const phases = day.phases.map(({ name, seconds, cores, generator }) => [
    name,
    number(seconds, 1),
    ...[cores.server, cores.postgres, cores.generator].map((value) => number(value, 2)),
    `${number(100 * generator.busy)} %${isLimit(generator) ? ' its limit' : ''}`,
  ]);
  const { acknowledged, lost, miscounted, wrong } = day.database;
  const memory = day.memoryMb;
  return [
    ...table([`${day.students} students, ms`, 'target', 'p50', 'p95', 'p99', 'max', 'met', 'count'], rows),
    '',
    ...table(['phase', 'seconds', 'server cores', 'PostgreSQL', 'generator', 'its loop is busy'], phases),
    '',
    `Acknowledged answers: ${acknowledged}; lost: ${lost}; attempts without exactly one result: ${miscounted}; wrong results: ${wrong}.`,
    memory === undefined
      ? 'This system does not report the memory of a process.'
      : `Memory of one serving process at most: ${number(memory)} MB (target ≤ ${SERVER_MB}): ${verdict(memory <= SERVER_MB)}.`,
    day.workerKilled
      ? 'One worker was killed.'
      : 'NO WORKER WAS KILLED: there is a single process, or the system has no process list.',
    Object.entries(day.counts)
      .map(([what, count]) => `${what}: ${count}`)
      .join('; '),
  ];
}

export function presentScale({ answers, kinds }: ScaleReport): string[] {
  const [few, many] = answers.map((count) => number(count));
  const rows = kinds.map((kind) => [
    kind.name,
    `≤ ${SCALE_RATIO}`,
    spread(kind.ratio, 2),
    verdict(kind.ratio.median <= SCALE_RATIO),
    spread(kind.few, 1),
    spread(kind.many, 1),
  ]);
  return table(
    ['p95 by stored answers', 'target', 'ratio', 'met', `ms with ${few}`, `ms with ${many}`],
    rows,
  );
}
