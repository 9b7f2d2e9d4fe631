import { Button } from '@mantine/core';
import { IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { playTime } from '../../platform/time/play-time.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { firstRecording, type Recording } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import classes from './listening-item.module.css';
import { ListeningMeter } from './listening-meter.tsx';
import { canPress, type Listening } from './listening-state.ts';
import { createMediaStage } from './media-stage.ts';
import { cutOffAt, playsLeft, useListening } from './use-listening.ts';

interface Props {
  session: ExamSession;
  recording: Recording;
  onSoundCheck: () => void;
}

/**
 * A recording whose plays the server counts. Its button exists only while it may be pressed. The card has room for all
 * its states, so that its height never changes and no option moves under the student's finger.
 */
export function ListeningItem({ session, recording, onSoundCheck }: Props) {
  const { t } = useTranslation();
  const [{ media, show }] = useState(createMediaStage);
  const { listening, press, fetchAgain } = useListening(session, recording, media);
  const { paper, position } = useSyncExternalStore(session.subscribe, session.getState);
  const cutOffMs = cutOffAt(session, recording);
  const notes = useNotes(playsLeft(session, recording), recording.playLimit);
  const note = listening.step === 'ready' && cutOffMs !== undefined ? notes.cut_off : notes[listening.step];
  const label =
    cutOffMs === undefined ? t('attempts.play') : t('attempts.continueAt', { time: playTime(cutOffMs) });
  // The sound check is offered before the first recording of a section.
  const isFirst = firstRecording(paper, position)?.id === recording.id;
  const isOffered = isFirst && listening.step === 'ready' && cutOffMs === undefined;
  return (
    <section className={classes.item} data-step={listening.step} aria-label={t('attempts.recording')}>
      <div ref={show} className={classes.video} hidden={recording.assets.video.length === 0} />
      <ListeningMeter listening={listening} />
      <div className={classes.row}>
        <div className={classes.notes}>
          {Object.entries(notes).map(([name, text]) => (
            <span key={name} className={classes.room} data-text={text} aria-hidden />
          ))}
          <p className={classes.note} role="status">
            {note}
          </p>
        </div>
        <div className={classes.actions}>
          {canPress(listening) && (
            <ActionButton
              icon={IconPlayerPlayFilled}
              variant="filled"
              radius="xl"
              className={classes.play}
              onClick={press}
            >
              {listening.step === 'interrupted' ? t('attempts.goOn') : label}
            </ActionButton>
          )}
          {listening.step === 'fetch_failed' && (
            <ActionButton icon={IconRefresh} className={classes.play} onClick={fetchAgain}>
              {t('attempts.tryAgain')}
            </ActionButton>
          )}
          {isOffered && (
            <Button variant="default" className={classes.check} onClick={onSoundCheck}>
              {t('attempts.checkSound')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Returns the texts below the recording by step, and `cut_off` for a recording that can go on. */
function useNotes(left: number, limit: number): Partial<Record<Listening['step'] | 'cut_off', string>> {
  const { t } = useTranslation();
  return {
    ready: limit === 1 ? t('attempts.playOnce') : t('attempts.playsLeft', { count: left }),
    cut_off: t('attempts.cutOff'),
    fetch_failed: t('attempts.fetchFailed'),
    count_failed: t('attempts.countFailed'),
    interrupted: t('attempts.interrupted'),
    blocked: t('attempts.blocked'),
    played: t('attempts.played'),
  };
}
