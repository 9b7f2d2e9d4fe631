import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '../../api/client.ts';
import { errorMessages } from './error-messages.ts';
import { Notice } from './notice.tsx';

interface Props {
  error: unknown;
  retry: () => void;
  retrying?: boolean;
  /** What has failed, where that is said in words of its own. */
  title?: string;
  /** Another way on, beside trying again. */
  children?: ReactNode;
}

/** A load that failed: says why, in place, and offers to try again where that can help. */
export function Failure({ error, retry, retrying = false, title, children }: Props) {
  const { t } = useTranslation();
  const offline = error instanceof NetworkError;
  const final = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return (
    <Notice
      role="alert"
      icon={offline ? <IconCloudOff aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={title ?? t(offline ? 'ui.noConnectionTitle' : 'ui.failedTitle')}
      text={errorMessages(error).join(' ')}
    >
      {!final && (
        <Button
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => retry()}
          loading={retrying}
        >
          {t('ui.retry')}
        </Button>
      )}
      {children}
    </Notice>
  );
}
