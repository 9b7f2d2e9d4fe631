import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import type { Recording } from '../paper/paper.ts';
import { createExamSession } from '../session/exam-session.ts';
import { ATTEMPT_ID, aServer, aState, aView, q } from '../session/test-exam.ts';
import { createServerClock } from '../time/server-clock.ts';
import { ListeningItem } from './listening-item.tsx';
import { hasUnfinishedPlay } from './play-id.ts';
import type { PlayPositions } from './play-positions.ts';
import { isAnyPlaying } from './playing-recordings.ts';

let files = 0;
/** The calls of the media element, in order. `muted` and `aloud` are starts. */
let device: string[] = [];
let blocked: 'muted' | 'aloud' | undefined;

beforeEach(() => {
  device = [];
  blocked = undefined;
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('fetch', async () => new Response('sound'));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    const how = this.muted ? 'muted' : 'aloud';
    if (blocked === how) throw new DOMException('no', 'NotAllowedError');
    device.push(how);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void device.push('pause'));
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});

function show(plays: Record<string, number> = {}, listening: PlayPositions = {}) {
  const server = aServer();
  Object.assign(server, { plays: { ...plays }, listening: { ...listening } });
  const session = createExamSession(
    {
      api: server.api,
      storage: examStorage,
      clock: createServerClock(() => 0),
      random: () => 0,
      canCall: () => true,
      canStore: () => true,
      schedule: () => () => undefined,
    },
    { attemptId: ATTEMPT_ID, state: aState({ plays, listening }) },
  );
  session.start();
  const recording: Recording = {
    id: q(0, 0),
    assets: { image: [], audio: [`bank_asset/${++files}.mp3`], video: [] },
    playLimit: 1,
  };
  const shadows = vi.spyOn(Element.prototype, 'attachShadow');
  const { unmount } = render(
    <MantineProvider env="test">
      <ListeningItem session={session} recording={recording} onSoundCheck={() => undefined} />
    </MantineProvider>,
  );
  const [shadow] = shadows.mock.results;
  const media = () => shadow?.value.querySelector('video') as HTMLVideoElement;
  return { server, session, media, unmount, user: userEvent.setup() };
}

const playButton = () => screen.findByRole('button', { name: 'Play' });

