/** A reader with every fault, for tests of the checker. The name of the file chooses the fault. */
import type { Check } from '../src/interchange/command-line/checker.ts';

const kept: number[][] = [];

const faults: Record<string, () => unknown> = {
  'throws.txt': () => ({ crashed: 'TypeError: x is undefined' }),
  'exits.txt': () => process.exit(3),
  'loops.txt': () => {
    for (;;);
  },
  'grows.txt': () => {
    for (;;) kept.push(Array(1e6).fill(1.5));
  },
  // The second such file of a process exceeds its memory.
  'leaks.txt': () => {
    for (let i = 0; i < 5; i++) kept.push(Array(1e6).fill(1.5));
    return { read: { format: 'gift', items: [], refused: [], notes: [] } };
  },
};
const fine = () => ({ read: { format: 'gift', items: [], refused: [], notes: [] } });

process.on('message', ({ name }: Check) => process.send?.((faults[name] ?? fine)()));
