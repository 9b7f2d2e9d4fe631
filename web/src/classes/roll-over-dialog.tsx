import type { Reply, rollOver, SchoolClass } from '@lulus/contract';
import { MAX_CLASS_NAME_LENGTH } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../platform/ui/dialogs/dialog.tsx';
import { DialogButtons } from '../platform/ui/dialogs/dialog-buttons.tsx';
import { DialogFailure } from '../platform/ui/dialogs/dialog-failure.tsx';
import { showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { DataTable } from '../platform/ui/tables/data-table.tsx';
import { type RollOverForm, refetchClasses, sendRollOver } from './classes.api.ts';
import { type Move, nextSchoolYear, suggestMoves } from './next-year.ts';

const ACTIONS = ['promote', 'graduate', 'archive', 'stay'] as const;

interface Props {
  /** The classes of this year. */
  current: SchoolClass[];
  opened: boolean;
  onClose: () => void;
}

function formOf(school_year: string, moves: Move[], dry_run: boolean): RollOverForm {
  const classes = moves.flatMap(({ id, action, name, grade }) =>
    action === 'stay' ? [] : [{ id, action, ...(action === 'promote' && { name, grade }) }],
  );
  return { school_year, classes, dry_run };
}

/** Chooses what becomes of each class, previews the outcome, and begins the year after one confirmation. */
export function RollOverDialog({ current, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const latest =
    current
      .map(({ school_year }) => school_year)
      .sort()
      .at(-1) ?? '';
  const [year, setYear] = useState(nextSchoolYear(latest));
  const [moves, setMoves] = useState(() => suggestMoves(current));
  const preview = useMutation({ mutationFn: () => sendRollOver(formOf(year, moves, true)) });
  const begin = useMutation({
    mutationFn: () => sendRollOver(formOf(year, moves, false)),
    onSuccess: async () => {
      showSuccess(t('classes.begun', { year }));
      onClose();
      await refetchClasses(client);
    },
  });
  const change = (id: string, part: Partial<Move>) =>
    setMoves(moves.map((move) => (move.id === id ? { ...move, ...part } : move)));
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('classes.rollOverTitle')}
      size="wide"
      closable={!begin.isPending}
      sticky
    >
      {preview.data ? (
        <div className="stack">
          <p className="faint">{t('classes.previewText')}</p>
          <Outcome classes={preview.data.classes} year={year} />
          <DialogFailure error={begin.error} />
          <DialogButtons
            cancel={t('classes.back')}
            onCancel={preview.reset}
            confirm={t('classes.begin', { year })}
            onConfirm={() => begin.mutate()}
            busy={begin.isPending}
          />
        </div>
      ) : (
        <form
          noValidate
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            preview.mutate();
          }}
        >
          <p className="faint">{t('classes.rollOverText')}</p>
          <TextInput
            value={year}
            onChange={({ currentTarget }) => setYear(currentTarget.value)}
            label={t('classes.year')}
            maxLength={9}
          />
          <Moves current={current} moves={moves} change={change} />
          <DialogFailure error={preview.error} />
          <DialogButtons onCancel={onClose} confirm={t('classes.preview')} busy={preview.isPending} />
        </form>
      )}
    </Dialog>
  );
}

interface MovesProps {
  current: SchoolClass[];
  moves: Move[];
  change: (id: string, part: Partial<Move>) => void;
}

function Moves({ current, moves, change }: MovesProps) {
  const { t } = useTranslation();
  return (
    <DataTable label={t('classes.rollOverTitle')} narrow="lines" dense>
      <thead>
        <tr>
          <th scope="col">{t('classes.name')}</th>
          <th scope="col">{t('classes.students')}</th>
          <th scope="col">{t('classes.becomes')}</th>
          <th scope="col">{t('classes.newName')}</th>
        </tr>
      </thead>
      <tbody>
        {current.map(({ id, name, students }, index) => {
          const move = moves[index];
          if (!move) return null;
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-label={t('classes.students')}>{students}</td>
              <td data-label={t('classes.becomes')}>
                <NativeSelect
                  aria-label={t('classes.becomesOf', { name })}
                  value={move.action}
                  onChange={({ currentTarget }) =>
                    change(id, { action: currentTarget.value as Move['action'] })
                  }
                  data={ACTIONS.map((value) => ({ value, label: t(`classes.${value}`) }))}
                />
              </td>
              <td data-label={move.action === 'promote' ? t('classes.newName') : undefined}>
                {move.action === 'promote' && (
                  <TextInput
                    aria-label={t('classes.newNameOf', { name })}
                    value={move.name}
                    onChange={({ currentTarget }) => change(id, { name: currentTarget.value })}
                    maxLength={MAX_CLASS_NAME_LENGTH}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

function Outcome({ classes, year }: { classes: Reply<typeof rollOver>['classes']; year: string }) {
  const { t } = useTranslation();
  const textOf = ({ action, new_name }: (typeof classes)[number]) => {
    if (action === 'promote') return t('classes.outcomePromote', { name: new_name, year });
    return t(action === 'graduate' ? 'classes.outcomeGraduate' : 'classes.outcomeArchive');
  };
  return (
    <DataTable label={t('classes.preview')} narrow="lines" dense>
      <thead>
        <tr>
          <th scope="col">{t('classes.name')}</th>
          <th scope="col">{t('classes.students')}</th>
          <th scope="col">{t('classes.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.name}</th>
            <td data-label={t('classes.students')}>{one.students}</td>
            <td data-label={t('classes.outcome')}>{textOf(one)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