describe('a recording', () => {
  it('plays only after the server has counted it, and is finished at its end', async () => {
    const { server, media, user } = show();
    await user.click(await playButton());
    await screen.findByText('Playing');
    expect(device).toEqual(['muted', 'pause', 'aloud']);
    expect(server.plays[q(0, 0)]).toBe(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(isAnyPlaying()).toBe(true);
    fireEvent(media(), new Event('ended'));
    await screen.findByText('This recording has been played.');
    expect(isAnyPlaying()).toBe(false);
    expect(hasUnfinishedPlay(ATTEMPT_ID, q(0, 0))).toBe(false);
  });

  it('is in a closed shadow root, where no search of the document finds it', async () => {
    const { media } = show();
    await playButton();
    expect(media().isConnected).toBe(true);
    expect(media().src).toBe('blob:sound');
    expect(document.querySelector('video, audio')).toBeNull();
    const host = (media().getRootNode() as ShadowRoot).host;
    expect(host.shadowRoot).toBeNull();
  });

  it('shows its progress in percent', async () => {
    const { media, user } = show();
    await user.click(await playButton());
    await screen.findByText('Playing');
    Object.defineProperty(media(), 'duration', { value: 40 });
    Object.defineProperty(media(), 'currentTime', { value: 10 });
    fireEvent(media(), new Event('timeupdate'));
    expect(await screen.findByText('25%')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Recording' }).getAttribute('aria-valuenow')).toBe('25');
  });

  it('has no button if it was played before', () => {
    show({ [q(0, 0)]: 1 });
    expect(screen.getByText('This recording has been played.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not counted if the device cannot play it', async () => {
    const { server, user } = show();
    blocked = 'muted';
    await user.click(await playButton());
    await screen.findByText(/^The device would not start the sound/);
    expect(server.calls).not.toContain('play');
  });

  it('can be started again without a second count if it was counted but made no sound', async () => {
    const { server, user } = show();
    blocked = 'aloud';
    await user.click(await playButton());
    await screen.findByText(/^The device would not start the sound/);
    blocked = undefined;
    await user.click(await playButton());
    await screen.findByText('Playing');
    expect(server.calls.filter((call) => call === 'play')).toHaveLength(1);
  });

  it('sends the same play id again while the server is unreachable', async () => {
    const { server, user } = show();
    const playIds: string[] = [];
    const play = server.api.play;
    server.api.play = (attempt, questionId, playId) => {
      playIds.push(playId);
      return playIds.length < 3 ? Promise.reject(new NetworkError()) : play(attempt, questionId, playId);
    };
    for (let press = 0; press < 2; press++) {
      await user.click(await playButton());
      await screen.findByText(/^No connection to the server/);
    }
    expect(device).not.toContain('aloud');
    await user.click(await playButton());
    await screen.findByText('Playing');
    expect(new Set(playIds).size).toBe(1);
  });

  it('is shown as played if the server rejects it because of the limit', async () => {
    const { server, user } = show();
    server.api.play = () => Promise.reject(new ApiError(409, 'play_limit_reached', 'Played.'));
    await user.click(await playButton());
    await screen.findByText('This recording has been played.');
    expect(device).not.toContain('aloud');
  });

  it('can be pressed again if it was pressed before its section is open', async () => {
    const { server, user } = show();
    const { play } = server.api;
    server.api.play = () =>
      Promise.reject(new ApiError(409, 'section_over', 'This section is not open now.'));
    await user.click(await playButton());
    await screen.findByText(/^No connection to the server/);
    server.api.play = play;
    await user.click(await playButton());
    await screen.findByText('Playing');
  });

  it('resumes where it was interrupted, even after a failed try', async () => {
    const { server, media, user } = show();
    await user.click(await playButton());
    await screen.findByText('Playing');
    media().currentTime = 4;
    fireEvent(media(), new Event('pause'));
    blocked = 'aloud';
    const resume = await screen.findByRole('button', { name: 'Go on' });
    await user.click(resume);
    blocked = undefined;
    await user.click(resume);
    await screen.findByText('Playing');
    expect(media().currentTime).toBe(4);
    expect(server.calls.filter((call) => call === 'play')).toHaveLength(1);
  });

  it('does not play after its question is left, even if the count arrives later', async () => {
    const { server, unmount, user } = show();
    let answer = () => {};
    server.api.play = () =>
      new Promise((resolve) => {
        answer = () => resolve({ plays: 1, allowed: 1 });
      });
    await user.click(await playButton());
    await screen.findByText('Starting');
    unmount();
    answer();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(device).not.toContain('aloud');
    // The play was counted without sound, so its id can be used again.
    expect(hasUnfinishedPlay(ATTEMPT_ID, q(0, 0))).toBe(true);
  });
});

describe('a recording that was cut off', () => {
  const CUT_OFF = { play_id: q(9, 9), position_ms: 11_400, saved_ms: 10_000 };

  function showCutOff() {
    vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(40);
    return show({ [q(0, 0)]: 1 }, { [q(0, 0)]: CUT_OFF });
  }
  const continueButton = () => screen.findByRole('button', { name: 'Continue at 0:11' });

  it('goes on where it stopped, as the same play, until its end', async () => {
    const { server, session, media, user } = showCutOff();
    const play = vi.spyOn(server.api, 'play');
    await user.click(await continueButton());
    await screen.findByText('Playing');
    expect(media().currentTime).toBeCloseTo(11.4);
    expect(play.mock.calls.map(([, , playId]) => playId)).toEqual([CUT_OFF.play_id]);
    expect(session.getState().plays).toEqual({ [q(0, 0)]: 1 });
    fireEvent(media(), new Event('ended'));
    await screen.findByText('This recording has been played.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes on without a connection', async () => {
    const { server, media, user } = showCutOff();
    server.isDown = true;
    await user.click(await continueButton());
    await screen.findByText('Playing');
    expect(media().currentTime).toBeCloseTo(11.4);
  });

  it('is shown as played if it was resumed too often', async () => {
    const { server, user } = showCutOff();
    server.api.play = () => Promise.reject(new ApiError(409, 'play_limit_reached', 'Played.'));
    await user.click(await continueButton());
    await screen.findByText('This recording has been played.');
    expect(device).not.toContain('aloud');
  });

  it('is shown as played if it had reached its end', async () => {
    const { user } = showCutOff();
    vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(11.4);
    await user.click(await continueButton());
    await screen.findByText('This recording has been played.');
    expect(device).not.toContain('aloud');
  });

  it('keeps its position when the student leaves the question', async () => {
    const { session, media, user, unmount } = show();
    await user.click(await playButton());
    await screen.findByText('Playing');
    media().currentTime = 3;
    fireEvent(media(), new Event('timeupdate'));
    media().currentTime = 3.5;
    fireEvent(media(), new Event('timeupdate'));
    unmount();
    expect(session.getState().listening[q(0, 0)]?.position_ms).toBe(3500);
  });

  it('can be played from its beginning after staff have given the play back', async () => {
    const { session } = show({ [q(0, 0)]: 1 });
    expect(screen.getByText('This recording has been played.')).toBeDefined();
    act(() => session.dispatch({ type: 'server_seen', view: aView({ plays: {}, playsGivenBack: 1 }) }));
    expect(await playButton()).toBeDefined();
  });
});
