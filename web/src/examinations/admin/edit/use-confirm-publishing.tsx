import type { ExaminationAdmin } from '@lulus/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../platform/ui/dialogs/confirm-dialog.tsx';
import type { ExaminationBody } from '../admin-examinations.api.ts';

interface Confirming {
  /** Resolves to whether the form may be sent. Asks if it turns on automatic publishing. */
  confirmPublishing: (body: ExaminationBody) => Promise<boolean>;
  dialog: ReactNode;
}

export function useConfirmPublishing(examination: ExaminationAdmin | undefined): Confirming {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const close = (isConfirmed: boolean) => {
    answer?.(isConfirmed);
    setAnswer(undefined);
  };
  return {
    async confirmPublishing({ publishing }) {
      if (publishing !== 'automatic' || examination?.publishing !== 'manual') return true;
      return new Promise<boolean>((resolve) => setAnswer(() => resolve));
    },
    dialog: (
      <ConfirmDialog
        opened={answer !== undefined}
        title={t('examinationSettings.publishNowTitle')}
        text={t('examinationSettings.publishNowText')}
        confirm={t('examinationSettings.publishNowConfirm')}
        onConfirm={() => close(true)}
        onCancel={() => close(false)}
      />
    ),
  };
}
