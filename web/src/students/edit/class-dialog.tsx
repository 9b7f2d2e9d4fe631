import '../../platform/ui/forms/combobox-styles.ts';
import { Autocomplete } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { showError, showNote } from '../../platform/ui/feedback/toasts.tsx';
import { showUndo } from '../../platform/ui/feedback/undo.tsx';
import type { StudentRow } from '../student-row.ts';
import { refetchStudents, sendClasses } from '../students.api.ts';

/** Equals the limit of the contract. */
const MAX_CLASS_LENGTH = 50;

interface Props {
  students: StudentRow[];
  classNames: string[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Moves the chosen students to one class, and offers to restore their classes. */
export function ClassDialog({ students, classNames, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const move = useMutation({
    mutationFn: () => sendClasses(students.map(({ id }) => ({ id, class: name }))),
    onSuccess: async ({ changed, missing }) => {
      await refetchStudents(queryClient);
      if (missing > 0) showNote(t('students.chosenMissing', { count: missing }));
      const message = t('students.classChanged', { count: changed.length });
      if (changed.length === 0) showNote(message);
      else
        showUndo(message, async () => {
          await sendClasses(changed);
          await refetchStudents(queryClient);
        });
      onDone();
      onClose();
    },
    onError: showError,
  });

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('students.changeClass')}
      closable={!move.isPending}
      sticky
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate();
        }}
      >
        <p className="faint">{t('students.changeClassText', { count: students.length })}</p>
        <Autocomplete
          value={name}
          onChange={setName}
          data={classNames}
          limit={50}
          mt="md"
          label={t('students.class')}
          maxLength={MAX_CLASS_LENGTH}
          data-autofocus
        />
        <DialogButtons
          onCancel={onClose}
          confirm={t(name.trim() ? 'students.changeClass' : 'students.takeOutOfClass')}
          busy={move.isPending}
        />
      </form>
    </Dialog>
  );
}
