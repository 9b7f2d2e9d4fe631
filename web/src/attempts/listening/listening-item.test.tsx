import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import type { Question } from '../paper/paper.ts';
import { createExamSession } from '../session/exam-session.ts';
import { ATTEMPT_ID, aServer, aState, q } from '../session/test-exam.ts';
import { createServerClock } from '../time/server-clock.ts';
import { ListeningItem } from './listening-item.tsx';
import { hasUnfinishedPlay } from './play-id.ts';
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

function show(plays: Record<string, number> = {}) {
  const server = aServer();
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
    { attemptId: ATTEMPT_ID, state: aState({ plays }) },
  );
  session.start();
  const question: Question = {
    id: q(0, 0),
    number: 1,
    html: '',
    options: [],
    assets: { image: [], audio: [`bank_asset/${++files}.mp3`], video: [] },
    playLimit: 1,
  };
  const shadows = vi.spyOn(Element.prototype, 'attachShadow');
  const { unmount } = render(
    <MantineProvider env="test">
      <ListeningItem session={session} question={question} onSoundCheck={() => undefined} />
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
