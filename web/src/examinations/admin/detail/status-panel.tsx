import type { ExaminationAdmin } from '@lulus/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/client.ts';
import { AttentionNote } from '../../../platform/ui/feedback/attention-note.tsx';
import { SectionTitle } from '../../../platform/ui/page/section-title.tsx';
import { ExamStatus } from '../../list/exam-status.tsx';
import { publishingQuery } from '../admin-examinations.api.ts';
import { ForwardOnlyNotes } from './forward-only-notes.tsx';
import { PublishHints } from './publish-hints.tsx';
import { PublishProblems } from './publish-problems.tsx';
import { StatusActions } from './status-actions.tsx';
import { StatusFacts } from './status-facts.tsx';
import classes from './status-panel.module.css';
import { StudentLink } from './student-link.tsx';
import { useExaminationSteps } from './use-examination-steps.ts';

const notes = {
  draft: 'examinationAdmin.draftText',
  published: 'examinationAdmin.publishedText',
  archived: 'examinationAdmin.archivedText',
} as const;

/** Notes about automatic publishing. An archived examination is never published automatically. */
const automaticNotes = {
  draft: 'examinationAdmin.automaticDraft',
  published: 'examinationAdmin.automatic',
} as const;

/** Panel with the status of an examination, its publish problems and its actions. */
export function StatusPanel({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const steps = useExaminationSteps(examination);
  const isRefused = steps.error instanceof ApiError && steps.error.code === 'not_ready';
  const { status } = examination;
  const isAutomatic = examination.publishing === 'automatic';
  const isBehind = status === 'draft' || examination.has_unpublished_changes;
  const mayPublish = isBehind && !isAutomatic;
  const isIncomplete = isBehind && isAutomatic;
  const publishing = useQuery({ ...publishingQuery(examination.id), enabled: isRefused || isIncomplete });
  const problems = (publishing.data?.problems ?? []).filter(
    ({ bank_id }) => isRefused || (isIncomplete && bank_id),
  );
  return (
    <section className={classes.panel} aria-labelledby="status-title">
      <div id="status-title" className="visually-hidden">
        <SectionTitle>{t('examinationAdmin.status')}</SectionTitle>
      </div>
      <div className={classes.head}>
        <ExamStatus status={status} />
      </div>
      <p className={classes.note}>{t(notes[status])}</p>
      {isAutomatic && status !== 'archived' && <p className={classes.note}>{t(automaticNotes[status])}</p>}
      {examination.has_unpublished_changes && (
        <AttentionNote>
          {t(isAutomatic ? 'examinationAdmin.incompleteLeftOut' : 'examinationAdmin.unpublished')}
        </AttentionNote>
      )}
      <StatusFacts examination={examination} />
      {status === 'published' && <StudentLink id={examination.id} />}
      {status !== 'archived' && <ForwardOnlyNotes examination={examination} />}
      {problems.length > 0 && <PublishProblems examId={examination.id} problems={problems} />}
      {mayPublish && <PublishHints examination={examination} />}
      <StatusActions examination={examination} steps={steps} mayPublish={mayPublish} />
    </section>
  );
}
