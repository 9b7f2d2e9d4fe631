import '../../../platform/ui/forms/combobox-styles.ts';
import type { ExaminationAdmin } from '@lulus/contract';
import { MultiSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../../platform/ui/dialogs/dialog-failure.tsx';
import { showSuccess } from '../../../platform/ui/feedback/toasts.tsx';
import { invalidateExaminations } from '../admin-examinations.api.ts';
import { sendCoTeachers } from './sharing.api.ts';
import { useOtherTeachers } from './use-other-teachers.ts';

interface Props {
  examination: ExaminationAdmin;
  opened: boolean;
  onClose: () => void;
}

/** Chooses the co-teachers of an examination. */
export function ShareDialog({ examination: { id, owner, co_teachers }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { others, error } = useOtherTeachers(owner);
  const [ids, setIds] = useState(co_teachers.map((teacher) => teacher.id));
  // Former teachers are no longer among the others.
  const chosen = ids.filter((one) => others?.some((teacher) => teacher.value === one));
  const save = useMutation({
    mutationFn: () => sendCoTeachers(id, chosen),
    onSuccess: async () => {
      showSuccess(t('sharing.shared'));
      onClose();
      await invalidateExaminations(client);
    },
  });
  const canChoose = others !== undefined && others.length > 0;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('sharing.shareTitle')}
      closable={!save.isPending}
      sticky
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <p className="faint">{t('sharing.shareText')}</p>
        {others?.length === 0 && <p>{t('sharing.noTeachers')}</p>}
        {canChoose && (
          <MultiSelect
            value={chosen}
            onChange={setIds}
            data={others}
            size="md"
            searchable
            limit={50}
            mt="md"
            label={t('sharing.coTeachers')}
            placeholder={chosen.length === 0 ? t('sharing.chooseTeachers') : ''}
            nothingFoundMessage={t('sharing.noMatch')}
            openOnFocus={false}
            data-autofocus
          />
        )}
        <DialogFailure error={save.error ?? error} />
        <DialogButtons
          onCancel={onClose}
          confirm={canChoose ? t('examinationAdmin.save') : null}
          busy={save.isPending}
        />
      </form>
    </Dialog>
  );
}
