import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { endSession, startSession } from '../../platform/session/session.ts';
import { ATTEMPT_ID, EXAM_ID, q } from '../session/test-exam.ts';
import { OTHER_ATTEMPT } from '../session/test-open-exam.ts';
import { sealCopy, verifyCopy } from './copy-seal.ts';
import { aCopy } from './test-device-copy.ts';

const choice = (option: string) => ({
  [q(0, 0)]: {
    question_id: q(0, 0),
    option,
    flagged: false,
    seq: 9,
    answered_at: '2026-11-20T02:00:00.000Z',
  },
});

beforeEach(() => void startSession(aToken()));

describe('a sealed copy of the person who is logged in', () => {
  it.each([
    ['an answer', { waiting: choice('3') }],
    ['a refused answer', { refused: choice('3') }],
    ['a position', { position: { section: 1, question: 0 } }],
    ['an earlier position', { left: [{ section: 1, question: 0 }] }],
    ['a time of the lost connection', { lost_since: 1 }],
    ['a `seq` that no choice can exceed', { seq: 1_000_000 }],
    ['a due time', { due: 1 }],
    ['a clock offset', { clock_offset: 1 }],
    ['another examination', { exam_id: q(0, 0) }],
  ])('is rejected after another person has written %s into it', async (_, altered) => {
    const copy = await sealCopy(aCopy(1));
    expect(await verifyCopy(copy, ATTEMPT_ID)).toEqual(copy);
    expect(await verifyCopy({ ...copy, ...altered }, ATTEMPT_ID)).toBeNull();
  });

  it('is rejected for another attempt of the same student', async () => {
    const copy = await sealCopy(aCopy(1));
    expect(await verifyCopy(copy, OTHER_ATTEMPT)).toBeNull();
  });

  it('has the same seal if the browser has no cryptography, as over plain http', async () => {
    const copy = await sealCopy(aCopy(1));
    const subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    expect(await sealCopy(aCopy(1))).toEqual(copy);
    expect(await verifyCopy({ ...copy, waiting: choice('3') }, ATTEMPT_ID)).toBeNull();
    expect(subtle).toHaveBeenCalled();
  });

  it('is valid with its fields in another order', async () => {
    const { attempt_id, ...others } = await sealCopy(aCopy(1));
    expect(await verifyCopy({ ...others, attempt_id }, ATTEMPT_ID)).not.toBeNull();
  });

  it('is valid after a change of the signing key, and is rejected with an empty seal', async () => {
    const copy = await sealCopy(aCopy(1));
    startSession(aToken({ seal_keys: ['new', ...aUser().seal_keys] }));
    expect(await verifyCopy(copy, ATTEMPT_ID)).toEqual(copy);
    expect(await verifyCopy({ ...copy, seal: '' }, ATTEMPT_ID)).toBeNull();
  });

  it('is valid after the session has expired, because a student may continue offline', async () => {
    const copy = await sealCopy(aCopy(1));
    endSession('expired');
    expect(await verifyCopy(copy, ATTEMPT_ID)).toEqual(copy);
    expect(await verifyCopy({ ...copy, waiting: choice('3') }, ATTEMPT_ID)).toBeNull();
  });

  it('is rejected when another person has sealed it with a made-up key', async () => {
    endSession('logout');
    stored.user.write(aUser({ seal_keys: ['made up'] }));
    const copy = await sealCopy(aCopy(1));
    expect(copy.seal).not.toBe('');
    startSession(aToken());
    expect(await verifyCopy(copy, ATTEMPT_ID)).toBeNull();
  });
});

it('a copy of another person is returned unchanged, because it cannot be validated here', async () => {
  const copy = { ...aCopy(1), user_id: EXAM_ID };
  expect(await verifyCopy(copy, ATTEMPT_ID)).toEqual(copy);
});
