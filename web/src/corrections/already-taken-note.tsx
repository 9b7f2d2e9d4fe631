import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../platform/ui/dialogs/use-dialog.ts';
import { AttentionBar } from '../platform/ui/feedback/attention-bar.tsx';
import { CorrectKeyDialog } from './correct-key-dialog.tsx';

interface Props {
  examination: ExaminationAdmin;
  questionId: string;
}

/**
 * Note above the editor of a question that students have already taken. An edit affects only later attempts; the note
 * offers to correct the answer key for the others.
 */
export function AlreadyTakenNote({ examination, questionId }: Props) {
  const { t } = useTranslation();
  const { shown, opened, open, close } = useDialog<string>();
  if (examination.attempts_count === 0) return null;
  return (
    <>
      <AttentionBar role="note" icon={<IconInfoCircle aria-hidden />} text={t('corrections.taken')} aboveForm>
        <Button variant="default" onClick={() => open(questionId)}>
          {t('corrections.correct')}
        </Button>
      </AttentionBar>
      {shown && (
        <CorrectKeyDialog
          key={shown.number}
          place={{ examinationId: examination.id, questionId: shown.dialog }}
          opened={opened}
          onClose={close}
        />
      )}
    </>
  );
}
