import { IconArrowLeft, IconSearchOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import dialogClasses from '../../platform/ui/dialogs/dialog.module.css';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { showNote, showSuccess } from '../../platform/ui/feedback/toasts.tsx';
import { SearchField } from '../../platform/ui/forms/search-field.tsx';
import { useChosen } from '../../platform/ui/tables/use-chosen.ts';
import { copiesQuery, invalidateBank, sendCopies } from '../bank.api.ts';
import { filterBank, groupBank, noFilter } from '../list/bank-filter.ts';
import { stimuliQuery } from '../stimuli/stimuli.api.ts';
import classes from './copy-dialog.module.css';
import { CopySection } from './copy-section.tsx';
import { useCopyKeys } from './use-copy-keys.ts';
import type { Place } from './use-places.ts';

interface Props {
  examId: string;
  source: Place;
  onBack: () => void;
  onCopying: (isCopying: boolean) => void;
  onDone: () => void;
}

/** List to select questions of the source examination. Questions hidden by the search stay selected. */
export function ChooseCopies({ examId, source, onBack, onCopying, onDone }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(copiesQuery(source.id));
  const { data: stimuli } = useQuery({ ...stimuliQuery(source.id), gcTime: 0 });
  const [search, setSearch] = useState('');
  const groups = useMemo(() => groupBank(data ?? []), [data]);
  const shown = useMemo(() => filterBank(groups, { ...noFilter, search }), [groups, search]);
  const chosen = useChosen(data ?? []);
  const { length: count } = chosen.rows;
  const withKeys = useCopyKeys();
  const copy = useMutation({
    mutationFn: () => {
      onCopying(true);
      return sendCopies(
        examId,
        withKeys(
          examId,
          chosen.rows.map(({ id }) => id),
        ),
      );
    },
    onSuccess: async ({ copied, missing }) => {
      await invalidateBank(client);
      if (copied > 0) showSuccess(t('bank.copied', { count: copied }));
      if (missing > 0) showNote(t('bank.notCopied', { count: missing }));
      onDone();
    },
    onSettled: () => onCopying(false),
  });

  if (!data && error) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  if (!data) return <p role="status">{t('ui.loading')}</p>;
  return (
    <>
      <p className={dialogClasses.text}>{t('bank.copyHint')}</p>
      <div className={classes.tools}>
        <SearchField
          label={t('bank.search')}
          hint={t('bank.searchHint')}
          value={search}
          onSearch={setSearch}
          className={classes.search ?? ''}
        />
        <ActionButton icon={IconArrowLeft} variant="subtle" disabled={copy.isPending} onClick={onBack}>
          {t('bank.otherSource')}
        </ActionButton>
      </div>
      {shown.map((group) => (
        <CopySection stimuli={stimuli ?? []} key={group.section} group={group} chosen={chosen} />
      ))}
      {shown.length === 0 && (
        <Notice inCard role="status" icon={<IconSearchOff aria-hidden />} title={t('bank.noMatch')} />
      )}
      <DialogFailure error={copy.error} />
      <DialogButtons
        onCancel={onDone}
        confirm={count > 0 ? t('bank.copyChosen', { count }) : null}
        onConfirm={() => copy.mutate()}
        busy={copy.isPending}
      />
    </>
  );
}
