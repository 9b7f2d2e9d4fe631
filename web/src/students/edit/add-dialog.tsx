import type { LoginCard } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { CardsDialog } from '../cards/cards-dialog.tsx';
import { type StudentForm as Form, sendNewStudent, showStudent } from '../students.api.ts';
import { StudentForm } from './student-form.tsx';

interface Props {
  classNames: string[];
  opened: boolean;
  onClose: () => void;
}

/** Shows the form of a new student, and then the login card. */
export function AddDialog({ classNames, opened, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [card, setCard] = useState<LoginCard>();

  async function save(form: Form) {
    const added = await sendNewStudent(form);
    showStudent(queryClient, added.student);
    showSuccess(t('students.added', { name: added.card.name }));
    setCard(added.card);
  }

  if (card) {
    return <CardsDialog opened={opened} onClose={onClose} title={t('students.cardsTitle')} cards={[card]} />;
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t('students.addTitle')} sticky>
      <StudentForm classNames={classNames} save={save} onCancel={onClose} />
    </Dialog>
  );
}
