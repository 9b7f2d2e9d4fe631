import type { ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import type { ExamSession } from '../session/exam-session.ts';
import { saveCopy } from './save-copy.ts';

interface Props extends Pick<ButtonProps, 'size'> {
  session: ExamSession;
}

export function SaveCopyButton({ session, size = 'md' }: Props) {
  const { t } = useTranslation();

  function save() {
    saveCopy(session);
    showSuccess(t('attempts.copySaved'));
  }

  return (
    <ActionButton icon={IconDownload} size={size} onClick={save}>
      {t('attempts.saveCopy')}
    </ActionButton>
  );
}
