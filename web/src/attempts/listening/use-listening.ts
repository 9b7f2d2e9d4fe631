import { HEARD_MS, type PlayPosition } from '@lulus/contract';
import { useEffect, useReducer, useRef, useState } from 'react';
import { ApiError, isUnreachable } from '../../platform/api/client.ts';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import { refusalOf } from '../api/refusal.ts';
import { assetCache } from '../paper/asset-cache.ts';
import { mediaOf, type Recording } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { canPress, FETCHING, type Listening, reduceListening } from './listening-state.ts';
import { beginPlay, finishPlay, hasUnfinishedPlay } from './play-id.ts';
import { findCutOff } from './play-positions.ts';
import { createPlayer, type Player } from './player.ts';
import { notePlaying } from './playing-recordings.ts';

export interface ListeningControls {
  listening: Listening;
  press(): void;
  fetchAgain(): void;
}

/** Interval in which the position of a play is stored on the device. */
const STORE_MS = 1000;

/**
 * One recording. Another one needs another instance of the component, for example with a `key`. Unmounting stops the
 * sound.
 */
export function useListening(
  session: ExamSession,
  recording: Recording,
  media: HTMLMediaElement,
): ListeningControls {
  const { attemptId } = session;
  const [listening, send] = useReducer(reduceListening, undefined, () => firstStep(session, recording));
  const [fetchRound, setFetchRound] = useState(() => (listening.step === 'played' ? 0 : 1));
  const player = useRef<Player | null>(null);
  /** The counted play, and how far it has come. */
  const play = useRef<PlayPosition | null>(null);

  useEffect(() => {
    if (fetchRound === 0) return;
    let isUnmounted = false;
    const addresses = mediaOf(recording).map(assetUrl);
    const shares = addresses.map(() => 0);
    const onProgress = (index: number) => (share: number) => {
      shares[index] = share;
      const progress = shares.reduce((sum, one) => sum + one, 0) / shares.length;
      if (!isUnmounted) send({ type: 'fetch_progressed', progress });
    };
    const files = addresses.map((address, index) => assetCache.acquire(address, onProgress(index)));
    let storedMs = 0;
    function report(isStopped: boolean) {
      if (!play.current) return;
      storedMs = play.current.position_ms;
      session.dispatch({ type: 'listened', recording_id: recording.id, ...play.current, isStopped });
    }
    Promise.all(files.map(({ url }) => url)).then(
      (urls) => {
        if (isUnmounted) return;
        player.current = createPlayer(media, urls, {
          progressed(progress, position_ms) {
            send({ type: 'progressed', progress });
            if (play.current) play.current = { ...play.current, position_ms };
            if (position_ms - storedMs >= STORE_MS) report(false);
          },
          stopped() {
            send({ type: 'stopped' });
            report(true);
          },
          ended() {
            if (play.current) play.current = { ...play.current, position_ms: HEARD_MS };
            report(true);
            play.current = null;
            storedMs = 0;
            send({ type: 'ended', mayPlayAgain: playsLeft(session, recording) > 0 });
          },
        });
        send({ type: 'fetched' });
      },
      () => !isUnmounted && send({ type: 'fetch_failed' }),
    );
    return () => {
      isUnmounted = true;
      // A play without sound has no position: its id is stored until the sound starts.
      if (play.current && !hasUnfinishedPlay(session.attemptId, recording.id)) report(true);
      player.current?.close();
      player.current = null;
      for (const file of files) file.release();
    };
  }, [session, recording, media, fetchRound]);

  const isActive = ['starting', 'playing', 'interrupted'].includes(listening.step);
  useEffect(() => (isActive ? notePlaying() : undefined), [isActive]);

  const isReopened = listening.step === 'played' && isOpen(session, recording);
  useEffect(() => {
    if (!isReopened) return;
    send({ type: 'reopened' });
    setFetchRound((round) => round + 1);
  }, [isReopened]);

  async function press() {
    const ready = player.current;
    if (!ready || !canPress(listening) || !session.ports.canStore()) return;
    try {
      if (listening.step === 'interrupted') {
        await ready.resume();
        return send({ type: 'started' });
      }
      send({ type: 'pressed' });
      if (!play.current) {
        // A recording that the device cannot play must not be counted.
        await ready.tryOut();
        const counted = await count(session, recording);
        if (typeof counted === 'string') return send({ type: counted });
        play.current = counted;
      }
      // The student left the question meanwhile. The play id stays valid for a later press.
      if (player.current !== ready) return;
      const begun = play.current;
      await ready.playFrom(begun.position_ms);
      finishPlay(attemptId, recording.id);
      // It has ended at once if it had been heard to the end.
      if (play.current) {
        session.dispatch({ type: 'listened', recording_id: recording.id, ...begun, isStopped: false });
      }
      send({ type: 'started' });
    } catch {
      send({ type: 'start_failed' });
    }
  }

  function fetchAgain() {
    send({ type: 'fetch_began' });
    setFetchRound((round) => round + 1);
  }

  return { listening, press, fetchAgain };
}

export function playsLeft(session: ExamSession, recording: Recording): number {
  return Math.max(recording.playLimit - (session.getState().plays[recording.id] ?? 0), 0);
}

/** Returns how far the play has come that was cut off, in milliseconds. Undefined if there is none. */
export function cutOffAt(session: ExamSession, recording: Recording): number | undefined {
  return findCutOff(session.getState().listening, recording.id)?.position_ms;
}

function isOpen(session: ExamSession, recording: Recording): boolean {
  return (
    playsLeft(session, recording) > 0 ||
    hasUnfinishedPlay(session.attemptId, recording.id) ||
    cutOffAt(session, recording) !== undefined
  );
}

function firstStep(session: ExamSession, recording: Recording): Listening {
  return isOpen(session, recording) ? FETCHING : { step: 'played' };
}

/** Counts the press, or resumes the play that was cut off. Without a connection, that play goes on uncounted. */
async function count(
  session: ExamSession,
  recording: Recording,
): Promise<PlayPosition | 'count_failed' | 'count_refused'> {
  const { attemptId, examId, ports } = session;
  const { listening, plays: known } = session.getState();
  const cutOff = findCutOff(listening, recording.id);
  const play_id = cutOff?.play_id ?? beginPlay(attemptId, recording.id);
  try {
    const { plays } = await ports.api.play(
      { examId, attemptId },
      recording.id,
      play_id,
      recording.isStimulus,
    );
    session.dispatch({ type: 'played', recording_id: recording.id, plays });
    // If the count rose, this is a new play, for example because the last one was given back.
    const isResumed = cutOff && plays <= (known[recording.id] ?? 0);
    return { play_id, position_ms: isResumed ? cutOff.position_ms : 0 };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'play_limit_reached') {
      finishPlay(attemptId, recording.id);
      const recording_id = recording.id;
      if (cutOff) {
        session.dispatch({ type: 'listened', recording_id, play_id, position_ms: HEARD_MS, isStopped: true });
      }
      session.dispatch({ type: 'played', recording_id, plays: recording.playLimit });
      return 'count_refused';
    }
    if (cutOff && isUnreachable(error)) return cutOff;
    if (refusalOf(error) !== 'later') void session.syncState();
    return 'count_failed';
  }
}
