import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../platform/ui/feedback/progress-bar.tsx';
import classes from './import-progress.module.css';

interface Props {
  /** Progress of the upload from 0 to 1. The time of the work on the server is unknown. */
  sent: number;
  writing: boolean;
}

export function ImportProgress({ sent, writing }: Props) {
  const { t } = useTranslation();
  const text = writing ? t('students.uploading') : t('students.checking');
  const percent = Math.round(sent * 100);
  return (
    <div className={classes.progress}>
      <p className={classes.text} role="status">
        <Loader size={20} aria-hidden />
        {text}
      </p>
      <ProgressBar label={text} value={percent < 100 ? percent : undefined} />
      <p className={classes.hint}>{writing ? t('students.uploadingHint') : t('students.checkHint')}</p>
    </div>
  );
}
