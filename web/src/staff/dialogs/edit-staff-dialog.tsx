import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { refetchStaff, type StaffRow, sendStaff } from '../staff.api.ts';
import { StaffForm } from './staff-form.tsx';

interface Props {
  member: StaffRow;
  opened: boolean;
  onClose: () => void;
}

export function EditStaffDialog({ member, opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('staff.editTitle')} sticky>
      <StaffForm
        member={member}
        save={async (form) => {
          const { staff } = await sendStaff(member.id, form);
          void refetchStaff(queryClient);
          showSuccess(t('staff.saved', { name: staff.name }));
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
