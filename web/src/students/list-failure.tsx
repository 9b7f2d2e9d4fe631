import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/client.ts';
import { errorMessages } from '../ui/error-messages.ts';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';

interface Props {
  error: unknown;
  retry: () => void;
  retrying: boolean;
}

/** A refusal is told with its status, as the specification words it; a lost connection as everywhere else. */
export function ListFailure({ error, retry, retrying }: Props) {
  const { t } = useTranslation();
  if (!(error instanceof ApiError)) return <Failure error={error} retry={retry} retrying={retrying} />;
  const statusText = errorMessages(error).join(' ');
  return (
    <Notice
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('students.couldNotFetch', { status: error.status, statusText })}
    >
      <Button leftSection={<IconRefresh size={18} aria-hidden />} loading={retrying} onClick={() => retry()}>
        {t('ui.retry')}
      </Button>
    </Notice>
  );
}
