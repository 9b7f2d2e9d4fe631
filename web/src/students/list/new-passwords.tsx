import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddressView } from '../../platform/navigation/use-address-view.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { classesOf } from '../student-row.ts';
import { studentsQuery } from '../students.api.ts';
import { listAddress, NO_CLASS } from './list-view.ts';
import type { OpenStudentDialog } from './student-dialogs.tsx';

/** Opens the dialog for new passwords of a class: that of the list's filter, or the first one. */
export function NewPasswords({ open }: { open: OpenStudentDialog }) {
  const { t } = useTranslation();
  const { data: students = [] } = useQuery(studentsQuery());
  const { view } = useAddressView(listAddress);
  const names = classesOf(students);
  if (names.length === 0) return null;
  const className = view.class && view.class !== NO_CLASS ? view.class : (names[0] ?? '');
  return (
    <ActionButton icon={IconKey} onClick={() => open({ kind: 'passwords', students, className })}>
      {t('students.newPasswords')}
    </ActionButton>
  );
}
