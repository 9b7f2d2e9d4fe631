/**
 * Asks every operation of the application for everything that a generator can think of, one request at a time. No
 * request may be answered 5xx, or otherwise than the description says, and none that is refused may change anything.
 */
import fc from 'fast-check';
import { collectSecrets } from '../secrets.ts';
import { judge, judgeRaw } from './judge.ts';
import { readOperations } from './operations.ts';
import { CREDENTIALS, type RawRequest, rawRequests } from './raw-requests.ts';
import { type Request, requestsTo } from './requests.ts';
import type { Scene } from './scene.ts';
import { send, show } from './send.ts';
import { sendRaw, showRaw } from './send-raw.ts';
import { makeWorld, type World } from './world.ts';

export interface Tally {
  requests: number;
  /** By status; 0 where the connection was closed without a word. */
  answers: Map<number, number>;
  /** Operations that were let through at least once, and those that never were. */
  succeeded: Set<string>;
  neverSucceeded: string[];
  /** Each with the smallest request that shows it, and the seed. */
  findings: string[];
}

/** A world is soon worn out: students are deleted, attempts end. */
const REQUESTS_PER_WORLD = 250;
const RAW_PER_WORLD = 40;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with what was logged meanwhile: the passwords and tokens of the body, and all that were answered. */
function judgeLog(body: unknown, scene: Scene): string | undefined {
  const sent = collectSecrets();
  sent.collect(body);
  const [line] = scene.told(sent);
  return line && `leaves a password or a token in the log: ${line}`;
}

class Finding extends Error {}

export interface FuzzOptions {
  requests: number;
  seed: number;
  say?: (line: string) => void;
}

export async function runFuzz(
  scene: Scene,
  { requests, seed, say = () => undefined }: FuzzOptions,
): Promise<Tally> {
  const operations = await readOperations(scene.app);
  const answers = new Map<number, number>();
  const succeeded = new Set<string>();
  const findings = new Map<string, string>();
  let asked = 0;
  /** An account of the world is gone, and with it a role. */
  let worn = false;

  const count = (status: number) => void answers.set(status, (answers.get(status) ?? 0) + 1);

  async function tryOne(request: Request, world: World): Promise<void> {
    if (worn) return;
    const token = world.tokenOf(request.role);
    const answered = await send(scene.app, request, token);
    scene.secrets.collect(readJson(answered.body));
    const { status } = answered;
    asked++;
    count(status);
    if (status < 400) succeeded.add(request.operation.name);
    const wrong =
      judge(answered, request.operation.replies, await scene.changes()) ?? judgeLog(request.body, scene);
    if (status === 401) worn = !(await world.renew(request.role));
    if (status === 401) await scene.changes();
    if (wrong) throw new Finding(`${request.operation.name} ${wrong}`);
  }

  async function tryRaw({ text }: RawRequest): Promise<void> {
    const answered = await sendRaw(scene.port, text);
    asked++;
    for (const { status } of answered) count(status);
    if (answered.length === 0) count(0);
    const wrong = judgeRaw(answered, await scene.changes()) ?? judgeLog(CREDENTIALS, scene);
    if (wrong) throw new Finding(`What is hardly HTTP ${wrong}`);
  }

  /** Asks for so many of them, or fewer when one of them finds something: then for what is left of it. */
  async function check<R>(
    arbitrary: fc.Arbitrary<R>,
    numRuns: number,
    own: { seed: number; tryOne(request: R): Promise<void>; show(request: R): string },
  ): Promise<void> {
    const ran = await fc.check(fc.asyncProperty(arbitrary, own.tryOne), { seed: own.seed, numRuns });
    if (!ran.failed) return;
    const { errorInstance: error, counterexample } = ran;
    if (!(error instanceof Finding) || !counterexample) throw error;
    // The same operation and words are one finding, however many requests lead to it.
    if (findings.has(error.message)) return;
    findings.set(error.message, `${error.message}\n   ${own.show(counterexample[0])} (seed ${own.seed})`);
    say(findings.get(error.message) ?? '');
  }

  for (let worlds = 0; asked < requests; worlds++) {
    const world = await makeWorld(scene, worlds);
    worn = false;
    await scene.changes();
    await check(requestsTo(operations, world), REQUESTS_PER_WORLD, {
      seed: seed + worlds,
      tryOne: (request) => tryOne(request, world),
      show,
    });
    await check(rawRequests(world.tokenOf('admin') ?? ''), RAW_PER_WORLD, {
      seed: seed + worlds,
      tryOne: tryRaw,
      show: showRaw,
    });
    if (worlds % 20 === 19) say(`${asked} requests, ${findings.size} findings`);
  }
  for (const line of await scene.toldAtLast()) {
    findings.set(line, `A password or a token is kept in a log: ${line}`);
    say(findings.get(line) ?? '');
  }
  return {
    requests: asked,
    answers,
    succeeded,
    neverSucceeded: operations.map(({ name }) => name).filter((name) => !succeeded.has(name)),
    findings: [...findings.values()],
  };
}
