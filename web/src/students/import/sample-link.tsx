import { sampleStudents } from '@lulus/contract';
import { Anchor, Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import { downloadSample } from '../students.api.ts';
import classes from './sample-link.module.css';

/** Link to the sample file. A click fetches the file with the token, which a plain link cannot send. */
export function SampleLink() {
  const { t } = useTranslation();
  const sample = useMutation({ mutationFn: downloadSample, onError: showError });
  function download(event: MouseEvent) {
    event.preventDefault();
    if (!sample.isPending) sample.mutate();
  }
  return (
    <div className={classes.sample}>
      <p className={classes.hint}>{t('students.sampleHint')}</p>
      <Anchor href={sampleStudents.path} onClick={download} className={classes.link ?? ''} fw={600}>
        {sample.isPending ? <Loader size={18} aria-hidden /> : <IconDownload size={18} aria-hidden />}
        {t('students.sample')}
      </Anchor>
      <span role="status" className="visually-hidden">
        {sample.isPending && t('ui.preparingFile')}
      </span>
    </div>
  );
}
