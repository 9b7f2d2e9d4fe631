import { type StaffRole, staffRole } from '@lulus/contract';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { refetchStaff, type StaffRow, sendRole } from '../staff.api.ts';

interface Props {
  member: StaffRow;
  opened: boolean;
  onClose: () => void;
}

/** Offers the two other roles, and names the consequences before the change. */
export function RoleDialog({ member: { id, name, role: before }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const others = staffRole.options.toReversed().filter((one) => one !== before);
  const [role, setRole] = useState<StaffRole>(others.at(-1) ?? before);
  const change = useMutation({
    mutationFn: () => sendRole(id, role),
    onSuccess: () => {
      showSuccess(t('staff.roleChanged', { name }));
      void refetchStaff(queryClient);
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('staff.roleTitle', { name })}
      closable={!change.isPending}
    >
      <div className="stack">
        <NativeSelect
          label={t('staff.role')}
          description={t(`staff.about_${role}`)}
          value={role}
          onChange={({ currentTarget: { value } }) => setRole(staffRole.parse(value))}
          data-autofocus
        >
          {others.map((value) => (
            <option key={value} value={value}>
              {t(`staff.role_${value}`)}
            </option>
          ))}
        </NativeSelect>
        <p className="faint">{t('staff.roleText', { name })}</p>
        {before === 'teacher' && <p className="faint">{t('staff.examsToSchool', { name })}</p>}
      </div>
      <DialogFailure error={change.error} />
      <DialogButtons
        cancel={t('staff.cancel')}
        onCancel={onClose}
        confirm={t('staff.changeRole')}
        onConfirm={() => change.mutate()}
        busy={change.isPending}
      />
    </Dialog>
  );
}
