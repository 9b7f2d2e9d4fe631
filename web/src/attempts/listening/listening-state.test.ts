import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canPress,
  FETCHING,
  type Listening,
  type ListeningEvent,
  reduceListening,
} from './listening-state.ts';

const after = (...events: ListeningEvent[]) => events.reduce<Listening>(reduceListening, FETCHING);
const ready: ListeningEvent[] = [{ type: 'fetched' }];
const playing: ListeningEvent[] = [...ready, { type: 'pressed' }, { type: 'started' }];

describe('a listening item', () => {
  it('cannot be pressed before the file is complete', () => {
    expect(canPress(after({ type: 'fetch_progressed', progress: 0.9 }))).toBe(false);
    expect(canPress(after(...ready))).toBe(true);
  });
  it('is fetched again after a failure', () => {
    expect(after({ type: 'fetch_failed' }, { type: 'fetch_began' })).toEqual(FETCHING);
  });
  it('hides its button from the press until the end', () => {
    expect(canPress(after(...ready, { type: 'pressed' }))).toBe(false);
    expect(canPress(after(...playing))).toBe(false);
    expect(canPress(after(...playing, { type: 'progressed', progress: 0.5 }))).toBe(false);
  });
  it('is finished after it was played, unless more plays are allowed', () => {
    expect(after(...playing, { type: 'ended', mayPlayAgain: false })).toEqual({ step: 'played' });
    expect(canPress(after(...playing, { type: 'ended', mayPlayAgain: true }))).toBe(true);
  });
  it('can be pressed again if the server was unreachable or the device did not play', () => {
    expect(canPress(after(...ready, { type: 'pressed' }, { type: 'count_failed' }))).toBe(true);
    expect(canPress(after(...ready, { type: 'pressed' }, { type: 'start_failed' }))).toBe(true);
  });
  it('resumes where the device interrupted it', () => {
    const stopped = after(...playing, { type: 'progressed', progress: 0.4 }, { type: 'stopped' });
    expect(stopped).toEqual({ step: 'interrupted', progress: 0.4 });
    expect(canPress(stopped)).toBe(true);
    expect(reduceListening(stopped, { type: 'start_failed' })).toEqual(stopped);
    expect(reduceListening(stopped, { type: 'started' })).toEqual({ step: 'playing', progress: 0.4 });
  });
  it('is played if the server rejects the play', () => {
    expect(after(...ready, { type: 'pressed' }, { type: 'count_refused' })).toEqual({ step: 'played' });
  });
  it('stays played after any late event', () => {
    const late = fc.constantFrom<ListeningEvent>(
      { type: 'fetched' },
      { type: 'fetch_failed' },
      { type: 'fetch_began' },
      { type: 'fetch_progressed', progress: 1 },
      { type: 'pressed' },
      { type: 'started' },
      { type: 'stopped' },
      { type: 'progressed', progress: 1 },
    );
    fc.assert(
      fc.property(fc.array(late), (events) => {
        const end = events.reduce<Listening>(reduceListening, { step: 'played' });
        expect(end).toEqual({ step: 'played' });
      }),
    );
  });
});
