/**
 * Students take examinations from two servers on one PostgreSQL and record acknowledgements, while faults
 * occur one by one. After each fault, both servers must recover by themselves, and all acknowledged data must
 * be stored. Each ended attempt must have one result, equal to the test's own calculation.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, askServer } from '../ask-server.ts';
import { check, checkAtRest, type Findings } from './checks.ts';
import { enrol } from './enrol.ts';
import { FAULTS, type Fault } from './faults.ts';
import { makeScene, type Scene } from './scene.ts';
import { shuffled } from './seeded.ts';
import type { SimulatedStudent } from './student.ts';

export interface Tally {
  rounds: number;
  /** Number of kills by kind: servers, postmasters, backends. */
  kills: Record<string, number>;
  /** Acknowledged answers, long essays among them, listening positions and plays. */
  acknowledged: SimulatedStudent['counts'];
  attempts: number;
  lost: number;
  duplicated: number;
  wrong: number;
}

const MOMENT_MS = 1200;
const RECOVERY_MS = 90_000;
const FREQUENT = 4;

/** Yields all frequent faults before it repeats one. Rare faults occur once in four rounds. */
function* deal(faults: Fault[], random: () => number): Generator<Fault> {
  const frequent = faults.filter(({ rare }) => !rare);
  const rare = shuffled(
    faults.filter((fault) => fault.rare),
    random,
  );
  for (let deck = 0; ; deck++) {
    const one = rare[(deck % FREQUENT) % (rare.length || 1)];
    yield* shuffled(one && deck % FREQUENT < rare.length ? [...frequent, one] : frequent, random);
  }
}

async function until(
  what: string,
  failed: unknown[],
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + RECOVERY_MS;
  while (!(await holds())) {
    if (failed.length > 0) throw failed[0];
    if (Date.now() > deadline) throw new Error(`${what} within ${RECOVERY_MS / 1000} seconds.`);
    await sleep(50);
  }
}

/** Waits until both servers are ready, and each has acknowledged another request. */
async function recover({ nodes }: Scene, students: SimulatedStudent[], failed: unknown[]): Promise<void> {
  for (const { proxy, server } of nodes) {
    const words = server.lastWords();
    if (words !== undefined) throw new Error(`A server ended by itself:\n${words}`);
    const { origin } = proxy;
    let last: Answered | undefined;
    await until('A server was not ready', failed, async () => {
      last = await askServer({ method: 'GET', url: `${origin}/readyz` });
      return last?.status === 200;
    }).catch((error: Error) => {
      throw new Error(`${error.message} Last answer: ${last?.text}\n${server.output()}`, { cause: error });
    });
    const acknowledged = () =>
      students.reduce((sum, { acknowledgements }) => sum + (acknowledgements.get(origin) ?? 0), 0);
    const before = acknowledged();
    await until('A server acknowledged nothing', failed, () => acknowledged() > before);
  }
}

export async function runFaults(options: {
  rounds: number;
  seed: number;
  students: number;
  faults?: Fault[];
  /** Milliseconds that a short fault lasts. */
  moment?: number;
  print?: (line: string) => void;
  /** Ends the run after the current round. */
  signal?: AbortSignal;
}): Promise<Tally> {
  const { rounds, seed, faults = FAULTS, moment = MOMENT_MS, print = () => undefined, signal } = options;
  const scene = await makeScene({ seed, moment }, print);
  const { context, complaints, kills } = scene;
  const tally: Tally = {
    rounds: 0,
    kills: {},
    acknowledged: { answers: 0, longEssays: 0, positions: 0, plays: 0 },
    attempts: 0,
    lost: 0,
    duplicated: 0,
    wrong: 0,
  };
  const seen = new Set<string>();

  function report(found: Findings): void {
    for (const kind of ['lost', 'duplicated', 'wrong'] as const) {
      // A loss is permanent, so it is reported and counted once.
      const fresh = found[kind].filter((line) => !seen.has(line));
      for (const line of fresh) {
        seen.add(line);
        print(`   ${kind}: ${line}`);
      }
      tally[kind] += fresh.length;
    }
  }

  try {
    const { students, keysOf } = await enrol(scene, seed + 1, options.students);
    const taken = () => students.flatMap((student) => student.taken);
    const total = (kind: keyof Tally['acknowledged']) =>
      students.reduce((sum, { counts }) => sum + counts[kind], 0);
    const refused = () => students.reduce((sum, { refusals }) => sum + (refusals.get(503) ?? 0), 0);
    const failed: unknown[] = [];
    const working = Promise.all(
      students.map((student) => student.work().catch((error) => failed.push(error))),
    );
    try {
      await until('Not everyone has started', failed, () =>
        students.every((student) => student.taken.length > 0),
      );
      const possible = faults.filter(({ name }) => scene.disk || name !== 'the disk is full');
      const deck = deal(possible, scene.random);
      while (tally.rounds < rounds && !signal?.aborted) {
        const began = Date.now();
        await sleep(moment / 3);
        const fault = deck.next().value as Fault;
        await fault.act(scene, students);
        const over = Date.now();
        await recover(scene, students, failed).catch((error: Error) => {
          throw new Error(`After this fault: ${fault.name}. ${error.message}`, { cause: error });
        });
        const recovered = Date.now();
        report(await check(context.db, taken(), keysOf));
        if (failed.length > 0) throw failed[0];
        tally.rounds++;
        const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
        print(
          `${tally.rounds}. ${fault.name}: ${seconds(began, over)} s, recovered after ${seconds(over, recovered)} s, ` +
            `checked in ${seconds(recovered, Date.now())} s; ${total('answers')} acknowledged, ${refused()} times 503`,
        );
      }
    } catch (error) {
      for (const student of students) student.giveUp();
      throw error;
    } finally {
      for (const student of students) student.stop();
      await working;
    }
    if (failed.length > 0) throw failed[0];
    report(await check(context.db, taken(), keysOf));
    report({ lost: [], duplicated: await checkAtRest(context.db, taken()), wrong: complaints });
    const leaks = await scene.findLeaks();
    if (leaks.length > 0) throw new Error(`A password or a token is in a log:\n${leaks.join('\n')}`);
    return {
      ...tally,
      kills: Object.fromEntries(kills),
      acknowledged: {
        answers: total('answers'),
        longEssays: total('longEssays'),
        positions: total('positions'),
        plays: total('plays'),
      },
      attempts: taken().length,
    };
  } finally {
    await scene.end();
  }
}
