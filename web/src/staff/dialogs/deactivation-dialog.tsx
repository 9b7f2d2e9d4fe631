import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { refetchStaff, type StaffRow, sendActivation, sendDeactivation } from '../staff.api.ts';

interface Props {
  member: StaffRow;
  opened: boolean;
  onClose: () => void;
}

/** Asks before an active account is deactivated, or a deactivated one activated. */
export function DeactivationDialog({ member, opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const isOwn = useSession()?.user.id === member.id;
  const { id, name, role } = member;
  const action = member.deactivated_at ? 'activate' : 'deactivate';
  const change = useMutation({
    mutationFn: () => (action === 'activate' ? sendActivation(id) : sendDeactivation(id)),
    onSuccess: () => {
      showSuccess(t(action === 'activate' ? 'staff.activated' : 'staff.deactivated', { name }));
      void refetchStaff(queryClient);
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(action === 'activate' ? 'staff.activateTitle' : 'staff.deactivateTitle', { name })}
      closable={!change.isPending}
    >
      <div className="stack">
        <p className="faint">
          {t(action === 'activate' ? 'staff.activateText' : 'staff.deactivateText', { name })}
        </p>
        {action === 'deactivate' && role === 'teacher' && (
          <p className="faint">{t('staff.examsToSchool', { name })}</p>
        )}
        {action === 'deactivate' && isOwn && <p>{t('staff.deactivateYou')}</p>}
      </div>
      <DialogFailure error={change.error} />
      <DialogButtons
        cancel={t('staff.cancel')}
        onCancel={onClose}
        confirm={t(action === 'activate' ? 'staff.activate' : 'staff.deactivate')}
        onConfirm={() => change.mutate()}
        busy={change.isPending}
        danger={action === 'deactivate'}
        focusCancel
      />
    </Dialog>
  );
}
