/** A simple task. Figures are relative to its speed on this machine at the same time. */
import type { GeneratorLoad } from '../machine/generator-load.ts';

export interface Yardstick {
  name: 'H' | 'P';
  measure(seconds: number): Promise<{ perSecond: number; generator?: GeneratorLoad; faults: string[] }>;
  close(): Promise<void>;
}
