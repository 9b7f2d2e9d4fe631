import { expect, it, vi } from 'vitest';
import { createPlayer } from './player.ts';

/** Returns a video whose position advances a little with each `play()`. */
function aVideo() {
  const video = Object.assign(new EventTarget(), {
    currentTime: 0,
    muted: false,
    async play() {
      video.currentTime += 0.02;
    },
    pause() {},
  });
  return video;
}

it('a video stays at its start after any number of tries', async () => {
  const video = aVideo();
  const ignore = () => undefined;
  const player = createPlayer(video as unknown as HTMLMediaElement, ['blob:video'], {
    progressed: ignore,
    stopped: ignore,
    ended: ignore,
  });
  for (let round = 0; round < 3; round++) {
    await player.tryOut();
    expect([video.muted, video.currentTime]).toEqual([true, 0]);
  }
  await player.playFrom(0);
  expect([video.muted, video.currentTime]).toEqual([false, 0.02]);
});

/**
 * Returns a fake media element with a recording of 10 s. It reports its position every 250 ms and queues its events, as
 * browsers do. `play`, `pause` and `seek` also simulate the browser's own buttons.
 */
function aRecording() {
  const queuedEvents: string[] = [];
  let now = 0;
  let position = 0;
  let isStalled = false;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const recording = Object.assign(new EventTarget(), {
    duration: 10,
    paused: true,
    ended: false,
    seeking: false,
    loop: false,
    muted: false,
    seeks: 0,
    /** Seconds of sound played so far. */
    secondsPlayed: 0,
    currentTime: 0,
    async play() {
      if (recording.paused) queuedEvents.push('play');
      recording.paused = false;
      dispatchQueued();
    },
    pause() {
      if (!recording.paused) queuedEvents.push('timeupdate', 'pause');
      recording.paused = true;
      dispatchQueued();
    },
    /** Changes the position while the event of an earlier seek is still queued. */
    setPositionSilently(to: number) {
      position = to;
    },
    stall(seconds: number) {
      isStalled = true;
      playFor(seconds);
      isStalled = false;
    },
    playFor,
    /** Seeks. With `isDone`, the seek is complete before its events, as in some browsers. */
    seek(to: number, { isDone = false } = {}) {
      recording.currentTime = to;
      recording.seeking = !isDone;
      queuedEvents.unshift('timeupdate');
      dispatchQueued();
    },
  });
  // `Object.assign` would copy the value of the accessor only.
  Object.defineProperty(recording, 'currentTime', {
    get: () => position,
    set(to: number) {
      if (++recording.seeks > 1000) throw new Error('The player seeks in an endless loop.');
      position = Math.floor(Math.min(to, recording.duration) * 1e4) / 1e4;
      recording.seeking = true;
      queuedEvents.push('seeking');
    },
  });

  function playFor(seconds: number) {
    for (let ms = 1; ms <= seconds * 1000; ms++) {
      now++;
      if (recording.paused || isStalled || position >= recording.duration) continue;
      position = Math.min(position + 0.001, recording.duration);
      recording.secondsPlayed += 0.001;
      if (ms % 250 === 0) queuedEvents.push('timeupdate');
      if (position >= recording.duration) {
        recording.ended = recording.paused = true;
        queuedEvents.push('timeupdate', 'pause', 'ended');
      }
      dispatchQueued();
    }
  }

  function dispatchQueued() {
    for (let event = queuedEvents.shift(); event; event = queuedEvents.shift()) {
      recording.dispatchEvent(new Event(event));
      if (event !== 'seeking' || queuedEvents.includes('seeking')) continue;
      recording.seeking = false;
      queuedEvents.push('timeupdate');
    }
  }

  return recording;
}

/** Starts the recording from the beginning with the page's own button. */
async function begin(recording: ReturnType<typeof aRecording>) {
  const events = { progressed: vi.fn(), stopped: vi.fn(), ended: vi.fn() };
  const player = createPlayer(recording as unknown as HTMLMediaElement, ['blob:recording'], events);
  await player.tryOut();
  await player.playFrom(0);
  expect([recording.paused, recording.currentTime]).toEqual([false, 0]);
  recording.seeks = 0;
  return { player, ...events };
}

it('the browser’s buttons cannot start, seek or repeat a recording', async () => {
  const recording = aRecording();
  const ended = vi.fn();
  const ignore = () => undefined;
  const events = { progressed: ignore, stopped: ignore, ended };
  const player = createPlayer(recording as unknown as HTMLMediaElement, ['blob:recording'], events);
  await recording.play();
  expect([recording.paused, recording.currentTime]).toEqual([true, 0]);

  await player.tryOut();
  await player.playFrom(0);
  expect(recording.paused).toBe(false);
  recording.playFor(4.1);
  for (const position of [1, 9]) {
    recording.seek(position);
    expect(recording.currentTime).toBeCloseTo(4.1);
  }
  recording.playFor(5.8);
  recording.loop = true;
  recording.seek(0);
  expect(recording.currentTime).toBeCloseTo(9.9);
  expect(recording.loop).toBe(false);
  recording.playFor(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(recording.secondsPlayed).toBeCloseTo(10);

  await recording.play();
  expect([recording.paused, recording.currentTime]).toEqual([true, 0]);
});

it.each([
  ['while it plays', false],
  ['while the browser has paused it', true],
])('repeated small seeks backwards, %s, do not make a recording play twice', async (_, isPaused) => {
  const recording = aRecording();
  const { ended } = await begin(recording);
  for (let round = 0; round < 60 && !recording.ended; round++) {
    recording.playFor(0.47);
    if (isPaused) recording.pause();
    recording.seek(recording.currentTime - 0.45);
    if (isPaused) recording.playFor(0.4);
    await recording.play();
  }
  expect(ended).toHaveBeenCalledOnce();
  expect(recording.secondsPlayed).toBeLessThanOrEqual(10.01);
});

it('the position is restored even if a seek completes before its event, or two seeks share one event', async () => {
  const recording = aRecording();
  await begin(recording);
  recording.playFor(3.2);
  recording.seek(2.8, { isDone: true });
  expect(recording.currentTime).toBeCloseTo(3.2);
  recording.addEventListener('seeking', () => recording.setPositionSilently(1), { once: true });
  recording.seek(2.8);
  expect(recording.currentTime).toBeCloseTo(3.2);
});

it('the position is restored with one seek, and the recording continues', async () => {
  const recording = aRecording();
  await begin(recording);
  recording.playFor(3.2);
  recording.seek(2.8);
  expect(recording.seeks).toBe(2);
  expect(recording.currentTime).toBeCloseTo(3.2);
  recording.playFor(2);
  expect([recording.seeks, recording.paused]).toEqual([2, false]);
  expect(recording.currentTime).toBeCloseTo(5.2);
});

it('a recording plays completely after a stalled decoder and a pause by the device', async () => {
  const recording = aRecording();
  const { player, stopped, ended } = await begin(recording);
  recording.playFor(3.1);
  recording.stall(5);
  recording.playFor(2);
  recording.pause();
  expect(stopped).toHaveBeenCalledOnce();
  // The expected position must not advance during the pause.
  recording.playFor(30);
  recording.seek(1);
  recording.playFor(30);
  await player.resume();
  recording.seek(1);
  expect(recording.currentTime).toBeCloseTo(5.1);
  recording.playFor(5);
  expect(ended).toHaveBeenCalledOnce();
  expect(recording.secondsPlayed).toBeCloseTo(10);
});
