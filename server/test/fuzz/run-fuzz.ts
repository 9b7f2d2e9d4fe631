/**
 * Sends generated requests to every operation of the application, one at a time. No answer may be 5xx or contradict the
 * API description. A rejected request must not change data.
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
  /** By status; 0 if the connection closed without an answer. */
  answers: Map<number, number>;
  /** Operations that succeeded at least once, and those that never did. */
  succeeded: Set<string>;
  neverSucceeded: string[];
  /** Each with the smallest request that causes it, and the seed. */
  findings: string[];
}

/** Requests use a world up: they delete students and end attempts. */
const REQUESTS_PER_WORLD = 250;
const RAW_PER_WORLD = 40;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with the log: it must not contain passwords and tokens of the body or of any reply. */
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
  /** An account of the world was deleted, and with it a role. */
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

  /** Sends the requests. After a finding, it continues with the rest. */
  async function check<R>(
    arbitrary: fc.Arbitrary<R>,
    numRuns: number,
    own: { seed: number; tryOne(request: R): Promise<void>; show(request: R): string },
  ): Promise<void> {
    const ran = await fc.check(fc.asyncProperty(arbitrary, own.tryOne), { seed: own.seed, numRuns });
    if (!ran.failed) return;
    const { errorInstance: error, counterexample } = ran;
    if (!(error instanceof Finding) || !counterexample) throw error;
    // The same operation and message are one finding, however many requests cause it.
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
