/** The machines in docs/performance.md. */
import type { Machines } from './queue.ts';

export interface Setup extends Machines {
  name: string;
}

function single(cores: number, processes: number): Setup {
  const name = `${cores} cores, ${processes} processes`;
  return { name, cores, processes, nodes: 1, hashesAtOnce: processes };
}

/** At most four processes share the bundled PostgreSQL. */
export const SINGLE = [single(2, 2), single(8, 4), single(32, 32)];

const NODE_CORES = 8;

function nodes(count: number, postgresCores: number): Setup {
  return {
    name: `${count} nodes of ${NODE_CORES} cores, PostgreSQL on ${postgresCores}`,
    cores: count * NODE_CORES,
    postgresCores,
    processes: count * NODE_CORES,
    nodes: count,
    hashesAtOnce: NODE_CORES,
  };
}

/** Machines for a district, by the examination's shape. */
export const DISTRICT = { rush: nodes(10, 32), bell: nodes(4, 24), morning: nodes(2, 8) };
