import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { aStudent, PASSWORD } from '../../../test/factories.ts';
import { hashing } from '../../../test/fake-hashing.ts';
import { type From, loginAttempts } from '../../../test/log-in-as.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { replacePassword } from '../account/replace-password.ts';
import { rotateKey } from '../sessions/rotate-key.ts';
import { deleteForgotten } from './throttles.queries.ts';

// The tests need hundreds of hashes, so they use cheap ones.
vi.mock('@node-rs/argon2', async (original) => {
  const { fakeHashing } = await import('../../../test/fake-hashing.ts');
  return fakeHashing(await original<typeof import('@node-rs/argon2')>());
});

const server = await createTestApp();
const { context, clock } = server;
const { tryOnce, statusOf, hammer, emailOf } = loginAttempts(server);
const MINUTE = 60_000;

test('five wrong passwords are free, then each makes the next wait twice as long, up to five minutes', async () => {
  const email = await emailOf();
  const first = await hammer(email);
  expect(first).toMatchObject({ tries: 5, status: 429, code: 'rate_limited', wait: 5 });
  expect(first.message).toBe('Too many tries. Please wait 5 s and try again.');
  const waits = [];
  for (let wait = first.wait; waits.length < 8; ) {
    waits.push(wait);
    clock.advance(wait * 1000);
    const next = await hammer(email);
    expect(next.tries).toBe(1);
    wait = next.wait;
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
});

test('an account opens three hundred sessions without a wait, and then as many an hour', async () => {
  const { id, email: known } = await aStudent(context);
  const email = known ?? '';
  const from = { device_id: randomUUID() };
  for (let times = 0; times < 300; times++) expect(await statusOf(email, PASSWORD, from)).toBe(200);
  expect(await tryOnce(email, PASSWORD, from)).toMatchObject({ status: 429, wait: 5 });
  clock.advance(60 * MINUTE);
  let opened = 0;
  while ((await statusOf(email, PASSWORD, from)) === 200) opened += 1;
  expect(opened).toBe(300);
  clock.advance(MINUTE / 5);
  expect(await statusOf(email, PASSWORD, from)).toBe(200);
  expect(await statusOf(email, PASSWORD, from)).toBe(429);
  const password_hash = await hashPassword('kebun teh');
  await replacePassword(context.db, id, { password_hash, must_change_password: true }, context.clock());
  expect(await statusOf(email, 'kebun teh', from)).toBe(200);
});

test('the right password has to wait like a wrong one, and then clears the tries', async () => {
  const email = await emailOf();
  const { wait } = await hammer(email);
  expect(await statusOf(email, PASSWORD)).toBe(429);
  clock.advance(wait * 1000);
  expect(await statusOf(email, PASSWORD)).toBe(200);
  expect((await hammer(email)).tries).toBe(5);
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
    const { tries, wait, message } = await hammer(email);
    return { tries, wait, message, verified: hashing.verified - before };
  };
  const known = await run(await emailOf());
  expect(known.verified).toBe(2 * known.tries);
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

test('a stranger’s many tries at an account do not block its owner at another address', async () => {
  const email = await emailOf();
  for (let minutes = 0; minutes < 120; minutes += 5) {
    await hammer(email, { address: '203.0.113.9' });
    clock.advance(5 * MINUTE);
  }
  await hammer(email, { address: '203.0.113.9' });
  expect(await statusOf(email, PASSWORD, { address: '10.0.0.7' })).toBe(200);
});

test('strangers at many addresses share one count, which does not apply at a usual address', async () => {
  const email = await emailOf();
  expect(await statusOf(email, PASSWORD, { address: '10.0.0.8' })).toBe(200);
  let looked = 0;
  let last = 0;
  for (let address = 1; address <= 20; address++) {
    const { tries, wait } = await hammer(email, { address: `198.51.100.${address}` });
    looked += tries;
    last = wait;
  }
  expect([looked, last]).toEqual([30, 5]);
  expect(await statusOf(email, PASSWORD, { address: '198.51.100.200' })).toBe(429);
  expect(await statusOf(email, PASSWORD, { address: '10.0.0.8' })).toBe(200);
});

test('a classmate’s tries at the same address do not block an owner on their own device', async () => {
  const email = await emailOf();
  const device_id = randomUUID();
  expect(await statusOf(email, PASSWORD, { device_id })).toBe(200);
  clock.advance(24 * 60 * MINUTE);
  await hammer(email);
  await hammer(email, { device_id: randomUUID() });
  expect(await statusOf(email, PASSWORD)).toBe(429);
  expect(await statusOf(email, PASSWORD, { device_id })).toBe(200);
  // The device has its own count with the usual five tries.
  expect((await hammer(email, { device_id })).tries).toBe(5);
});

test('a device known to one account is unknown to another', async () => {
  const device_id = randomUUID();
  expect(await statusOf(await emailOf(), PASSWORD, { device_id })).toBe(200);
  const email = await emailOf();
  await hammer(email, { device_id });
  expect(await statusOf(email, 'wrong password')).toBe(429);
});

test('tries with a shared computer’s id do not block an owner at a usual address', async () => {
  const email = await emailOf();
  const device_id = randomUUID();
  expect(await statusOf(email, PASSWORD, { device_id, address: '10.0.0.40' })).toBe(200);
  const elsewhere = { device_id, address: '203.0.113.40' };
  await hammer(email, elsewhere);
  expect(await statusOf(email, PASSWORD, elsewhere)).toBe(429);
  expect(await statusOf(email, PASSWORD, { device_id, address: '10.0.0.40' })).toBe(200);
});

test('the ids of shared computers give a client elsewhere no more tries than unknown devices have', async () => {
  const email = await emailOf();
  const room = Array.from({ length: 12 }, () => ({ device_id: randomUUID(), address: '10.0.0.50' }));
  for (const from of room) expect(await statusOf(email, PASSWORD, from)).toBe(200);
  let looked = 0;
  for (const from of room) looked += (await hammer(email, { ...from, address: '203.0.113.50' })).tries;
  expect(looked).toBe(30);
  const [first = {}] = room;
  expect(await statusOf(email, PASSWORD, { ...first, address: '203.0.113.51' })).toBe(429);
  expect(await statusOf(email, PASSWORD, first)).toBe(200);
});

test('an account remembers at most twelve new places a day', async () => {
  const { id, email: known } = await aStudent(context);
  const email = known ?? '';
  const all = Array.from({ length: 20 }, () => ({ device_id: randomUUID() }));
  const logIn = (from: From) => statusOf(email, PASSWORD, from);
  // Five logins at a time, to test concurrent ones too.
  for (let from = 0; from < 20; from += 5) {
    expect(await Promise.all(all.slice(from, from + 5).map(logIn))).toEqual([200, 200, 200, 200, 200]);
  }
  const password_hash = await hashPassword('kebun teh');
  await replacePassword(context.db, id, { password_hash, must_change_password: true }, context.clock());
  // The new password still works from an unknown place.
  const elsewhere = { device_id: randomUUID(), address: '203.0.113.40' };
  for (let times = 0; times < 8; times++) expect(await statusOf(email, 'kebun teh', elsewhere)).toBe(200);
  const tries = [];
  for (const from of all) tries.push((await hammer(email, { ...from, address: '203.0.113.41' })).tries);
  // The known places share thirty tries, and all others at the address share five.
  expect(tries.reduce((sum, one) => sum + one, 0)).toBe(35);
  const [later = {}] = all;
  clock.advance(24 * 60 * MINUTE);
  expect(await statusOf(email, 'kebun teh', { device_id: randomUUID() })).toBe(200);
  expect(await statusOf(email, 'kebun teh', { ...later, address: '203.0.113.42' })).toBe(200);
  expect((await hammer(email, { ...later, address: '203.0.113.43' })).tries).toBe(5);
});

test('the addresses of one IPv6 network are one place', async () => {
  const email = await emailOf();
  await hammer(email, { address: '2001:db8:1:2::1' });
  expect(await statusOf(email, PASSWORD, { address: '2001:db8:1:2:ffff:0:0:9' })).toBe(429);
  expect(await statusOf(email, PASSWORD, { address: '2001:db8:1:3::1' })).toBe(200);
  await hammer(email, { address: '10.0.0.10' });
  expect(await statusOf(email, PASSWORD, { address: '::ffff:10.0.0.10' })).toBe(429);
});

test('a new signing key keeps known places and counted tries', async () => {
  const email = await emailOf();
  const own = { device_id: randomUUID() };
  expect(await statusOf(email, PASSWORD, own)).toBe(200);
  const guesser = { device_id: randomUUID(), address: '10.0.0.34' };
  expect((await hammer(email, guesser)).tries).toBe(5);
  const before = context.keys.current().id;
  await rotateKey(context);
  clock.advance(4 * MINUTE);
  await vi.waitFor(() => expect(context.keys.current().id).not.toBe(before));
  // The wait that is over allowed one try. A new count would allow five.
  expect((await hammer(email, guesser)).tries).toBe(1);
  expect(await statusOf(email, PASSWORD, { ...own, address: '10.0.0.34' })).toBe(200);
});

test('a count does not name its account, and is deleted once it has expired', async () => {
  const email = await emailOf();
  await hammer(email, { address: '10.0.0.33' });
  const rows = () => context.db.selectFrom('throttles').selectAll().execute();
  const kept = await rows();
  expect(kept.length).toBeGreaterThan(0);
  for (const { key } of kept) expect(key).toHaveLength(32);
  expect(JSON.stringify(kept.map((row) => ({ ...row, key: row.key.toString() })))).not.toContain('10.0.0');
  clock.advance(91 * 24 * 60 * MINUTE);
  await deleteForgotten(context.db, context.clock());
  expect(await rows()).toEqual([]);
});
