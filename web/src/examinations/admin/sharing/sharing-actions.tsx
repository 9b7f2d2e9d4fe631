import type { ExaminationAdmin } from '@lulus/contract';
import { IconTransfer, IconUserShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../platform/ui/buttons/action-button.tsx';
import { useDialog } from '../../../platform/ui/dialogs/use-dialog.ts';
import { ShareDialog } from './share-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** Buttons of the owner and of admins to share and to transfer an examination. */
export function SharingActions({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { shown, opened, open, close } = useDialog<'share' | 'transfer'>();
  const frame = { examination, opened, onClose: close };
  return (
    <>
      <ActionButton icon={IconUserShare} onClick={() => open('share')}>
        {t('sharing.share')}
      </ActionButton>
      <ActionButton icon={IconTransfer} onClick={() => open('transfer')}>
        {t('sharing.transfer')}
      </ActionButton>
      {shown?.dialog === 'share' && <ShareDialog key={shown.number} {...frame} />}
      {shown?.dialog === 'transfer' && <TransferDialog key={shown.number} {...frame} />}
    </>
  );
}
