import { Button } from '@mantine/core';
import { IconHeadphones, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { firstRecording, type Question } from '../paper/paper.ts';
import type { ExamSession } from '../session/exam-session.ts';
import classes from './listening-item.module.css';
import { ListeningMeter } from './listening-meter.tsx';
import { canPress, type Listening } from './listening-state.ts';
import { createMediaStage } from './media-stage.ts';
import { playsLeft, useListening } from './use-listening.ts';

interface Props {
  session: ExamSession;
  question: Question;
  onSoundCheck: () => void;
}

/** A recording whose plays the server counts. Its button exists only while it may be pressed. */
export function ListeningItem({ session, question, onSoundCheck }: Props) {
  const { t } = useTranslation();
  const [{ media, show }] = useState(createMediaStage);
  const { listening, press, fetchAgain } = useListening(session, question, media);
  const note = useNote(listening, playsLeft(session, question), question.playLimit);
  const { paper, position } = session.getState();
  // The sound check is offered before the first recording of a section.
  const isSoundCheckOffered =
    (listening.step === 'fetching' || listening.step === 'ready') &&
    firstRecording(paper, position)?.id === question.id;
  return (
    <section className={classes.item} data-step={listening.step} aria-label={t('attempts.recording')}>
      {isSoundCheckOffered && (
        <div className={classes.offer}>
          <IconHeadphones size="1.25rem" className={classes.offerIcon} aria-hidden />
          <p>{t('attempts.soundOffer')}</p>
          <Button variant="default" size="sm" className={classes.offerButton} onClick={onSoundCheck}>
            {t('attempts.checkSound')}
          </Button>
        </div>
      )}
      <div ref={show} className={classes.video} hidden={question.assets.video.length === 0} />
      <div className={classes.row}>
        {canPress(listening) && (
          <ActionButton
            icon={IconPlayerPlayFilled}
            variant="filled"
            radius="xl"
            className={classes.play}
            onClick={press}
          >
            {t(listening.step === 'interrupted' ? 'attempts.goOn' : 'attempts.play')}
          </ActionButton>
        )}
        {listening.step === 'fetch_failed' && (
          <ActionButton icon={IconRefresh} onClick={fetchAgain}>
            {t('attempts.tryAgain')}
          </ActionButton>
        )}
        <ListeningMeter listening={listening} />
        <p className={classes.note} role="status">
          {note}
        </p>
      </div>
    </section>
  );
}

function useNote({ step }: Listening, left: number, limit: number): string | undefined {
  const { t } = useTranslation();
  switch (step) {
    case 'ready':
      return limit === 1 ? t('attempts.playOnce') : t('attempts.playsLeft', { count: left });
    case 'fetch_failed':
      return t('attempts.fetchFailed');
    case 'count_failed':
      return t('attempts.countFailed');
    case 'interrupted':
      return t('attempts.interrupted');
    case 'blocked':
      return t('attempts.blocked');
    case 'played':
      return t('attempts.played');
    case 'fetching':
    case 'starting':
    case 'playing':
      return undefined;
  }
}
