import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconEye,
  IconSpeakerphone,
  IconTrash,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DeleteExamination } from './delete-examination.tsx';
import classes from './status-panel.module.css';
import type { ExaminationSteps } from './use-examination-steps.ts';

type Asked = 'archive' | 'release' | 'delete';

export function StatusActions({
  examination,
  steps,
}: {
  examination: ExaminationAdmin;
  steps: ExaminationSteps;
}) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const { status, has_unpublished_changes, results_release, results_at } = examination;
  const { take, pending } = steps;
  const mayPublish = status === 'draft' || (status === 'published' && has_unpublished_changes);
  const isReleased = results_release === 'at_once' || (results_at && Date.parse(results_at) <= Date.now());
  const confirmed = (step: 'archive' | 'release') => () => {
    setAsked(undefined);
    take(step);
  };

  return (
    <div className={classes.actions}>
      {mayPublish && (
        <Button
          leftSection={<IconWorldUpload size={18} aria-hidden />}
          loading={pending === 'publish'}
          onClick={() => take('publish')}
        >
          {t(status === 'draft' ? 'examinationAdmin.publish' : 'examinationAdmin.publishChanges')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.previewExamination}
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
      >
        {t('examinationAdmin.preview')}
      </Button>
      {!isReleased && status !== 'draft' && (
        <Button
          variant="default"
          leftSection={<IconSpeakerphone size={18} aria-hidden />}
          loading={pending === 'release'}
          onClick={() => setAsked('release')}
        >
          {t('examinationAdmin.release')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        loading={pending === 'duplicate'}
        onClick={() => take('duplicate')}
      >
        {t('examinationAdmin.duplicate')}
      </Button>
      {status === 'archived' ? (
        <Button
          variant="default"
          leftSection={<IconArchiveOff size={18} aria-hidden />}
          loading={pending === 'restore'}
          onClick={() => take('restore')}
        >
          {t('examinationAdmin.restore')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconArchive size={18} aria-hidden />}
          loading={pending === 'archive'}
          onClick={() => setAsked('archive')}
        >
          {t('examinationAdmin.archive')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsked('delete')}
      >
        {t('examinationAdmin.remove')}
      </Button>

      <ConfirmDialog
        opened={asked === 'archive'}
        title={t('examinationAdmin.archiveTitle')}
        text={t('examinationAdmin.archivedText')}
        confirm={t('examinationAdmin.archive')}
        cancel={t('examinationAdmin.cancel')}
        onConfirm={confirmed('archive')}
        onCancel={() => setAsked(undefined)}
      />
      <ConfirmDialog
        opened={asked === 'release'}
        title={t('examinationAdmin.releaseTitle')}
        text={t('examinationAdmin.releaseText')}
        confirm={t('examinationAdmin.release')}
        cancel={t('examinationAdmin.cancel')}
        onConfirm={confirmed('release')}
        onCancel={() => setAsked(undefined)}
      />
      <DeleteExamination
        examination={examination}
        opened={asked === 'delete'}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}
