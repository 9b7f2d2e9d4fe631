import { MIN_STAFF_PASSWORD_LENGTH } from '@lulus/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import { type StaffRow, sendInvitation } from '../staff.api.ts';
import { Invitation } from './invitation.tsx';

interface Props {
  member: StaffRow;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a new link, which replaces older ones, and then shows it. */
export function LinkDialog({ member: { id, name }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const making = useMutation({ mutationFn: () => sendInvitation(id) });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('staff.linkTitle')}
      closable={!making.isPending}
      sticky
    >
      {making.data ? (
        <Invitation name={name} link={making.data} onClose={onClose} />
      ) : (
        <>
          <p className="faint">{t('staff.linkAsk', { name, min: MIN_STAFF_PASSWORD_LENGTH })}</p>
          <DialogFailure error={making.error} />
          <DialogButtons
            cancel={t('staff.cancel')}
            onCancel={onClose}
            confirm={t('staff.makeLink')}
            onConfirm={() => making.mutate()}
            busy={making.isPending}
          />
        </>
      )}
    </Dialog>
  );
}
