import { AddStaffDialog } from './dialogs/add-staff-dialog.tsx';
import { DeactivationDialog } from './dialogs/deactivation-dialog.tsx';
import { EditStaffDialog } from './dialogs/edit-staff-dialog.tsx';
import { LinkDialog } from './dialogs/link-dialog.tsx';
import { RoleDialog } from './dialogs/role-dialog.tsx';
import { ImportStaffDialog } from './import/import-staff-dialog.tsx';
import type { StaffRow } from './staff.api.ts';

export type StaffDialog =
  | { kind: 'add' | 'import' }
  | { kind: 'edit' | 'role' | 'link' | 'deactivate' | 'activate'; member: StaffRow };

export type OpenStaffDialog = (dialog: StaffDialog) => void;

interface Props {
  dialog: StaffDialog;
  opened: boolean;
  onClose: () => void;
}

export function StaffDialogs({ dialog, opened, onClose }: Props) {
  const frame = { opened, onClose };
  switch (dialog.kind) {
    case 'add':
      return <AddStaffDialog {...frame} />;
    case 'import':
      return <ImportStaffDialog {...frame} />;
    case 'edit':
      return <EditStaffDialog {...frame} member={dialog.member} />;
    case 'role':
      return <RoleDialog {...frame} member={dialog.member} />;
    case 'link':
      return <LinkDialog {...frame} member={dialog.member} />;
    case 'deactivate':
    case 'activate':
      return <DeactivationDialog {...frame} member={dialog.member} />;
  }
}
