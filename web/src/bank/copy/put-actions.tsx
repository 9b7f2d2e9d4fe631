import { IconBooks, IconClipboardPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { PutDialog } from './put-dialog.tsx';
import type { CopyFrom } from './use-places.ts';

interface Props {
  /** Ids of the chosen questions. */
  ids: string[];
  /** The examination or collection that has them, which is not offered. */
  from?: string;
  to: readonly CopyFrom[];
  onDone: () => void;
}

/** Buttons that copy the chosen questions to an examination or to a collection. */
export function PutActions({ ids, from, to, onDone }: Props) {
  const { t } = useTranslation();
  const { shown, opened, open, close } = useDialog<CopyFrom>();
  return (
    <>
      {to.includes('examinations') && (
        <ActionButton icon={IconClipboardPlus} onClick={() => open('examinations')}>
          {t('bank.putIntoExam')}
        </ActionButton>
      )}
      {to.includes('library') && (
        <ActionButton icon={IconBooks} onClick={() => open('library')}>
          {t('bank.putIntoCollection')}
        </ActionButton>
      )}
      {shown && (
        <PutDialog
          key={shown.number}
          ids={ids}
          from={from}
          to={shown.dialog}
          opened={opened}
          onClose={close}
          onDone={onDone}
        />
      )}
    </>
  );
}
