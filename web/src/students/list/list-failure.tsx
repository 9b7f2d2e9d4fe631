import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/client.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { errorMessages } from '../../platform/ui/feedback/error-messages.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { statusPhrase } from './status-phrase.ts';

interface Props {
  error: unknown;
  retry: () => void;
  retrying: boolean;
}

/** Shows the status of a failed load, in the words of the specification. A lost connection has the status 0. */
export function ListFailure({ error, retry, retrying }: Props) {
  const { t } = useTranslation();
  const [status, statusText] =
    error instanceof ApiError ? [error.status, statusPhrase(error)] : [0, t('students.noConnection')];
  return (
    <Notice
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('students.couldNotFetch', { status, statusText })}
      text={errorMessages(error).join(' ')}
    >
      <ActionButton icon={IconRefresh} variant="filled" loading={retrying} onClick={() => retry()}>
        {t('ui.retry')}
      </ActionButton>
    </Notice>
  );
}
