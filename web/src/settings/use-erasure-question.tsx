import type { Settings } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../platform/ui/dialogs/confirm-dialog.tsx';
import { erasureQuery } from './erasure.api.ts';
import type { SettingsChange } from './settings.api.ts';

interface Question {
  months: number;
  attempts: number;
  answer: (yes: boolean) => void;
}

/** Asks before a save that erases more data than the saved settings. */
export function useErasureQuestion() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const [opened, setOpened] = useState(false);

  /** Resolves to whether to save. Rejects if the preview of the erasure fails. */
  async function ask(change: SettingsChange, { erase_after_months: before }: Settings): Promise<boolean> {
    const months = Number(change.erase_after_months || 0);
    if (months === 0 || (before !== null && months >= before)) return true;
    const { attempts } = await client.fetchQuery({ ...erasureQuery(months), staleTime: 0 });
    return new Promise((answer) => {
      setQuestion({ months, attempts, answer });
      setOpened(true);
    });
  }

  function end(yes: boolean) {
    setOpened(false);
    question?.answer(yes);
  }

  const dialog = question && (
    <ConfirmDialog
      opened={opened}
      title={t('settings.eraseTitle')}
      text={t('settings.eraseText', { count: question.attempts, months: question.months })}
      confirm={t('settings.eraseConfirm')}
      cancel={t('settings.eraseCancel')}
      danger
      onConfirm={() => end(true)}
      onCancel={() => end(false)}
    />
  );
  return { ask, dialog };
}
