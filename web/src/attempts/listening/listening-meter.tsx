import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../platform/ui/feedback/progress-bar.tsx';
import classes from './listening-item.module.css';
import type { Listening } from './listening-state.ts';

/** Progress bar of loading or playing the recording, in percent. */
export function ListeningMeter({ listening }: { listening: Listening }) {
  const { t } = useTranslation();
  const label = useMeterLabel(listening);
  if (label === undefined) return null;
  const share = 'progress' in listening ? Math.round(listening.progress * 100) : 0;
  return (
    <div className={classes.meter}>
      <span className={classes.meterLabel}>
        {label}
        <span className={classes.share}>{listening.step === 'starting' ? '…' : `${share}%`}</span>
      </span>
      <ProgressBar label={t('attempts.recording')} value={share} />
    </div>
  );
}

function useMeterLabel({ step }: Listening): string | undefined {
  const { t } = useTranslation();
  if (step === 'fetching') return t('attempts.fetching');
  if (step === 'starting') return t('attempts.starting');
  if (step === 'playing' || step === 'interrupted') return t('attempts.playing');
  return undefined;
}
