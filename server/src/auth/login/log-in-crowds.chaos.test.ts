/** Hundreds of concurrent logins, with and without a flood beside them. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { anAdmin, aStudent, PASSWORD } from '../../../test/factories.ts';
import { hashing } from '../../../test/fake-hashing.ts';
import { type From, loginAttempts } from '../../../test/log-in-as.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { countLogin } from './count-login.ts';

// The tests need hundreds of hashes, so they use cheap ones.
vi.mock('@node-rs/argon2', async (original) => {
  const { fakeHashing } = await import('../../../test/fake-hashing.ts');
  return fakeHashing(await original<typeof import('@node-rs/argon2')>());
});

const server = await createTestApp();
const { context, clock } = server;
const { statusOf, hammer, emailOf } = loginAttempts(server);

async function waitingOf(login: string, from: From) {
  const { waiting, undo } = await countLogin(context, login, {
    actor: { address: from.address ?? null },
    device_id: from.device_id,
  });
  await undo();
  return waiting;
}

test('500 students log in from one address within a minute, despite wrong tries beside them', async () => {
  const emails = await Promise.all(Array.from({ length: 500 }, emailOf));
  const victim = emails[0] ?? '';
  await hammer('unknown@example.test', { address: '10.1.0.1' });
  const statuses = await Promise.all(
    emails.map((email) => statusOf(email, PASSWORD, { address: '10.1.0.1' })),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(500);
  await hammer(victim, { address: '10.1.0.1' });
  expect(await statusOf(emails[1] ?? '', PASSWORD, { address: '10.1.0.1' })).toBe(200);
}, 60_000);

test('a flood of logins from one address does not block other addresses', async () => {
  const emails = await Promise.all(Array.from({ length: 50 }, emailOf));
  const { promise, resolve: release } = Promise.withResolvers<void>();
  hashing.held = promise;
  const flood = Array.from({ length: 700 }, () =>
    statusOf(`${randomUUID()}@example.test`, 'wrong password', { address: '203.0.113.66' }),
  );
  // The queue is full.
  expect(await Promise.race(flood)).toBe(503);
  const students = emails.map((email) => statusOf(email, PASSWORD, { address: '10.2.0.1' }));
  release();
  const first = await Promise.race([
    Promise.all(students).then((statuses) => new Set(statuses)),
    Promise.all(flood).then(() => 'the flood'),
  ]);
  expect(first).toEqual(new Set([200]));
  await Promise.all(flood);
});

test('500 students log in for the first time from one address despite a flood of invented logins there', async () => {
  const address = '10.3.0.1';
  const accounts = await Promise.all(Array.from({ length: 500 }, () => aStudent(context)));
  const known = await emailOf();
  expect(await statusOf(known, PASSWORD, { address })).toBe(200);
  let isOver = false;
  const statuses = new Set<number>();
  async function flood(): Promise<void> {
    while (!isOver)
      statuses.add(await statusOf(`${randomUUID()}@example.test`, 'wrong password', { address }));
  }
  const stranger = Promise.all(Array.from({ length: 20 }, flood));
  // Students retry while the queue is full.
  const waiting = accounts.map(({ email }) => email ?? '');
  let tries = 0;
  async function logInWithRetry(): Promise<void> {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      const status = await statusOf(email, PASSWORD, { address });
      tries += 1;
      if (status === 503) waiting.unshift(email);
      else expect(status).toBe(200);
    }
  }
  const students = Promise.all(Array.from({ length: 500 }, logInWithRetry));
  expect(await statusOf(known, PASSWORD, { address })).toBe(200);
  await students;
  expect(tries).toBeGreaterThanOrEqual(500);
  isOver = true;
  await stranger;
  expect(statuses).toContain(401);
}, 60_000);

test('a client that tries many accounts from an address waits in a separate lane, but not at a place the account knows', async () => {
  const address = '10.4.0.1';
  const device_id = randomUUID();
  const email = await emailOf();
  const lane = async (from: From) => (await waitingOf(email, from)).lane;
  expect(await statusOf(email, PASSWORD, { address: '10.4.0.2', device_id })).toBe(200);
  // Repeated tries at one account count once.
  await hammer(`${randomUUID()}@example.test`, { address });
  for (let account = 2; account <= 99; account++) {
    await statusOf(`${randomUUID()}@example.test`, 'wrong password', { address });
  }
  expect(await lane({ address })).toBe('new');
  await statusOf(`${randomUUID()}@example.test`, 'wrong password', { address });
  expect(await lane({ address })).toBe('suspect');
  expect(await lane({ address, device_id })).toBe('known');
  expect(await lane({ address: '10.4.0.3' })).toBe('new');
  // All invented logins together are one member of the queue.
  const memberOf = async (login: string) => (await waitingOf(login, { address })).member;
  const invented = await memberOf('one@invented.test');
  expect(await memberOf('another@invented.test')).toBe(invented);
  expect(await memberOf(email)).not.toBe(invented);
  clock.advance(60_000);
  expect(await lane({ address })).toBe('new');
});

test('known accounts at one address take turns, with any number of devices each', async () => {
  const address = '10.5.0.1';
  const emails = [await emailOf(), await emailOf()];
  const members = [];
  for (const email of emails) {
    for (const device_id of [randomUUID(), randomUUID()]) {
      expect(await statusOf(email, PASSWORD, { address, device_id })).toBe(200);
      const { lane, party, member } = await waitingOf(email, { address, device_id });
      expect([lane, party]).toEqual(['known', address]);
      members.push(member);
    }
    // The account knows the address, but many people share it. So an unknown device gets the lane `new`.
    expect(await waitingOf(email, { address, device_id: randomUUID() })).toMatchObject({
      lane: 'new',
      party: address,
    });
  }
  const [one, same, another, alike] = members;
  expect([same, alike]).toEqual([one, another]);
  expect(one).not.toBe(another);
});

test('an account queues as one member with all its logins, and a known admin queues apart from students', async () => {
  const { id, email, whatsapp } = await aStudent(context);
  const here = { address: '2001:db8:1:2::3' };
  const turn = { lane: 'new', party: '2001:db8:1', member: id };
  for (const from of [here, { address: '2001:db8:1:ffff::3' }]) {
    for (const login of [email, whatsapp]) expect(await waitingOf(login ?? '', from)).toEqual(turn);
  }
  expect(await waitingOf(email ?? '', { address: '2001:db8:2:2::3' })).not.toEqual(turn);
  const admin = await anAdmin(context);
  const device_id = randomUUID();
  expect(await statusOf(admin.email ?? '', PASSWORD, { ...here, device_id })).toBe(200);
  const ours = { lane: 'known', party: '', member: admin.id };
  expect(await waitingOf(admin.email ?? '', { ...here, device_id })).toEqual(ours);
  expect(await waitingOf(admin.email ?? '', { ...here, device_id: randomUUID() })).toMatchObject({
    lane: 'new',
  });
});

test('a login that was not verified because of a flood does not count as a try', async () => {
  const email = await emailOf();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  hashing.held = promise;
  const flood = Array.from({ length: 700 }, () => statusOf(`${randomUUID()}@example.test`, 'wrong password'));
  expect(await Promise.race(flood)).toBe(503);
  release();
  await Promise.all(flood);
  expect(await statusOf(email, PASSWORD)).toBe(200);
});

test('a login that finds the queue full is rejected before anything is counted', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  hashing.held = promise;
  let refused = 0;
  const flood = Array.from({ length: 700 }, async () => {
    if ((await statusOf(`${randomUUID()}@example.test`, 'wrong password')) === 503) refused += 1;
  });
  const counts = async () => (await context.db.selectFrom('throttles').select('key').execute()).length;
  // One is being verified, and 500 wait.
  await vi.waitUntil(() => refused === 199, { timeout: 20_000, interval: 5 });
  const before = await counts();
  expect(await statusOf(`${randomUUID()}@example.test`, 'wrong password')).toBe(503);
  expect(await counts()).toBe(before);
  release();
  await Promise.all(flood);
  expect(await statusOf(await emailOf(), PASSWORD)).toBe(200);
});
