import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../platform/session/person.ts';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import type { StudentRow } from '../student-row.ts';
import { type StudentForm as Form, sendStudent, showStudent } from '../students.api.ts';
import { StudentForm } from './student-form.tsx';

interface Props {
  student: StudentRow;
  classNames: string[];
  opened: boolean;
  onClose: () => void;
}

export function EditDialog({ student, classNames, opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();

  async function save(form: Form) {
    const saved = (await sendStudent(student.id, form)).student;
    showStudent(queryClient, saved);
    showSuccess(t('students.edited', { name: fullName(saved) }));
    onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={t('students.editTitle')} sticky>
      <StudentForm student={student} classNames={classNames} save={save} onCancel={onClose} />
    </Dialog>
  );
}
