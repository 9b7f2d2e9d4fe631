/**
 * Sends generated requests to every operation of the application, one at a time. No answer may be 5xx or
 * contradict the API description. A rejected request must not change data, and no log may contain a secret.
 */
import fc from 'fast-check';
import { collectSecrets } from '../secrets.ts';
import { checkAnswer, checkRaw } from './judge.ts';
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
  /** Operations that succeeded at least once. */
  succeeded: Set<string>;
  neverSucceeded: string[];
  /** Each with a minimal request that causes it, and the seed. */
  findings: string[];
}

/** After this many, requests have deleted too many students and ended too many attempts of a world. */
const REQUESTS_PER_WORLD = 250;
const RAW_PER_WORLD = 40;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a fault if the log contains a password or token of the body or of any reply. */
function checkLog(body: unknown, scene: Scene): string | undefined {
  const sent = collectSecrets();
  sent.collect(body);
  const [line] = scene.findLeaks(sent);
  return line && `leaves a password or a token in the log: ${line}`;
}

class Finding extends Error {}

export interface FuzzOptions {
  requests: number;
  seed: number;
  print?: (line: string) => void;
}

export async function runFuzz(
  scene: Scene,
  { requests, seed, print = () => undefined }: FuzzOptions,
): Promise<Tally> {
  const operations = await readOperations(scene.app);
  const answers = new Map<number, number>();
  const succeeded = new Set<string>();
  const findings = new Map<string, string>();
  let asked = 0;
  /** Whether an account of the world was deleted, so that its role cannot log in any more. */
  let isUsedUp = false;

  const count = (status: number) => void answers.set(status, (answers.get(status) ?? 0) + 1);

  async function tryOne(request: Request, world: World): Promise<void> {
    if (isUsedUp) return;
    const token = world.tokenOf(request.role);
    const answered = await send(scene.app, request, token);
    scene.secrets.collect(readJson(answered.body));
    const { status } = answered;
    asked++;
    count(status);
    if (status < 400) succeeded.add(request.operation.name);
    const wrong =
      checkAnswer(answered, request.operation.replies, await scene.changes()) ??
      checkLog(request.body, scene);
    if (status === 401) isUsedUp = !(await world.renew(request.role));
    if (status === 401) await scene.changes();
    if (wrong) throw new Finding(`${request.operation.name} ${wrong}`);
  }

  async function tryRaw({ text }: RawRequest): Promise<void> {
    const answered = await sendRaw(scene.port, text);
    asked++;
    for (const { status } of answered) count(status);
    if (answered.length === 0) count(0);
    const wrong = checkRaw(answered, await scene.changes()) ?? checkLog(CREDENTIALS, scene);
    if (wrong) throw new Finding(`A raw request ${wrong}`);
  }

  /** Sends the requests. Continues after a finding. */
  async function check<R>(
    arbitrary: fc.Arbitrary<R>,
    numRuns: number,
    own: { seed: number; tryOne(request: R): Promise<void>; show(request: R): string },
  ): Promise<void> {
    const ran = await fc.check(fc.asyncProperty(arbitrary, own.tryOne), { seed: own.seed, numRuns });
    if (!ran.failed) return;
    const { errorInstance: error, counterexample } = ran;
    if (!(error instanceof Finding) || !counterexample) throw error;
    // The same operation and message are one finding, even if several requests cause it.
    if (findings.has(error.message)) return;
    findings.set(error.message, `${error.message}\n   ${own.show(counterexample[0])} (seed ${own.seed})`);
    print(findings.get(error.message) ?? '');
  }

  for (let worlds = 0; asked < requests; worlds++) {
    const world = await makeWorld(scene, worlds);
    isUsedUp = false;
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
    if (worlds % 20 === 19) print(`${asked} requests, ${findings.size} findings`);
  }
  for (const line of await scene.findFinalLeaks()) {
    findings.set(line, `A log contains a password or a token: ${line}`);
    print(findings.get(line) ?? '');
  }
  return {
    requests: asked,
    answers,
    succeeded,
    neverSucceeded: operations.map(({ name }) => name).filter((name) => !succeeded.has(name)),
    findings: [...findings.values()],
  };
}
