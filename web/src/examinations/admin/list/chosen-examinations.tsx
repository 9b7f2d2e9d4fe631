import type { Examination, TokenUser } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n/i18n.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useNow } from '../../../platform/time/use-now.ts';
import { ActionButton } from '../../../platform/ui/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../platform/ui/dialogs/confirm-dialog.tsx';
import { useDialog } from '../../../platform/ui/dialogs/use-dialog.ts';
import type { Chosen } from '../../../platform/ui/tables/use-chosen.ts';
import { resultsState } from '../../results-release.ts';
import { actionLooks } from '../action-looks.ts';
import { isOwner } from '../sharing/ownership.ts';
import { type ChosenStep, useChosenSteps } from './use-chosen-steps.ts';

/** Maximum number of names shown. The rest are only counted. */
const NAMED = 5;

/** Returns the actions that change at least one of the rows. Only owners may delete. */
function actionsFor(
  rows: readonly Examination[],
  { now, user }: { now: number; user: TokenUser | undefined },
): ChosenStep[] {
  const isWaiting = (row: Examination) =>
    row.status !== 'draft' && resultsState(row, now).state !== 'released';
  return [
    ...(rows.some(isWaiting) ? (['release'] as const) : []),
    'duplicate',
    ...(rows.some(({ status }) => status === 'archived') ? (['restore'] as const) : []),
    ...(rows.some(({ status }) => status !== 'archived') ? (['archive'] as const) : []),
    ...(rows.every((row) => isOwner(user, row)) ? (['delete'] as const) : []),
  ];
}

/** Buttons for actions on the chosen examinations. */
export function ChosenExaminations({ chosen }: { chosen: Chosen<Examination> }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const now = useNow();
  const user = useSession()?.user;
  const { shown, opened, open, close } = useDialog<'release' | 'delete'>();
  const { take, pending } = useChosenSteps(chosen);
  const { rows } = chosen;
  const names = namesOf(rows);
  // Taken examinations cannot be deleted, and archived ones need no archiving.
  const taken = rows.filter(({ is_taken }) => is_taken);
  const untaken = rows.filter(({ is_taken }) => !is_taken);
  const mayArchive = taken.some(({ status }) => status !== 'archived');
  function namesOf(some: readonly Examination[]) {
    const others = some.length - NAMED;
    return new Intl.ListFormat(locale).format([
      ...some.slice(0, NAMED).map(({ examination_name }) => examination_name),
      ...(others > 0 ? [t('chosenExaminations.others', { count: others })] : []),
    ]);
  }
  const takeConfirmed = (step: ChosenStep) => {
    close();
    take(step);
  };

  return (
    <>
      {actionsFor(rows, { now, user }).map((action) => {
        const { label, Icon } = actionLooks[action];
        return (
          <ActionButton
            icon={Icon}
            key={action}
            loading={pending === action}
            disabled={pending !== undefined}
            // The other actions can be undone, so they need no confirmation.
            onClick={() => (action === 'release' || action === 'delete' ? open(action) : take(action))}
          >
            {t(label)}
          </ActionButton>
        );
      })}
      <ConfirmDialog
        opened={opened && shown?.dialog === 'release'}
        title={t('chosenExaminations.releaseTitle', { count: rows.length })}
        text={t('chosenExaminations.releaseText', { names })}
        confirm={t('examinationAdmin.release')}
        danger
        onConfirm={() => takeConfirmed('release')}
        onCancel={close}
      />
      <ConfirmDialog
        opened={opened && shown?.dialog === 'delete' && untaken.length === 0}
        title={t('examinationAdmin.keepTitle')}
        text={t('examinationAdmin.keepText', { name: names })}
        confirm={mayArchive ? t('examinationAdmin.archive') : null}
        onConfirm={() => takeConfirmed('archive')}
        onCancel={close}
      />
      <ConfirmDialog
        opened={opened && shown?.dialog === 'delete' && untaken.length > 0}
        title={t('chosenExaminations.removeTitle', { count: untaken.length })}
        text={[
          t('chosenExaminations.removeText', { names: namesOf(untaken) }),
          taken.length > 0 && t('chosenExaminations.removeKeeps', { names: namesOf(taken) }),
        ]
          .filter(Boolean)
          .join(' ')}
        confirm={t('examinationAdmin.remove')}
        danger
        onConfirm={() => takeConfirmed('delete')}
        onCancel={close}
      />
    </>
  );
}
