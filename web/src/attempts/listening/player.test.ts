import { expect, it, vi } from 'vitest';
import { createPlayer } from './player.ts';

/** A film that shows a moment for each press. */
function aFilm() {
  const film = Object.assign(new EventTarget(), {
    currentTime: 0,
    muted: false,
    async play() {
      film.currentTime += 0.02;
    },
    pause() {},
  });
  return film;
}

it('a film that is tried again and again shows no more of itself', async () => {
  const film = aFilm();
  const noticed = () => undefined;
  const player = createPlayer(film as unknown as HTMLMediaElement, ['blob:film'], {
    progressed: noticed,
    stopped: noticed,
    ended: noticed,
  });
  for (let times = 0; times < 3; times++) {
    await player.tryOut();
    expect([film.muted, film.currentTime]).toEqual([true, 0]);
  }
  await player.playFromStart();
  expect([film.muted, film.currentTime]).toEqual([false, 0.02]);
});

/**
 * A recording of ten seconds as a browser plays it. It reports its place four times a second, and sends its events
 * later, one after the other. The browser has buttons of its own.
 */
function aRecording() {
  const told: string[] = [];
  let now = 0;
  let place = 0;
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
    /** Seconds that have sounded. */
    heard: 0,
    currentTime: 0,
    async play() {
      if (recording.paused) told.push('play');
      recording.paused = false;
      tell();
    },
    pause() {
      if (!recording.paused) told.push('timeupdate', 'pause');
      recording.paused = true;
      tell();
    },
    /** A place that is asked for when another was, which has not been told yet. */
    comeBetween(to: number) {
      place = to;
    },
    stall(seconds: number) {
      isStalled = true;
      hear(seconds);
      isStalled = false;
    },
    hear,
    /** Some browsers are there before they tell. */
    wind(to: number, { isThere = false } = {}) {
      recording.currentTime = to;
      recording.seeking = !isThere;
      told.unshift('timeupdate');
      tell();
    },
  });
  // Not by `Object.assign`, which would take the place only.
  Object.defineProperty(recording, 'currentTime', {
    get: () => place,
    set(to: number) {
      if (++recording.seeks > 1000) throw new Error('It is wound for ever.');
      place = Math.floor(Math.min(to, recording.duration) * 1e4) / 1e4;
      recording.seeking = true;
      told.push('seeking');
    },
  });

  function hear(seconds: number) {
    for (let ms = 1; ms <= seconds * 1000; ms++) {
      now++;
      if (recording.paused || isStalled || place >= recording.duration) continue;
      place = Math.min(place + 0.001, recording.duration);
      recording.heard += 0.001;
      if (ms % 250 === 0) told.push('timeupdate');
      if (place >= recording.duration) {
        recording.ended = recording.paused = true;
        told.push('timeupdate', 'pause', 'ended');
      }
      tell();
    }
  }

  function tell() {
    for (let event = told.shift(); event; event = told.shift()) {
      recording.dispatchEvent(new Event(event));
      if (event !== 'seeking' || told.includes('seeking')) continue;
      recording.seeking = false;
      told.push('timeupdate');
    }
  }

  return recording;
}

/** From the beginning, by the page's own button. */
async function begin(recording: ReturnType<typeof aRecording>) {
  const events = { progressed: vi.fn(), stopped: vi.fn(), ended: vi.fn() };
  const player = createPlayer(recording as unknown as HTMLMediaElement, ['blob:recording'], events);
  await player.tryOut();
  await player.playFromStart();
  expect([recording.paused, recording.currentTime]).toEqual([false, 0]);
  recording.seeks = 0;
  return { player, ...events };
}

it('a recording is started, wound and repeated by no button of the browser', async () => {
  const recording = aRecording();
  const ended = vi.fn();
  const noticed = () => undefined;
  const events = { progressed: noticed, stopped: noticed, ended };
  const player = createPlayer(recording as unknown as HTMLMediaElement, ['blob:recording'], events);
  await recording.play();
  expect([recording.paused, recording.currentTime]).toEqual([true, 0]);

  await player.tryOut();
  await player.playFromStart();
  expect(recording.paused).toBe(false);
  recording.hear(4.1);
  for (const place of [1, 9]) {
    recording.wind(place);
    expect(recording.currentTime).toBeCloseTo(4.1);
  }
  recording.hear(5.8);
  recording.loop = true;
  recording.wind(0);
  expect(recording.currentTime).toBeCloseTo(9.9);
  expect(recording.loop).toBe(false);
  recording.hear(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(recording.heard).toBeCloseTo(10);

  await recording.play();
  expect([recording.paused, recording.currentTime]).toEqual([true, 0]);
});

it.each([
  ['while it is heard', false],
  ['in pauses of the browser’s own', true],
])(
  'a recording that is wound back by less than half a second again and again, %s, is heard once',
  async (_, isPaused) => {
    const recording = aRecording();
    const { ended } = await begin(recording);
    for (let times = 0; times < 60 && !recording.ended; times++) {
      recording.hear(0.47);
      if (isPaused) recording.pause();
      recording.wind(recording.currentTime - 0.45);
      if (isPaused) recording.hear(0.4);
      await recording.play();
    }
    expect(ended).toHaveBeenCalledOnce();
    expect(recording.heard).toBeLessThanOrEqual(10.01);
  },
);

it('is put back also by a browser that is there before it tells, or tells of two places at once', async () => {
  const recording = aRecording();
  await begin(recording);
  recording.hear(3.2);
  recording.wind(2.8, { isThere: true });
  expect(recording.currentTime).toBeCloseTo(3.2);
  recording.addEventListener('seeking', () => recording.comeBetween(1), { once: true });
  recording.wind(2.8);
  expect(recording.currentTime).toBeCloseTo(3.2);
});

it('is put back once where it was wound, and goes on', async () => {
  const recording = aRecording();
  await begin(recording);
  recording.hear(3.2);
  recording.wind(2.8);
  expect(recording.seeks).toBe(2);
  expect(recording.currentTime).toBeCloseTo(3.2);
  recording.hear(2);
  expect([recording.seeks, recording.paused]).toEqual([2, false]);
  expect(recording.currentTime).toBeCloseTo(5.2);
});

it('loses nothing to a stalled decoder, nor to a device that pauses it', async () => {
  const recording = aRecording();
  const { player, stopped, ended } = await begin(recording);
  recording.hear(3.1);
  recording.stall(5);
  recording.hear(2);
  recording.pause();
  expect(stopped).toHaveBeenCalledOnce();
  // The pause is no time in which it was heard.
  recording.hear(30);
  recording.wind(1);
  recording.hear(30);
  await player.goOn();
  recording.wind(1);
  expect(recording.currentTime).toBeCloseTo(5.1);
  recording.hear(5);
  expect(ended).toHaveBeenCalledOnce();
  expect(recording.heard).toBeCloseTo(10);
});
