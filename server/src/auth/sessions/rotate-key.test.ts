import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listExaminations } from '@lulus/contract';
import { SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { anotherNode } from '../../../test/another-node.ts';
import { aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { noNotices } from '../../platform/db/notices.ts';
import { createContext } from '../../process/create-context.ts';
import { maintainKeys, rotateKey } from './rotate-key.ts';
import { deriveKeys } from './signing-keys.ts';

const { context, call, clock } = await createTestApp();
const { db } = context;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const { other, connectionString } = await anotherNode(context);

const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
const isAccepted = async (token: string) => (await call(listExaminations, { as: token })).status === 200;
const openSession = async () => context.sessions.open(await aStudent(context));
const allNodesHave = (count: number) =>
  vi.waitFor(() => {
    for (const { keys } of [context, other]) expect(keys.all()).toHaveLength(count);
  });

describe('a new signing key', () => {
  test('signs once all nodes have it, ends no session, and replaces the old key once its signatures have expired', async () => {
    const old = await openSession();
    const link = context.assetLinks.link('bank_asset/a.png');
    await rotateKey(context);
    await allNodesHave(2);
    expect(kidOf(await openSession())).toBe(kidOf(old));

    clock.advance(4 * MINUTE);
    const fresh = await openSession();
    expect(kidOf(fresh)).not.toBe(kidOf(old));
    expect(kidOf(await other.sessions.open(await aStudent(context)))).toBe(kidOf(fresh));
    expect(await other.sessions.verify(fresh)).toBeDefined();
    expect([await isAccepted(old), await isAccepted(fresh)]).toEqual([true, true]);

    // A paper has file links that were signed before the rotation and are fetched after it.
    const [path = '', query = ''] = link.split('?');
    const { expires = '', signature = '' } = Object.fromEntries(new URLSearchParams(query));
    for (const { assetLinks } of [context, other]) {
      expect(assetLinks.isGood(path, { expires, signature })).toBe(true);
      expect(assetLinks.link(path)).not.toBe(link);
    }

    const lasting = await context.db
      .updateTable('sessions')
      .set({ expires_at: new Date(context.clock().getTime() + 40 * DAY) })
      .where('id', '=', JSON.parse(Buffer.from(old.split('.')[1] ?? '', 'base64url').toString()).jti)
      .executeTakeFirst();
    expect(lasting.numUpdatedRows).toBe(1n);
    clock.advance(15 * DAY);
    await maintainKeys(context);
    await allNodesHave(2);
    clock.advance(26 * DAY);
    await maintainKeys(context);
    await allNodesHave(1);
    expect(context.keys.all()[0]?.id).toBe(kidOf(fresh));
    expect(await isAccepted(await openSession())).toBe(true);
  });

  test('does not replace the old key while file links of that key are valid', async () => {
    await rotateKey(context);
    clock.advance(13 * DAY);
    await maintainKeys(context);
    await allNodesHave(2);
    clock.advance(2 * DAY);
    await maintainKeys(context);
    await allNodesHave(1);
  });

  test('survives a restart, and the only key is never deleted', async () => {
    clock.advance(100 * DAY);
    await maintainKeys(context);
    const restarted = await createContext(context.config, db, context.clock, noNotices);
    expect(restarted.keys.current()).toEqual(context.keys.current());
  });
});

describe('npm run rotate-key', () => {
  const command = fileURLToPath(new URL('../../process/commands/rotate-key.ts', import.meta.url));
  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [command], {
      env: { PATH: process.env.PATH, DATA_DIR: '/nowhere', ...env },
    });

  test('creates a key while the servers run', async () => {
    const before = context.keys.all();
    const { stderr } = await run({ DATABASE_URL: connectionString });
    expect(stderr).toMatch(/A new key signs in a few minutes/);
    await allNodesHave(before.length + 1);
    await db
      .deleteFrom('signing_keys')
      .where(
        'id',
        'not in',
        before.map(({ id }) => id),
      )
      .execute();
    await allNodesHave(before.length);
  });

  test('explains what to do if JWT_SECRET is set or there is no database', async () => {
    const env = { DATABASE_URL: connectionString, JWT_SECRET: 'x'.repeat(32) };
    await expect(run(env)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/JWT_SECRET_PREVIOUS/),
    });
    await expect(run({})).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is DATA_DIR the server's/),
    });
    expect(context.keys.all()).toHaveLength(1);
  });
});

