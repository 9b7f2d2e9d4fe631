import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorMessages } from './error-messages.ts';
import classes from './stale-notice.module.css';

interface Props {
  error: unknown;
  retry: () => void;
  retrying: boolean;
}

/** Stands above what was loaded earlier when it could not be loaded again. */
export function StaleNotice({ error, retry, retrying }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.notice} role="status">
      <IconCloudOff size={22} stroke={1.75} className={classes.icon} aria-hidden />
      <p className={classes.text}>{errorMessages(error).join(' ')}</p>
      <Button variant="default" onClick={() => retry()} loading={retrying}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
