import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import type { ExamSession } from '../session/exam-session.ts';

interface Props extends Pick<ButtonProps, 'size'> {
  session: ExamSession;
}

export function SaveCopyButton({ session, size = 'md' }: Props) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { saveCopy } = await import('./save-copy.ts');
      await saveCopy(session);
      showSuccess(t('attempts.copySaved'));
    } catch {
      showFailure(t('attempts.copyFailed'));
    }
    setBusy(false);
  }

  return (
    <Button
      variant="default"
      size={size}
      loading={isBusy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={save}
    >
      {t('attempts.saveCopy')}
    </Button>
  );
}
