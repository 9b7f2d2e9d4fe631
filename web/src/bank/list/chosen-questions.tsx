import type { ExaminationAdmin } from '@lulus/contract';
import { IconArrowBarToRight, IconScale, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { ConfirmDialog } from '../../platform/ui/dialogs/confirm-dialog.tsx';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { showNote } from '../../platform/ui/feedback/toasts.tsx';
import type { Chosen } from '../../platform/ui/tables/use-chosen.ts';
import { invalidateBank, removeItems } from '../bank.api.ts';
import { PutActions } from '../copy/put-actions.tsx';
import type { BankGroup, NumberedEntry } from './bank-filter.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useDeletedNote } from './use-deleted-note.ts';
import { WeighDialog } from './weigh-dialog.tsx';

interface Props {
  examination: ExaminationAdmin;
  /** All questions of the examination, without filters. */
  groups: BankGroup[];
  chosen: Chosen<NumberedEntry>;
  canEdit: boolean;
}

/** Actions for the chosen questions: move, set weight, delete, and copy to other places. */
export function ChosenQuestions({ examination, groups, chosen, canEdit }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { shown, opened, open, close } = useDialog<'move' | 'weigh' | 'delete'>();
  const ids = chosen.rows.map(({ id }) => id);
  const { length: count } = ids;
  const noteDeleted = useDeletedNote(examination, groups);
  const remove = useMutation({
    mutationFn: () => removeItems(examination.id, ids),
    onSuccess: async ({ deleted, in_use }) => {
      await invalidateBank(client);
      const gone = ids.filter((id) => !in_use.includes(id));
      if (deleted > 0) noteDeleted(t('bank.chosenRemoved', { count: deleted }), gone);
      if (in_use.length > 0) showNote(t('bank.chosenInUse', { count: in_use.length }));
      close();
    },
  });

  return (
    <>
      {canEdit && examination.sections.length > 1 && (
        <ActionButton icon={IconArrowBarToRight} onClick={() => open('move')}>
          {t('bank.move')}
        </ActionButton>
      )}
      {canEdit && (
        <>
          <ActionButton icon={IconScale} onClick={() => open('weigh')}>
            {t('bank.weigh')}
          </ActionButton>
          <ActionButton icon={IconTrash} onClick={() => open('delete')}>
            {t('bank.remove')}
          </ActionButton>
        </>
      )}
      <PutActions
        ids={ids}
        from={examination.id}
        to={examination.kind === 'collection' ? ['examinations', 'library'] : ['library']}
        onDone={chosen.clear}
      />
      {shown?.dialog === 'move' && (
        <MoveDialog
          key={shown.number}
          examination={examination}
          groups={groups}
          ids={ids}
          opened={opened}
          onClose={close}
          onDone={chosen.clear}
        />
      )}
      {shown?.dialog === 'weigh' && (
        <WeighDialog
          key={shown.number}
          examId={examination.id}
          questions={chosen.rows}
          opened={opened}
          onClose={close}
          onDone={chosen.clear}
        />
      )}
      <ConfirmDialog
        opened={opened && shown?.dialog === 'delete'}
        title={t('bank.removeChosenTitle', { count })}
        text={t('bank.removeChosenText')}
        confirm={t('bank.remove')}
        danger
        request={remove}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      />
    </>
  );
}
