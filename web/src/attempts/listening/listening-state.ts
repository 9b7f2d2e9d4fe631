/**
 * State machine of a listening item. The button appears once the file is complete. Sound starts only after the server
 * has counted the play. A counted play without sound may be repeated without another count.
 */
export type Listening =
  | { step: 'fetching'; progress: number }
  | { step: 'fetch_failed' }
  | { step: 'ready' }
  /** Pressed; the server has not counted the play yet. */
  | { step: 'starting' }
  /** The server could not count the play; the same play id can be sent again. */
  | { step: 'count_failed' }
  | { step: 'playing'; progress: number }
  /** Stopped by the device, for example by a phone call; can resume where it stopped. */
  | { step: 'interrupted'; progress: number }
  /** The device did not play it, before or after the count. */
  | { step: 'blocked' }
  | { step: 'played' };

export type ListeningEvent =
  | { type: 'fetch_began' }
  | { type: 'fetch_progressed'; progress: number }
  | { type: 'fetched' }
  | { type: 'fetch_failed' }
  | { type: 'pressed' }
  | { type: 'count_failed' }
  | { type: 'count_refused' }
  | { type: 'started' }
  | { type: 'start_failed' }
  | { type: 'progressed'; progress: number }
  | { type: 'stopped' }
  | { type: 'ended'; mayPlayAgain: boolean }
  /** Staff gave a play back, or another device shows that the play can go on. */
  | { type: 'reopened' };

export const FETCHING: Listening = { step: 'fetching', progress: 0 };

export function canPress({ step }: Listening): boolean {
  return step === 'ready' || step === 'count_failed' || step === 'blocked' || step === 'interrupted';
}

/** Returns the next state. Ignores events that do not fit the state, such as late ones of an earlier press. */
export function reduceListening(state: Listening, event: ListeningEvent): Listening {
  switch (event.type) {
    case 'fetch_began':
      return state.step === 'fetch_failed' ? FETCHING : state;
    case 'fetch_progressed':
      return state.step === 'fetching' ? { step: 'fetching', progress: event.progress } : state;
    case 'fetched':
      return state.step === 'fetching' ? { step: 'ready' } : state;
    case 'fetch_failed':
      return state.step === 'fetching' ? { step: 'fetch_failed' } : state;
    case 'pressed':
      return canPress(state) ? { step: 'starting' } : state;
    case 'count_failed':
      return state.step === 'starting' ? { step: 'count_failed' } : state;
    case 'count_refused':
      return state.step === 'starting' ? { step: 'played' } : state;
    case 'started':
      if (state.step === 'interrupted') return { step: 'playing', progress: state.progress };
      return state.step === 'starting' ? { step: 'playing', progress: 0 } : state;
    case 'start_failed':
      return state.step === 'starting' ? { step: 'blocked' } : state;
    case 'progressed':
      return state.step === 'playing' ? { step: 'playing', progress: event.progress } : state;
    case 'stopped':
      return state.step === 'playing' ? { step: 'interrupted', progress: state.progress } : state;
    case 'reopened':
      return state.step === 'played' ? FETCHING : state;
    case 'ended':
      return { step: event.mayPlayAgain ? 'ready' : 'played' };
  }
}
