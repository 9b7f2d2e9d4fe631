/** Something simple whose speed on this machine and at this moment is what figures are compared with. */
import type { GeneratorLoad } from '../machine/generator-load.ts';

export interface Yardstick {
  name: 'H' | 'P';
  measure(seconds: number): Promise<{ perSecond: number; generator?: GeneratorLoad; faults: string[] }>;
  close(): Promise<void>;
}
