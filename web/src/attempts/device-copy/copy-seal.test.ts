import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { endSession, startSession } from '../../platform/session/session.ts';
import { ATTEMPT_ID, EXAM_ID, q } from '../session/test-exam.ts';
import { OTHER_ATTEMPT } from '../session/test-open-exam.ts';
import { sealed, soundCopy } from './copy-seal.ts';
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

describe('a copy of the person who is logged in', () => {
  it.each([
    ['an answer', { waiting: choice('3') }],
    ['a refused answer', { refused: choice('3') }],
    ['a place', { position: { section: 1, question: 0 } }],
    ['a place where they stood', { left: [{ section: 1, question: 0 }] }],
    ['a time', { lost_since: 1 }],
    ['a number beyond which no choice is newer', { seq: 1_000_000 }],
    ['an end', { due: 1 }],
    ['another clock', { clock_offset: 1 }],
    ['another examination', { exam_id: q(0, 0) }],
  ])('is rejected after another person has put %s into it', async (_, altered) => {
    const copy = await sealed(aCopy(1));
    expect(await soundCopy(copy, ATTEMPT_ID)).toEqual(copy);
    expect(await soundCopy({ ...copy, ...altered }, ATTEMPT_ID)).toBeNull();
  });

  it('is rejected for another of their attempts', async () => {
    const copy = await sealed(aCopy(1));
    expect(await soundCopy(copy, OTHER_ATTEMPT)).toBeNull();
  });

  it('gets the same seal without the browser’s cryptography, as over plain http', async () => {
    const copy = await sealed(aCopy(1));
    const subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    expect(await sealed(aCopy(1))).toEqual(copy);
    expect(await soundCopy({ ...copy, waiting: choice('3') }, ATTEMPT_ID)).toBeNull();
    expect(subtle).toHaveBeenCalled();
  });

  it('is known by the order of its entries and not by that of their fields', async () => {
    const { attempt_id, ...others } = await sealed(aCopy(1));
    expect(await soundCopy({ ...others, attempt_id }, ATTEMPT_ID)).not.toBeNull();
  });

  it('is valid after a change of the signing key, and is rejected with an empty seal', async () => {
    const copy = await sealed(aCopy(1));
    startSession(aToken({ seal_keys: ['new', ...aUser().seal_keys] }));
    expect(await soundCopy(copy, ATTEMPT_ID)).toEqual(copy);
    expect(await soundCopy({ ...copy, seal: '' }, ATTEMPT_ID)).toBeNull();
  });

  it('is valid in an expired session too, because a student continues without a network', async () => {
    const copy = await sealed(aCopy(1));
    endSession('expired');
    expect(await soundCopy(copy, ATTEMPT_ID)).toEqual(copy);
    expect(await soundCopy({ ...copy, waiting: choice('3') }, ATTEMPT_ID)).toBeNull();
  });

  it('is rejected when another person has sealed it with a made-up key', async () => {
    endSession('logout');
    stored.user.write(aUser({ seal_keys: ['made up'] }));
    const copy = await sealed(aCopy(1));
    expect(copy.seal).not.toBe('');
    startSession(aToken());
    expect(await soundCopy(copy, ATTEMPT_ID)).toBeNull();
  });
});

it('a copy of another person is kept unchanged, because it cannot be validated here', async () => {
  const copy = { ...aCopy(1), user_id: EXAM_ID };
  expect(await soundCopy(copy, ATTEMPT_ID)).toEqual(copy);
});
