import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../platform/ui/feedback/progress-bar.tsx';
import classes from './listening-item.module.css';
import type { Listening } from './listening-state.ts';

interface Props {
  listening: Listening;
}

/** Progress bar of loading or playing the recording. */
export function ListeningMeter({ listening }: Props) {
  const { t } = useTranslation();
  const { label, share } = useMeterTexts(listening);
  const value = 'progress' in listening ? listening.progress * 100 : listening.step === 'played' ? 100 : 0;
  return (
    <div>
      <span className={classes.meterLabel}>
        {label}
        <span className={classes.share}>{share}</span>
      </span>
      <ProgressBar label={t('attempts.recording')} value={Math.round(value)} />
    </div>
  );
}

function useMeterTexts(listening: Listening): { label: string; share?: string } {
  const { t } = useTranslation();
  switch (listening.step) {
    case 'fetching':
      return { label: t('attempts.fetching'), share: percent(listening.progress) };
    case 'starting':
      return { label: t('attempts.starting'), share: '…' };
    case 'playing':
    case 'interrupted':
      return { label: t('attempts.playing'), share: percent(listening.progress) };
    default:
      return { label: t('attempts.recording') };
  }
}

const percent = (progress: number) => `${Math.round(progress * 100)}%`;
