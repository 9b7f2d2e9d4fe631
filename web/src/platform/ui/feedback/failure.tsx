import { IconAlertTriangle, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable, NetworkError } from '../../api/client.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import { errorMessages } from './error-messages.ts';
import { Notice } from './notice.tsx';

interface Props {
  error: unknown;
  retry: () => void;
  retrying?: boolean;
  /** Replaces the default title. */
  title?: string;
  /** Further actions, after the retry button. */
  children?: ReactNode;
}

/** Message for a failed load, with a retry button unless the server has rejected the request for good. */
export function Failure({ error, retry, retrying = false, title, children }: Props) {
  const { t } = useTranslation();
  const isOffline = error instanceof NetworkError;
  const isFinal = !isUnreachable(error);
  return (
    <Notice
      role="alert"
      icon={isOffline ? <IconCloudOff aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={title ?? t(isOffline ? 'ui.noConnectionTitle' : 'ui.failedTitle')}
      text={errorMessages(error).join(' ')}
    >
      {!isFinal && (
        <ActionButton icon={IconRefresh} variant="filled" onClick={() => retry()} loading={retrying}>
          {t('ui.retry')}
        </ActionButton>
      )}
      {children}
    </Notice>
  );
}
