import type { ExaminationAdmin } from '@lulus/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { ChooseCopies } from './choose-copies.tsx';
import { ChoosePlace } from './choose-place.tsx';
import type { CopyFrom, Place } from './use-places.ts';

interface Props {
  examination: ExaminationAdmin;
  from: CopyFrom;
  opened: boolean;
  onClose: () => void;
}

/** Copies questions from another examination or a collection: the user selects it, then its questions. */
export function CopyDialog({ examination, from, opened, onClose }: Props) {
  const { t } = useTranslation();
  const [source, setSource] = useState<Place>();
  const [isCopying, setIsCopying] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      title={source?.name ?? t(from === 'library' ? 'bank.copyFromLibrary' : 'bank.copyFrom')}
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
        <ChoosePlace
          of={from}
          text={t(from === 'library' ? 'bank.copyCollection' : 'bank.copySource')}
          isOffered={({ id, bank_count }) => id !== examination.id && bank_count > 0}
          onChoose={setSource}
        />
      )}
    </Dialog>
  );
}
