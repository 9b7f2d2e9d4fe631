import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { type StaffForm as Form, refetchStaff, sendNewStaff } from '../staff.api.ts';
import { Invitation } from './invitation.tsx';
import { StaffForm } from './staff-form.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Shows the form of a new account, and then the invitation link unless it is mailed. */
export function AddStaffDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(settingsQuery());
  const [invitation, setInvitation] = useState<{ name: string; link: string }>();

  async function save(form: Form) {
    const { staff, link } = await sendNewStaff(form);
    void refetchStaff(queryClient);
    const { name, email } = staff;
    if (link === null) {
      showSuccess(t('staff.addedByMail', { name, email }));
      onClose();
    } else {
      showSuccess(t('staff.added', { name }));
      setInvitation({ name, link });
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(invitation ? 'staff.linkTitle' : 'staff.addTitle')}
      sticky
    >
      {invitation ? (
        <Invitation {...invitation} onClose={onClose} />
      ) : (
        <StaffForm
          hint={t(settings?.mail_on ? 'staff.addHintMail' : 'staff.addHintLink')}
          save={save}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
