import '../platform/ui/forms/combobox-styles.ts';
import { MAX_CLASS_NAME_LENGTH, type SchoolClass } from '@lulus/contract';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../platform/ui/dialogs/dialog-failure.tsx';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { refetchClasses, sendClass, teacherOptionsQuery } from './classes.api.ts';

interface Props {
  /** Undefined for a new class. */
  row: SchoolClass | undefined;
  opened: boolean;
  onClose: () => void;
}

export function ClassFormDialog({ row, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: options = [], error } = useQuery(teacherOptionsQuery());
  const [name, setName] = useState(row?.name ?? '');
  const [grade, setGrade] = useState(row?.grade ?? '');
  const [homeroom, setHomeroom] = useState(row?.homeroom_teacher?.id ?? null);
  const [ids, setIds] = useState(row?.teachers.map(({ id }) => id) ?? []);
  // Former teachers are no longer among the options.
  const isTeacher = (id: string | null) => options.some(({ value }) => value === id);
  const save = useMutation({
    mutationFn: () =>
      sendClass(row?.id, {
        name,
        grade,
        homeroom_teacher_id: isTeacher(homeroom) ? homeroom : null,
        teacher_ids: ids.filter(isTeacher),
      }),
    onSuccess: async () => {
      showSuccess(t('classes.saved'));
      onClose();
      await refetchClasses(client);
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={row ? t('classes.editOne', { name: row.name }) : t('classes.add')}
      closable={!save.isPending}
      sticky
    >
      <form
        noValidate
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <TextInput
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          label={t('classes.name')}
          maxLength={MAX_CLASS_NAME_LENGTH}
          data-autofocus
        />
        <TextInput
          value={grade}
          onChange={({ currentTarget }) => setGrade(currentTarget.value)}
          label={t('classes.grade')}
          maxLength={20}
        />
        <Select
          value={homeroom}
          onChange={setHomeroom}
          data={options}
          size="md"
          searchable
          clearable
          limit={50}
          label={t('classes.homeroom')}
          nothingFoundMessage={t('classes.noMatch')}
        />
        <MultiSelect
          value={ids.filter(isTeacher)}
          onChange={setIds}
          data={options.filter(({ value }) => value !== homeroom)}
          size="md"
          searchable
          limit={50}
          label={t('classes.teachers')}
          placeholder={ids.length === 0 ? t('classes.chooseTeachers') : ''}
          nothingFoundMessage={t('classes.noMatch')}
        />
        <DialogFailure error={save.error ?? error} />
        <DialogButtons onCancel={onClose} confirm={t('classes.save')} busy={save.isPending} />
      </form>
    </Dialog>
  );
}
