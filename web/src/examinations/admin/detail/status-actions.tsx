import { areResultsOut, type ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconEye, IconWorldUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { examinationPath, paths } from '../../../platform/navigation/paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { ActionButton } from '../../../platform/ui/buttons/action-button.tsx';
import { WorkingButton } from '../../../platform/ui/buttons/working-button.tsx';
import { ConfirmDialog } from '../../../platform/ui/dialogs/confirm-dialog.tsx';
import { actionLooks } from '../action-looks.ts';
import { examinationAdminQuery } from '../admin-examinations.api.ts';
import { helpsNextAttempt } from '../early-results.ts';
import { isOwner } from '../sharing/ownership.ts';
import { SharingActions } from '../sharing/sharing-actions.tsx';
import { DeleteExamination } from './delete-examination.tsx';
import classes from './status-panel.module.css';
import type { ExaminationSteps } from './use-examination-steps.ts';

type Action = keyof typeof actionLooks;

/** Returns the possible actions apart from publishing and preview. */
function actionsFor({ status, ...release }: ExaminationAdmin, canDelete: boolean): Action[] {
  const isReleased = areResultsOut(release, Date.now());
  const shelf = status === 'archived' ? 'restore' : 'archive';
  return [
    ...(isReleased || status === 'draft' ? [] : (['release'] as const)),
    'duplicate',
    shelf,
    ...(canDelete ? (['delete'] as const) : []),
  ];
}

export function StatusActions({
  examination,
  steps,
  mayPublish,
}: {
  examination: ExaminationAdmin;
  steps: ExaminationSteps;
  mayPublish: boolean;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isOwned = isOwner(useSession()?.user, examination);
  const [asked, setAsked] = useState<Action>();
  const { status } = examination;
  const { take, pending } = steps;
  const helpsNext = helpsNextAttempt({
    ...examination,
    results_release: 'at_time',
    results_at: new Date().toISOString(),
  });
  const press = (action: Action) => {
    // The numbers of attempts may have changed since the page was opened.
    if (action === 'release' || action === 'delete')
      void client.invalidateQueries(examinationAdminQuery(examination.id));
    // The other actions can be undone, so they need no confirmation.
    if (action === 'release' || action === 'delete') setAsked(action);
    else take(action);
  };

  return (
    <div className={classes.actions}>
      {mayPublish && (
        <WorkingButton
          icon={<IconWorldUpload size={18} aria-hidden />}
          working={pending === 'publish' && t('examinationAdmin.publishing')}
          onClick={() => take('publish')}
        >
          {t(status === 'draft' ? 'examinationAdmin.publish' : 'examinationAdmin.publishChanges')}
        </WorkingButton>
      )}
      <Button
        component={Link}
        to={examinationPath(paths.previewExamination, examination.id)}
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
      >
        {t('examinationAdmin.preview')}
      </Button>
      {isOwned && <SharingActions examination={examination} />}
      {actionsFor(examination, isOwned).map((action) => {
        const { label, Icon } = actionLooks[action];
        return (
          <ActionButton icon={Icon} key={action} loading={pending === action} onClick={() => press(action)}>
            {t(label)}
          </ActionButton>
        );
      })}

      <ConfirmDialog
        opened={asked === 'release'}
        title={t('examinationAdmin.releaseTitle')}
        text={[
          t('examinationAdmin.releaseText'),
          examination.attempts_running > 0 &&
            t('examinationAdmin.releaseRunning', { count: examination.attempts_running }),
          examination.attempts_late > 0 &&
            t('examinationAdmin.releaseLate', { count: examination.attempts_late }),
          helpsNext && t('examinationSettings.resultsBetweenAttempts'),
        ]
          .filter(Boolean)
          .join(' ')}
        confirm={t('examinationAdmin.release')}
        danger={examination.attempts_running > 0}
        onConfirm={() => {
          setAsked(undefined);
          take('release');
        }}
        onCancel={() => setAsked(undefined)}
      />
      <DeleteExamination
        examination={examination}
        opened={asked === 'delete'}
        onClose={() => setAsked(undefined)}
        onArchive={() => {
          setAsked(undefined);
          take('archive');
        }}
      />
    </div>
  );
}
