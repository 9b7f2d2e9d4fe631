import { describe, expect, it } from 'vitest';
import { aUser } from '../../../test/people.ts';
import { ApiError } from '../../platform/api/client.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { OpenError } from './open-exam.ts';
import { ATTEMPT_ID, aServer, aState, DUE_TIME, q, START_TIME } from './test-exam.ts';
import { entry, OTHER_ATTEMPT, open, openRunning, storedAnswer } from './test-open-exam.ts';

describe('opening an examination without a connection', () => {
  async function goOffline() {
    stored.user.write(aUser());
    const server = aServer();
    await open(server);
    server.isDown = true;
    return server;
  }

  it.each([true, false])(
    'continues with the stored position, answers, time and queue (start button pressed: %s)',
    async (begins) => {
      const server = await goOffline();
      const state = aState({
        queue: { waiting: { [q(1, 0)]: entry(q(1, 0), 5, '1') }, refused: {} },
        stored: { [q(0, 0)]: storedAnswer('2', 3) },
        position: { section: 1, question: 1 },
        plays: { [q(0, 0)]: 1 },
        seq: 5,
        left: [{ section: 0, question: 1 }],
      });
      await examStorage.storeProgress(ATTEMPT_ID, state, START_TIME);
      expect(await open(server, begins)).toMatchObject({
        kind: 'running',
        state: { ...state, due: DUE_TIME, lostSince: expect.any(Number) },
      });
    },
  );

  it('stays inactive if another device was active', async () => {
    const server = await goOffline();
    await examStorage.storeProgress(ATTEMPT_ID, aState({ elsewhere: true }), START_TIME);
    expect(await openRunning(server)).toMatchObject({ elsewhere: true });
  });

  it('takes the highest `seq` of the answers if a copy of an earlier version has none', async () => {
    const server = await goOffline();
    const state = aState({ stored: { [q(0, 0)]: storedAnswer('2', 3) }, seq: 0 });
    await examStorage.storeProgress(ATTEMPT_ID, state, START_TIME);
    expect(await openRunning(server)).toMatchObject({ seq: 3 });
  });

  it('continues with the higher `seq` after a takeover', async () => {
    const server = await goOffline();
    await examStorage.storeProgress(ATTEMPT_ID, aState({ seq: 1000 }), START_TIME);
    expect(await openRunning(server)).toMatchObject({ seq: 1000 });
  });

  it('does not open an examination of another account', async () => {
    const server = await goOffline();
    await examStorage.storeProgress(ATTEMPT_ID, aState(), START_TIME);
    stored.user.write(aUser({ id: OTHER_ATTEMPT }));
    await expect(open(server, false)).rejects.toBeInstanceOf(OpenError);
  });

  it('does not open an examination that was never open on this device', async () => {
    const server = aServer();
    server.isDown = true;
    await expect(open(server, false)).rejects.toBeInstanceOf(OpenError);
  });

  it.each([401, 403, 431])('fails if the server rejects the request with %i', async (status) => {
    const server = await goOffline();
    await examStorage.storeProgress(ATTEMPT_ID, aState(), START_TIME);
    server.api.state = () => Promise.reject(new ApiError(status, 'refused', 'Not so.'));
    await expect(open(server, false)).rejects.toBeInstanceOf(OpenError);
  });
});
