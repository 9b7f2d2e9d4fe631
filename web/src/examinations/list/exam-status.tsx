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

/** Status of an examination, for admins. */
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

/** Mark of a published examination with edits that students do not get yet. */
export function UnpublishedChanges() {
  const { t } = useTranslation();
  return (
    <p className={classes.state} data-status="draft">
      <IconPencilExclamation size={16} aria-hidden />
      {t('examinations.unpublishedChanges')}
    </p>
  );
}
