import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { aStudent, PASSWORD } from '../../../test/factories.ts';
import { hashing } from '../../../test/fake-hashing.ts';
import { loginAttempts } from '../../../test/log-in-as.ts';
import { moveTime } from '../../../test/move-time.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { hashPassword, WAITING } from '../../platform/passwords/passwords.ts';
import { replacePassword } from '../account/replace-password.ts';
import { rotateKey } from '../sessions/rotate-key.ts';
import { deleteOldDevices } from './known-devices.queries.ts';

// The tests need hundreds of hashes, so they use cheap ones.
vi.mock('@node-rs/argon2', async (original) => {
  const { fakeHashing } = await import('../../../test/fake-hashing.ts');
  return fakeHashing(await original<typeof import('@node-rs/argon2')>());
});

const server = await createTestApp();
const { context } = server;
const { statusOf, hammer, emailOf } = loginAttempts(server);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Creates a student who has logged in with a device. */
async function aKnownDevice() {
  const email = await emailOf();
  const device_id = randomUUID();
  expect(await statusOf(email, PASSWORD, { device_id })).toBe(200);
  return { email, device_id };
}

/** Tries wrong passwords until eight waits have been met, and returns the waits in seconds. */
async function waitsOf(...from: Parameters<typeof hammer>): Promise<number[]> {
  const first = await hammer(...from);
  expect(first).toMatchObject({ tries: 5, status: 429, code: 'rate_limited', wait: 5 });
  expect(first.message).toBe('Too many tries. Please wait 5 s and try again.');
  const waits = [];
  for (let { wait } = first; waits.length < 8; ) {
    waits.push(wait);
    moveTime(wait * 1000);
    const next = await hammer(...from);
    expect(next.tries).toBe(1);
    wait = next.wait;
  }
  return waits;
}

test('five wrong passwords from a known device are free, then each doubles the next wait, up to five minutes', async () => {
  const { email, device_id } = await aKnownDevice();
  expect(await waitsOf(email, { device_id })).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
});

test('five wrong passwords from unknown devices are free, then each doubles the next wait, up to thirty seconds', async () => {
  expect(await waitsOf(await emailOf(), {})).toEqual([5, 10, 20, 30, 30, 30, 30, 30]);
});

test('the right password has to wait like a wrong one, and then clears the tries of its place', async () => {
  const { email, device_id } = await aKnownDevice();
  for (const from of [{}, { device_id }]) {
    const { wait } = await hammer(email, from);
    expect(await statusOf(email, PASSWORD, from)).toBe(429);
    moveTime(wait * 1000);
    expect(await statusOf(email, PASSWORD, from)).toBe(200);
    expect((await hammer(email, from)).tries).toBe(5);
  }
});

test('concurrent tries do not bypass the limit', async () => {
  const email = await emailOf();
  await statusOf(email, 'wrong password');
  const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOf(email, 'wrong password')));
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(36);
});

test('an unknown account is rate limited like a known one, and costs as many hashes', async () => {
  const run = async (email: string) => {
    const before = hashing.verified;
    const { tries, wait, message } = await hammer(email, { device_id: randomUUID() });
    return { tries, wait, message, verified: hashing.verified - before };
  };
  const known = await run(await emailOf());
  expect(known.verified).toBe(known.tries);
  expect(await run(`${randomUUID()}@example.test`)).toEqual(known);
  expect(await run('0811 0000 1111')).toEqual(known);
  const invited = await aStudent(context, { password_hash: null });
  expect(await run(invited.email ?? '')).toEqual(known);
});

test('all spellings of a login share one count', async () => {
  await aStudent(context, { whatsapp: '081222223333' });
  for (const spelt of [
    '0812-2222-3333',
    '+62 812 2222 3333',
    '0062 81222223333',
    '6281222223333',
    '081222223333',
  ])
    expect(await statusOf(spelt, 'wrong password')).toBe(401);
  expect(await statusOf('0812 2222 3333', PASSWORD)).toBe(429);
});

test('wrong passwords slow down one account on one kind of device, never another account or device', async () => {
  const { email, device_id } = await aKnownDevice();
  const other = await aKnownDevice();
  await hammer(email);
  await hammer(email, { device_id: randomUUID() });
  expect(await statusOf(email, PASSWORD)).toBe(429);
  expect(await statusOf(email, PASSWORD, { address: '10.0.0.7' })).toBe(200);
  expect(await statusOf(other.email, PASSWORD)).toBe(200);
  // The known device has its own count with the usual five tries.
  expect((await hammer(email, { device_id })).tries).toBe(5);
  expect(await statusOf(other.email, PASSWORD, { device_id: other.device_id })).toBe(200);
});

test('a device known to one account is unknown to another', async () => {
  const { device_id } = await aKnownDevice();
  const email = await emailOf();
  await hammer(email, { device_id });
  expect(await statusOf(email, PASSWORD, { device_id: randomUUID() })).toBe(429);
});

