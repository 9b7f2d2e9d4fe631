import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError } from '../ui/toasts.tsx';
import { WorkingButton } from '../ui/working-button.tsx';
import classes from './sample-link.module.css';
import { downloadSample } from './students.api.ts';

export function SampleLink() {
  const { t } = useTranslation();
  const sample = useMutation({ mutationFn: downloadSample, onError: showError });
  return (
    <div className={classes.sample}>
      <p className={classes.hint}>{t('students.sampleHint')}</p>
      <WorkingButton
        variant="subtle"
        icon={<IconDownload size={18} aria-hidden />}
        working={sample.isPending && t('ui.preparingFile')}
        onClick={() => sample.mutate()}
      >
        {t('students.sample')}
      </WorkingButton>
    </div>
  );
}
