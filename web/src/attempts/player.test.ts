import { expect, it, vi } from 'vitest';
import { createPlayer } from './player.ts';

/** A film of which each press shows a moment. */
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

/** A recording that plays as far as it is told, whose browser has buttons of its own. */
function aRecording() {
  const recording = Object.assign(new EventTarget(), {
    currentTime: 0,
    duration: 10,
    paused: true,
    seeking: false,
    loop: false,
    muted: false,
    async play() {
      recording.paused = false;
      recording.dispatchEvent(new Event('play'));
    },
    pause() {
      recording.paused = true;
    },
    hear(until: number) {
      recording.currentTime = until;
      recording.dispatchEvent(new Event('timeupdate'));
    },
    wind(to: number) {
      recording.currentTime = to;
      recording.seeking = true;
      recording.dispatchEvent(new Event('timeupdate'));
      recording.dispatchEvent(new Event('seeking'));
      recording.seeking = false;
    },
  });
  return recording;
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
  recording.hear(4);
  for (const place of [1, 9]) {
    recording.wind(place);
    expect(recording.currentTime).toBe(4);
  }
  // Nor bit by bit.
  for (const place of [3.6, 3.2]) {
    recording.wind(place);
    recording.hear(recording.currentTime);
  }
  expect(recording.currentTime).toBe(4);
  recording.hear(10);
  recording.loop = true;
  recording.wind(0);
  expect([recording.currentTime, recording.loop]).toEqual([10, false]);
  recording.dispatchEvent(new Event('ended'));
  expect(ended).toHaveBeenCalledOnce();

  await recording.play();
  expect([recording.paused, recording.currentTime]).toEqual([true, 0]);
});
