import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddressView } from '../../platform/navigation/use-address-view.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { usePrint } from '../../platform/ui/print/use-print.ts';
import { isInClass, listAddress } from '../list/list-view.ts';
import { studentsQuery } from '../students.api.ts';
import { AttendanceSheet } from './attendance-sheet.tsx';

/** Prints attendance lists of the class in the list's filter, or of all classes. */
export function PrintAttendance() {
  const { t } = useTranslation();
  const { data } = useQuery(studentsQuery());
  const { view } = useAddressView(listAddress);
  const { printing, print } = usePrint();
  const students = data?.filter((one) => isInClass(one, view.class)) ?? [];
  if (students.length === 0) return null;
  return (
    <>
      <ActionButton icon={IconPrinter} onClick={print}>
        {t('students.printAttendance')}
      </ActionButton>
      {printing && <AttendanceSheet students={students} />}
    </>
  );
}
