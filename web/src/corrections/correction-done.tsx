import type { DeliveredQuestion } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { stored } from '../platform/device-store/stored.ts';
import { questionPath } from '../platform/navigation/admin-paths.ts';
import dialogClasses from '../platform/ui/dialogs/dialog.module.css';
import { AttentionBar } from '../platform/ui/feedback/attention-bar.tsx';
import { SuccessBanner } from '../platform/ui/feedback/success-banner.tsx';
import { bankDiffers, type CorrectionDraft } from './correction-draft.ts';

interface Props {
  examinationId: string;
  question: DeliveredQuestion;
  corrected: CorrectionDraft;
  changed: number;
  onClose: () => void;
}

/** Shows how many results have changed, and a note if the answer key in the bank is different. */
export function CorrectionDone({ examinationId, question, corrected, changed, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <SuccessBanner title={t('corrections.done')} text={t('corrections.doneText', { count: changed })} />
      {bankDiffers(corrected, question) && (
        <AttentionBar
          role="note"
          icon={<IconAlertTriangle aria-hidden />}
          text={t('corrections.bankDiffers')}
        >
          <Button
            component={Link}
            to={questionPath({ id: question.id, examination_id: examinationId })}
            variant="default"
            onClick={() => {
              stored.bankId.write(question.id);
              onClose();
            }}
          >
            {t('corrections.editQuestion')}
          </Button>
        </AttentionBar>
      )}
      <div className={dialogClasses.actions}>
        <Button onClick={onClose} data-autofocus>
          {t('ui.close')}
        </Button>
      </div>
    </>
  );
}