/** Uses up the hundred tries of unknown devices, with twenty addresses. */
async function attack(email: string) {
  let tries = 0;
  for (let address = 1; address <= 20; address++) {
    tries += (await hammer(email, { address: `198.51.100.${address}` })).tries;
  }
  expect(tries).toBe(100);
}

test('strangers at many addresses share a hundred tries an hour, and then each address has one in ten seconds', async () => {
  const email = await emailOf();
  await attack(email);
  const stranger = { address: '198.51.100.200' };
  expect(await hammer(email, stranger)).toMatchObject({ tries: 1, wait: 10 });
  moveTime(10_000);
  expect(await hammer(email, stranger)).toMatchObject({ tries: 1, wait: 10 });
  moveTime(60 * MINUTE);
  expect((await hammer(email, { address: '198.51.100.201' })).tries).toBe(5);
});

test('an attacked account is open to its known device at once, and to a new device within ten seconds', async () => {
  const { email, device_id } = await aKnownDevice();
  await attack(email);
  const home = { address: '10.0.0.8', device_id: randomUUID() };
  expect(await statusOf(email, 'a typing mistake', home)).toBe(401);
  expect(await statusOf(email, PASSWORD, home)).toBe(429);
  expect(await statusOf(email, PASSWORD, { device_id, address: '198.51.100.1' })).toBe(200);
  await attack(email);
  moveTime(10_000);
  expect(await statusOf(email, PASSWORD, home)).toBe(200);
});

test('an account with a new password has new counts', async () => {
  const { id, email: known } = await aStudent(context);
  const email = known ?? '';
  await hammer(email);
  const password_hash = await hashPassword('kebun teh');
  await replacePassword(context.db, id, { password_hash, must_change_password: true }, context.clock());
  expect(await statusOf(email, 'kebun teh')).toBe(200);
});

test('the addresses of one IPv6 network are one place', async () => {
  const email = await emailOf();
  await hammer(email, { address: '2001:db8:1:2::1' });
  expect(await statusOf(email, PASSWORD, { address: '2001:db8:1:2:ffff:0:0:9' })).toBe(429);
  expect(await statusOf(email, PASSWORD, { address: '2001:db8:1:3::1' })).toBe(200);
  await hammer(email, { address: '10.0.0.10' });
  expect(await statusOf(email, PASSWORD, { address: '::ffff:10.0.0.10' })).toBe(429);
});

test('a new signing key keeps known devices', async () => {
  const { email, device_id } = await aKnownDevice();
  const before = context.keys.current().id;
  await rotateKey(context);
  moveTime(4 * MINUTE);
  await vi.waitFor(() => expect(context.keys.current().id).not.toBe(before));
  await hammer(email);
  expect(await statusOf(email, PASSWORD, { device_id })).toBe(200);
});

test('a device is unknown after 90 days without a login, and is then deleted', async () => {
  const { email, device_id } = await aKnownDevice();
  const count = async () => {
    await deleteOldDevices(context.db, context.clock());
    return (
      await context.db.selectFrom('known_devices').where('device_id', '=', device_id).selectAll().execute()
    ).length;
  };
  moveTime(89 * DAY);
  expect(await count()).toBe(1);
  await hammer(email);
  expect(await statusOf(email, PASSWORD, { device_id })).toBe(200);
  moveTime(90 * DAY);
  await hammer(email);
  expect(await statusOf(email, PASSWORD, { device_id })).toBe(429);
  expect(await count()).toBe(0);
});

test('a count does not name its account or address', async () => {
  const email = await emailOf();
  await hammer(email, { address: '10.0.0.33' });
  const kept = await context.db.selectFrom('rate_limits').select('key').execute();
  expect(kept.length).toBeGreaterThan(0);
  for (const { key } of kept) expect(key).toMatch(/^(tries|waits):[\w-]{43}$/);
});

test('500 students log in from one address within a minute, despite wrong tries beside them', async () => {
  const emails = await Promise.all(Array.from({ length: 500 }, emailOf));
  const address = '10.1.0.1';
  await hammer('unknown@example.test', { address });
  const statuses = await Promise.all(emails.map((email) => statusOf(email, PASSWORD, { address })));
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 60_000);

test('a login that finds the queue full gets 503 and does not count as a try, and a known device is served', async () => {
  const { email, device_id } = await aKnownDevice();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  hashing.held = promise;
  const flood = Array.from({ length: WAITING + 50 }, () =>
    statusOf(`${randomUUID()}@example.test`, 'wrong password'),
  );
  expect(await Promise.race(flood)).toBe(503);
  const other = await emailOf();
  for (let times = 0; times < 10; times++) expect(await statusOf(other, PASSWORD)).toBe(503);
  const owner = statusOf(email, PASSWORD, { device_id });
  release();
  expect(await Promise.race([owner, Promise.all(flood)])).toBe(200);
  await Promise.all(flood);
  expect((await hammer(other)).tries).toBe(5);
}, 60_000);
