import type { ExaminationAdmin } from '@lulus/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { ChooseCopies } from './choose-copies.tsx';
import { ChooseSource, type Source } from './choose-source.tsx';

interface Props {
  examination: ExaminationAdmin;
  opened: boolean;
  onClose: () => void;
}

/** Copies questions from another examination: the user selects the examination, then its questions. */
export function CopyDialog({ examination, opened, onClose }: Props) {
  const { t } = useTranslation();
  const [source, setSource] = useState<Source>();
  const [isCopying, setIsCopying] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      title={source?.examination_name ?? t('bank.copyFrom')}
      closable={!isCopying}
    >
      {source ? (
        <ChooseCopies
          examId={examination.id}
          source={source}
          onBack={() => setSource(undefined)}
          onCopying={setIsCopying}
          onDone={onClose}
        />
      ) : (
        <ChooseSource examId={examination.id} onChoose={setSource} />
      )}
    </Dialog>
  );
}
