/** The machines that scaling.md speaks of. */
import type { Machines } from './queue.ts';

export interface Setup extends Machines {
  name: string;
}

/** As `server/src/auth/passwords.ts` has it for a machine of so many cores. */
const hashesOn = (cores: number) => Math.min(3, Math.max(1, cores - 1));

export const SINGLE: Setup[] = [
  { name: '2 cores, 2 processes', cores: 2, processes: 2, hashesAtOnce: hashesOn(2) },
  // At most four share the PostgreSQL that comes along.
  { name: '8 cores, 4 processes', cores: 8, processes: 4, hashesAtOnce: hashesOn(8) },
  { name: '32 cores, 32 processes', cores: 32, processes: 32, hashesAtOnce: hashesOn(32) },
];

const NODE_CORES = 8;

function nodes(count: number, postgresCores: number): Setup {
  return {
    name: `${count} nodes of ${NODE_CORES} cores, PostgreSQL on ${postgresCores}`,
    cores: count * NODE_CORES,
    postgresCores,
    processes: count * NODE_CORES,
    hashesAtOnce: hashesOn(NODE_CORES),
  };
}

/** What a district needs, by the examination's shape. */
export const DISTRICT = { rush: nodes(10, 32), bell: nodes(4, 24), morning: nodes(2, 8) };
