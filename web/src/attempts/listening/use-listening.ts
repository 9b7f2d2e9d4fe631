import { useEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/client.ts';
import { assetUrl } from '../../platform/ui/content/asset-url.ts';
import { refusalOf } from '../api/refusal.ts';
import { assetCache } from '../paper/asset-cache.ts';
import { mediaOf, type Question } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { canPress, FETCHING, type Listening, reduceListening } from './listening-state.ts';
import { beginPlay, finishPlay, hasUnfinishedPlay } from './play-id.ts';
import { createPlayer, type Player } from './player.ts';
import { notePlaying } from './playing-recordings.ts';

export interface ListeningControls {
  listening: Listening;
  press(): void;
  fetchAgain(): void;
}

/**
 * The listening item of one question. Another question needs another instance of the component, for example with a
 * `key`. Unmounting stops the sound.
 */
export function useListening(
  session: ExamSession,
  question: Question,
  media: HTMLMediaElement,
): ListeningControls {
  const { attemptId } = session;
  const [listening, send] = useReducer(reduceListening, undefined, () => firstStep(session, question));
  const [fetchRound, setFetchRound] = useState(() => (listening.step === 'played' ? 0 : 1));
  const player = useRef<Player | null>(null);
  const isCounted = useRef(false);

  useEffect(() => {
    if (fetchRound === 0) return;
    let isUnmounted = false;
    const addresses = mediaOf(question).map(assetUrl);
    const shares = addresses.map(() => 0);
    const onProgress = (index: number) => (share: number) => {
      shares[index] = share;
      const progress = shares.reduce((sum, one) => sum + one, 0) / shares.length;
      if (!isUnmounted) send({ type: 'fetch_progressed', progress });
    };
    const files = addresses.map((address, index) => assetCache.acquire(address, onProgress(index)));
    Promise.all(files.map(({ url }) => url)).then(
      (urls) => {
        if (isUnmounted) return;
        player.current = createPlayer(media, urls, {
          progressed: (progress) => send({ type: 'progressed', progress }),
          stopped: () => send({ type: 'stopped' }),
          ended: () => {
            isCounted.current = false;
            send({ type: 'ended', mayPlayAgain: playsLeft(session, question) > 0 });
          },
        });
        send({ type: 'fetched' });
      },
      () => !isUnmounted && send({ type: 'fetch_failed' }),
    );
    return () => {
      isUnmounted = true;
      player.current?.close();
      player.current = null;
      for (const file of files) file.release();
    };
  }, [session, question, media, fetchRound]);

  const isActive = ['starting', 'playing', 'interrupted'].includes(listening.step);
  useEffect(() => (isActive ? notePlaying() : undefined), [isActive]);

  async function press() {
    const ready = player.current;
    if (!ready || !canPress(listening) || !session.ports.canStore()) return;
    try {
      if (listening.step === 'interrupted') {
        await ready.resume();
        return send({ type: 'started' });
      }
      send({ type: 'pressed' });
      if (!isCounted.current) {
        // A recording that the device cannot play must not be counted.
        await ready.tryOut();
        const counted = await count(session, question);
        if (counted !== 'counted') return send({ type: counted });
        isCounted.current = true;
      }
      // The student left the question meanwhile. The play id stays valid for a later press.
      if (player.current !== ready) return;
      await ready.playFromStart();
      finishPlay(attemptId, question.id);
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

export function playsLeft(session: ExamSession, question: Question): number {
  return Math.max(question.playLimit - (session.getState().plays[question.id] ?? 0), 0);
}

function firstStep(session: ExamSession, question: Question): Listening {
  const isOpen = playsLeft(session, question) > 0 || hasUnfinishedPlay(session.attemptId, question.id);
  return isOpen ? FETCHING : { step: 'played' };
}

async function count(
  session: ExamSession,
  question: Question,
): Promise<'counted' | 'count_failed' | 'count_refused'> {
  const { attemptId, examId, ports } = session;
  try {
    const { plays } = await ports.api.play(
      { examId, attemptId },
      question.id,
      beginPlay(attemptId, question.id),
    );
    session.dispatch({ type: 'played', question_id: question.id, plays });
    return 'counted';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'play_limit_reached') {
      finishPlay(attemptId, question.id);
      session.dispatch({ type: 'played', question_id: question.id, plays: question.playLimit });
      return 'count_refused';
    }
    if (refusalOf(error) !== 'later') void session.syncState();
    return 'count_failed';
  }
}