describe('JWT_SECRET', () => {
  const [first, second] = ['first '.repeat(8), 'second '.repeat(8)];
  const node = (config: { JWT_SECRET?: string; JWT_SECRET_PREVIOUS?: string }) =>
    createContext({ ...context.config, ...config }, db, context.clock, context.notices);

  test('can be replaced without ending sessions if JWT_SECRET_PREVIOUS has the old value', async () => {
    const before = await node({ JWT_SECRET: first });
    const token = await before.sessions.open(await aStudent(context));
    const link = before.assetLinks.link('bank_asset/a.png');
    const after = await node({ JWT_SECRET: second, JWT_SECRET_PREVIOUS: first });
    expect(await after.sessions.verify(token)).toBeDefined();
    const fresh = await after.sessions.open(await aStudent(context));
    expect(kidOf(fresh)).not.toBe(kidOf(token));
    const query = Object.fromEntries(new URLSearchParams(link.split('?')[1]));
    expect(after.assetLinks.isGood('bank_asset/a.png', query as { expires: string; signature: string })).toBe(
      true,
    );
    // Nodes with only the old or only the new secret reject tokens signed with the other.
    expect(await before.sessions.verify(fresh)).toBeUndefined();
    expect(await (await node({ JWT_SECRET: second })).sessions.verify(token)).toBeUndefined();
  });
});

describe('a token is rejected', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  async function parts() {
    const token = await openSession();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    return { token, header: read(header), payload: read(payload), signature };
  }
  const sign = (header: object, payload: object, hash = 'sha256', secret = context.keys.current().secret) => {
    const content = `${encode(header)}.${encode(payload)}`;
    return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
  };

  test('when any part of it was forged', async () => {
    const { token, header, payload, signature } = await parts();
    expect(await isAccepted(token)).toBe(true);
    // Proves that `sign` can make valid tokens.
    expect(await isAccepted(sign(header, payload))).toBe(true);
    const admin = { ...payload, role: 'admin' };
    const { kid: _, ...withoutKid } = header;
    const forged = {
      'alg none': `${encode({ ...header, alg: 'none' })}.${encode(admin)}.`,
      'alg None, signed': sign({ ...header, alg: 'None' }, payload),
      'HS512 with our secret': sign({ ...header, alg: 'HS512' }, payload, 'sha512'),
      'RS256 over our secret': sign({ ...header, alg: 'RS256' }, payload),
      'another payload': `${encode(header)}.${encode(admin)}.${signature}`,
      'another secret': sign(header, payload, 'sha256', new Uint8Array(32)),
      'an empty secret': sign(header, payload, 'sha256', new Uint8Array()),
      'a foreign kid': sign({ ...header, kid: '01900000-0000-7000-8000-000000000000' }, payload),
      'a kid that is a path': sign({ ...header, kid: '../../dev/null' }, payload),
      'no kid': sign(withoutKid, payload),
      'a key of its own': sign(
        { ...header, jwk: { kty: 'oct', k: '' } },
        payload,
        'sha256',
        new Uint8Array(),
      ),
      'another audience': sign(header, { ...payload, aud: 'elsewhere' }),
      'another issuer': sign(header, { ...payload, iss: 'elsewhere' }),
      'no audience': sign(header, { ...payload, aud: undefined }),
      'no issuer': sign(header, { ...payload, iss: undefined }),
      'a past expiry': sign(header, { ...payload, exp: payload.iat - 1 }),
      'no expiry': sign(header, { ...payload, exp: undefined }),
      'a future not-before time': sign(header, { ...payload, nbf: payload.exp }),
      'another session': sign(header, { ...payload, jti: payload.sub }),
      'another’s account': sign(header, { ...payload, id: payload.jti, sub: payload.jti }),
      'critical extensions': sign({ ...header, crit: ['x'], x: 1 }, payload),
    };
    const accepted = [];
    for (const [name, forgery] of Object.entries(forged)) if (await isAccepted(forgery)) accepted.push(name);
    expect(accepted).toEqual([]);
  });

  test('when it is a file’s signature, or another kind of token signed with our key', async () => {
    const { header, payload } = await parts();
    const signature = new URLSearchParams(context.assetLinks.link('bank_asset/a.png').split('?')[1]).get(
      'signature',
    );
    const linkKey = deriveKeys(context.keys, 'asset links').current();
    const foreign = await new SignJWT({ role: 'admin' })
      .setProtectedHeader(header)
      .setIssuer('lulus')
      .setAudience('lulus')
      .setSubject(payload.sub)
      .setExpirationTime('1h')
      .sign(context.keys.current().secret);
    for (const token of [
      signature ?? '',
      `${encode(header)}.${encode(payload)}.${signature}`,
      sign(header, payload, 'sha256', linkKey),
      foreign,
    ]) {
      expect((await call(listExaminations, { as: token })).status).toBe(401);
    }
  });
});
