import { Anchor, Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../platform/ui/feedback/toasts.tsx';
import classes from './sample-link.module.css';

interface Props {
  path: string;
  hint: string;
  download: () => Promise<void>;
}

/** Link to a sample file. A click fetches the file with the token, which a plain link cannot send. */
export function SampleLink({ path, hint, download: fetchSample }: Props) {
  const { t } = useTranslation();
  const sample = useMutation({ mutationFn: fetchSample, onError: showError });
  function download(event: MouseEvent) {
    event.preventDefault();
    if (!sample.isPending) sample.mutate();
  }
  return (
    <div className={classes.sample}>
      <p className={classes.hint}>{hint}</p>
      <Anchor href={path} onClick={download} className={classes.link ?? ''} fw={600}>
        {sample.isPending ? <Loader size={18} aria-hidden /> : <IconDownload size={18} aria-hidden />}
        {t('students.sample')}
      </Anchor>
      <span role="status" className="visually-hidden">
        {sample.isPending && t('ui.preparingFile')}
      </span>
    </div>
  );
}
