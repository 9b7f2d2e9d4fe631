import type { ExaminationStatus } from '@lulus/contract';
import { IconArchive, IconPencil, IconPencilExclamation, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './exam-state.module.css';

const icons = { draft: IconPencil, published: IconWorld, archived: IconArchive };
const words = {
  draft: 'examinations.statusDraft',
  published: 'examinations.statusPublished',
  archived: 'examinations.statusArchived',
} as const;

/** How far an examination is, for admins. */
export function ExamStatus({ status }: { status: ExaminationStatus }) {
  const { t } = useTranslation();
  const Icon = icons[status];
  return (
    <p className={classes.state} data-status={status}>
      <Icon size={16} aria-hidden />
      {t(words[status])}
    </p>
  );
}

/** It is published, and students get an older revision than the one that is being edited. */
export function UnpublishedChanges() {
  const { t } = useTranslation();
  return (
    <p className={classes.state} data-status="draft">
      <IconPencilExclamation size={16} aria-hidden />
      {t('examinations.unpublishedChanges')}
    </p>
  );
}
