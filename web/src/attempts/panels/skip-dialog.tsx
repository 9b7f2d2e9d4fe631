import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import type { ExamState } from '../session/exam-state.ts';
import { skippedBy } from '../session/skipped.ts';

const TEXTS = {
  playing: 'examPanels.skipPlaying',
  unanswered: 'examPanels.skipUnanswered',
  unheard: 'examPanels.skipUnheard',
} as const;

interface Props {
  state: ExamState;
  opened: boolean;
  onStay: () => void;
  onGo: () => void;
}

/** Asks before the student leaves a question of a forward-only section without its answer or its recording. */
export function SkipDialog({ state, opened, onStay, onGo }: Props) {
  const { t } = useTranslation();
  // The text stays while the dialog closes.
  const [asked, setAsked] = useState({ opened: false, text: '' });
  if (opened !== asked.opened) {
    const number = state.position.question + 1;
    const text = opened ? t(TEXTS[skippedBy(state) ?? 'unanswered'], { number }) : asked.text;
    setAsked({ opened, text });
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t('examPanels.skipTitle')}
      text={asked.text}
      cancel={t('examPanels.skipStay')}
      confirm={t('examPanels.skipGo')}
      onCancel={onStay}
      onConfirm={onGo}
    />
  );
}
