import type { AnsweredQuestion, MonitoredAttempt } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { momentText } from '../../platform/time/moment-text.ts';
import { RowNote } from '../../platform/ui/tables/row-note.tsx';
import { responseText } from './answer-sheet.ts';
import classes from './answered-facts.module.css';
import { GivePlayBack } from './give-play-back.tsx';

interface Props {
  attempt: MonitoredAttempt;
  question: AnsweredQuestion;
}

/** Time of the saved answer, with its plays, a late answer, and a return to the question. */
export function AnsweredFacts({ attempt, question }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { answer, bank_asset, late, play_limit, plays } = question;
  const when = (instant: string) => momentText(instant, locale, 'second');
  const isPlayed = bank_asset.audio.length + bank_asset.video.length > 0;
  if (!answer && !late && !isPlayed) return null;
  return (
    <div className={classes.facts}>
      {answer && <span>{t('answerSheet.saved', { time: when(answer.answered_at) })}</span>}
      {isPlayed && <span>{t('answerSheet.plays', { plays, allowed: play_limit })}</span>}
      <GivePlayBack attempt={attempt} plays={plays} recording={{ question_id: question.id }} />
      {answer?.late_counted_at && !late?.counted_at && (
        <RowNote>{t('answerSheet.cameLate', { time: when(answer.late_counted_at) })}</RowNote>
      )}
      {late && (
        <RowNote>
          {t('answerSheet.late', {
            answer: late.response === null ? t('results.noAnswer') : responseText(question, late.response),
            chosen: when(late.answered_at),
            received: when(late.received_at),
          })}{' '}
          {late.counted_at
            ? t('answerSheet.lateCounted', { time: when(late.counted_at) })
            : t('answerSheet.lateUncounted')}
        </RowNote>
      )}
    </div>
  );
}
