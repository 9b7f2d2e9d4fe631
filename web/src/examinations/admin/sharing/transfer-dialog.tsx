import '../../../platform/ui/forms/combobox-styles.ts';
import type { ExaminationAdmin } from '@lulus/contract';
import { Select } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stored } from '../../../platform/device-store/stored.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { settingsQuery } from '../../../platform/school/school.api.ts';
import { isAdmin } from '../../../platform/session/roles.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Dialog } from '../../../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../../platform/ui/dialogs/dialog-failure.tsx';
import { showSuccess } from '../../../platform/ui/feedback/toasts.tsx';
import { invalidateExaminations } from '../admin-examinations.api.ts';
import { sendOwner } from './sharing.api.ts';
import { useOtherTeachers } from './use-other-teachers.ts';

interface Props {
  examination: ExaminationAdmin;
  opened: boolean;
  onClose: () => void;
}

const SCHOOL = 'school';

/** Gives the examination to another teacher or to the school. A teacher then leaves its page. */
export function TransferDialog({ examination: { id, owner }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const canStay = isAdmin(useSession()?.user);
  const { data: settings } = useQuery(settingsQuery());
  const { others = [], error } = useOtherTeachers(owner);
  const school = { value: SCHOOL, label: t('sharing.school') };
  const [chosen, setChosen] = useState<string | null>(null);
  const transfer = useMutation({
    mutationFn: () => sendOwner(id, chosen === SCHOOL ? null : chosen),
    onSuccess: async () => {
      showSuccess(t('sharing.transferred'));
      onClose();
      if (!canStay) {
        await navigate(paths.examinations, { replace: true });
        stored.examId.remove();
        stored.examDetail.remove();
        client.removeQueries({ queryKey: ['examinations', id] });
      }
      await invalidateExaminations(client);
    },
  });
  const losesPoints = settings?.leaderboard_on && !settings.teachers_in_leaderboard && owner === null;
  const text = [
    t('sharing.transferText'),
    !canStay && t('sharing.transferLoss'),
    losesPoints && t('sharing.transferPoints'),
  ];
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('sharing.transferTitle')}
      closable={!transfer.isPending}
      sticky
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) transfer.mutate();
        }}
      >
        <p className="faint">{text.filter(Boolean).join(' ')}</p>
        <Select
          value={chosen}
          onChange={setChosen}
          data={owner ? [school, ...others] : others}
          size="md"
          searchable
          limit={50}
          mt="md"
          label={t('sharing.newOwner')}
          nothingFoundMessage={t('sharing.noMatch')}
          openOnFocus={false}
          data-autofocus
        />
        <DialogFailure error={transfer.error ?? error} />
        <DialogButtons
          onCancel={onClose}
          confirm={chosen ? t('sharing.transfer') : null}
          busy={transfer.isPending}
        />
      </form>
    </Dialog>
  );
}
