/** Shows where the server spends its time under one kind of request: its CPU profile (--cpu-prof) as text. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drive } from './http/drive.ts';
import type { Plan } from './options.ts';
import { allScenarios, type ScenarioName } from './scenarios/all.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { openSchool } from './school/school.ts';

const FUNCTIONS = 40;
const WARM_UP_SECONDS = 2;
const SECONDS = 10;
/** Number of requests that are possible once, such as starts and submits. */
const COUNT = 12_000;

/** The profile in Node's format. */
interface CpuProfile {
  /** Times in microseconds. Each delta is the time since the previous sample. */
  startTime: number;
  endTime: number;
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

function placeOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']) {
  const path = url.replace(/^.*\/node_modules\//, '').replace(/^file:.*?\/((server|contract)\/)/, '$1');
  const part = path.startsWith('node:')
    ? 'node'
    : /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] || functionName || 'native';
  return { place: `${functionName || '(anonymous)'}  ${path && `${path}:${lineNumber + 1}`}`, part };
}

function add(sums: Map<string, number>, name: string, microseconds: number): void {
  sums.set(name, (sums.get(name) ?? 0) + microseconds);
}

/** Returns the shares of the busy time between `from` and `to` milliseconds before the end. */
function summarise(profile: CpuProfile, from: number, to: number): string[] {
  const nodes = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const [places, parts] = [new Map<string, number>(), new Map<string, number>()];
  let time = profile.startTime;
  let idle = 0;
  let busy = 0;
  for (const [index, sample] of profile.samples.entries()) {
    const delta = profile.timeDeltas[index] ?? 0;
    time += delta;
    const node = nodes.get(sample);
    if (!node || time < profile.endTime - from * 1000 || time > profile.endTime - to * 1000) continue;
    if (node.place.startsWith('(idle)')) {
      idle += delta;
    } else {
      busy += delta;
      add(places, node.place, delta);
      add(parts, node.part, delta);
    }
  }
  const list = (sums: Map<string, number>, count: number) =>
    [...sums]
      .sort(([, one], [, other]) => other - one)
      .slice(0, count)
      .map(([name, sum]) => `${((100 * sum) / busy).toFixed(1).padStart(6)} %  ${name}`);
  const share = Math.round((100 * busy) / (busy + idle));
  return [
    `Busy for ${share} % of the time. By part:`,
    ...list(parts, FUNCTIONS / 2),
    '',
    'By function (self time):',
    ...list(places, FUNCTIONS),
  ];
}

/** Returns lines of text: for each server process, the functions with the most self time. */
export async function profileRequests(
  name: ScenarioName,
  { rates, connections, workers }: Plan,
): Promise<{ text: string[]; faults: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'lulus-bench-'));
  try {
    const school = await openSchool({
      WORKERS: String(workers),
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}`,
    });
    const { students } = rates;
    const all = await allScenarios(school, { students, pastAnswers: 0, connections });
    const { port } = school;
    const doAll = async ({ prepare, next }: Scenario) => {
      await prepare?.(COUNT);
      await drive({ port, connections, next, count: COUNT });
    };
    if (name === 'submits') await doAll(all.starts);
    const { next, verify, prepare } = all[name];
    await prepare?.(COUNT);
    await drive({ port, connections, next, seconds: WARM_UP_SECONDS });
    const began = performance.now();
    const driven = await drive({ port, connections, next, seconds: SECONDS });
    const ended = performance.now();
    const faults = [...driven.faults, ...((await verify?.()) ?? [])];
    await school.close();
    const closed = performance.now();

    const text = [
      `Where the time of the server's processes goes: ${Math.round(driven.perSecond)} ${name} a second under the profiler,`,
      `${connections} requests under way, ${workers} processes that share the machine with PostgreSQL and the generator.`,
    ];
    for (const file of (await readdir(folder)).sort()) {
      const profile = JSON.parse(await readFile(join(folder, file), 'utf8')) as CpuProfile;
      text.push('', `── ${file}`, ...summarise(profile, closed - began, closed - ended));
    }
    return { text, faults };
  } finally {
    await rm(folder, { recursive: true });
  }
}
