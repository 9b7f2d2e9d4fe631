import type { AnsweredStimulus as Answered, MonitoredAttempt } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { StimulusView } from '../../questions/display/stimulus-view.tsx';
import classes from './answered-facts.module.css';
import { AnsweredRecordings } from './answered-recordings.tsx';
import { GivePlayBack } from './give-play-back.tsx';

interface Props {
  attempt: MonitoredAttempt;
  stimulus: Answered;
}

/** A stimulus above its questions, with the plays of its recording. */
export function AnsweredStimulus({ attempt, stimulus }: Props) {
  const { t } = useTranslation();
  const { bank_asset, plays, play_limit: allowed } = stimulus;
  const isPlayed = bank_asset.audio.length + bank_asset.video.length > 0;
  return (
    <li>
      <StimulusView stimulus={stimulus}>
        <AnsweredRecordings assets={bank_asset} label={t('answerSheet.recordingOfStimulus')} />
        {isPlayed && (
          <div className={classes.facts}>
            <span>{t('answerSheet.plays', { plays, allowed })}</span>
            <GivePlayBack attempt={attempt} plays={plays} recording={{ stimulus_id: stimulus.id }} />
          </div>
        )}
      </StimulusView>
    </li>
  );
}
