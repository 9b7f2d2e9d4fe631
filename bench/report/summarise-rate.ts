import { type GeneratorLoad, isLimit } from '../machine/generator-load.ts';
import { isProcessListThere } from '../machine/processes.ts';
import type { CpuMs } from '../school/school.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** The rate of a scenario or of a yardstick. */
export interface Rate {
  name: string;
  perSecond: Spread;
  /** Relative to the yardstick. Undefined without one. */
  ratio: Spread | undefined;
  /** Milliseconds. */
  p95: Spread | undefined;
  /** CPU milliseconds per request. */
  cpuMs: CpuMs | undefined;
  /** The generator's load in its busiest round. */
  generator: GeneratorLoad | undefined;
  isGeneratorLimit: boolean;
  answered: number;
}

/** One measurement. */
export interface Round {
  answered: number;
  perSecond: number;
  yardstick?: number;
  p95?: number;
  cpu?: CpuMs;
  generator?: GeneratorLoad | undefined;
}

export function summarise(name: string, rounds: Round[]): Rate {
  const answered = rounds.reduce((sum, round) => sum + round.answered, 0);
  const spread = (of: (round: Round) => number | undefined) => {
    const values = rounds.flatMap((round) => of(round) ?? []);
    return values.length > 0 ? spreadOf(values) : undefined;
  };
  const cpuMs = (of: keyof CpuMs) => rounds.reduce((sum, { cpu }) => sum + (cpu?.[of] ?? 0), 0) / answered;
  const hasCpu = isProcessListThere && rounds.some(({ cpu }) => cpu);
  const generators = rounds.flatMap(({ generator }) => generator ?? []);
  return {
    name,
    perSecond: spreadOf(rounds.map(({ perSecond }) => perSecond)),
    ratio: spread(({ perSecond, yardstick }) => yardstick && perSecond / yardstick),
    p95: spread(({ p95 }) => p95),
    cpuMs: hasCpu ? { server: cpuMs('server'), postgres: cpuMs('postgres') } : undefined,
    generator: generators.sort((one, other) => other.busy - one.busy)[0],
    isGeneratorLimit: generators.some(isLimit),
    answered,
  };
}
