import { expect, it } from 'vitest';
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
