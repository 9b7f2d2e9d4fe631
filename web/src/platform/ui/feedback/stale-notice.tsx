import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AttentionBar } from './attention-bar.tsx';
import { errorMessages } from './error-messages.ts';

interface Props {
  error: unknown;
  retry: () => void;
  retrying: boolean;
}

/** Warning above outdated content whose refresh has failed, with a retry button. */
export function StaleNotice({ error, retry, retrying }: Props) {
  const { t } = useTranslation();
  return (
    <AttentionBar role="status" icon={<IconCloudOff aria-hidden />} text={errorMessages(error).join(' ')}>
      <Button variant="default" onClick={() => retry()} loading={retrying}>
        {t('ui.retry')}
      </Button>
    </AttentionBar>
  );
}
