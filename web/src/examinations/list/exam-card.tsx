import type { Examination } from '@lulus/contract';
import { IconArrowRight, IconClock, IconListNumbers, IconUser } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { isStaff } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { NavButton } from '../../platform/ui/buttons/nav-button.tsx';
import { isResultPending } from '../results-release.ts';
import { selectExamination } from '../selected-examination.ts';
import classes from './exam-card.module.css';
import { ExamState } from './exam-state.tsx';
import { ExamStatus, UnpublishedChanges } from './exam-status.tsx';
import { ownMinutes } from './exam-window.ts';
import { minutesOf } from './minutes-of.ts';
import { ResultNote } from './result-note.tsx';
import { WindowNote } from './window-note.tsx';

/** An examination in a list, with a link to its details. */
export function ExamCard({ examination, choose: box }: { examination: Examination; choose?: ReactNode }) {
  const { t } = useTranslation();
  const user = useSession()?.user;
  const isOfStaff = isStaff(user);
  const owner = useOwnerNote(examination);
  const now = useNow();
  const nameId = useId();
  const to = examinationPath(paths.examinationDetail, examination.id);
  const choose = () => selectExamination(examination.id);

  return (
    <article className={classes.card}>
      <div className={classes.states}>
        {isOfStaff ? (
          <ExamStatus status={examination.status} />
        ) : (
          <ExamState state={examination.attempt_state} isResultPending={isResultPending(examination, now)} />
        )}
        {examination.has_unpublished_changes && <UnpublishedChanges />}
        {box}
      </div>
      <h3 className={classes.name} id={nameId}>
        <Link to={to} onClick={choose} className={classes.nameLink}>
          {examination.examination_name}
        </Link>
      </h3>
      {examination.examination_desc && <p className={classes.desc}>{examination.examination_desc}</p>}
      <ul className={classes.facts}>
        <li>
          <IconListNumbers size={18} stroke={1.75} aria-hidden />
          {t('examinations.questions', { count: examination.examination_bank_count })}
        </li>
        <li>
          <IconClock size={18} stroke={1.75} aria-hidden />
          {minutesOf(t, ownMinutes(examination))}
        </li>
        {owner && (
          <li>
            <IconUser size={18} stroke={1.75} aria-hidden />
            {owner}
          </li>
        )}
      </ul>
      <div className={classes.window}>
        <WindowNote examination={examination} />
        {!isOfStaff && <ResultNote examination={examination} />}
      </div>
      <NavButton
        to={to}
        onClick={choose}
        aria-describedby={nameId}
        variant="light"
        className={classes.next ?? ''}
        rightSection={<IconArrowRight size={18} aria-hidden />}
        fullWidth
      >
        {t(examination.attempt_state === 'submitted' ? 'examinations.seeExam' : 'examinations.goToExam')}
      </NavButton>
    </article>
  );
}

/** Returns whose examination it is, if it is not the user's own. Admins see the owner, and co-teachers that it is shared. */
function useOwnerNote({ owner }: Examination): string | undefined {
  const { t } = useTranslation();
  const user = useSession()?.user;
  if (user?.role === 'admin') return owner?.name;
  return user?.role === 'teacher' && owner?.id !== user.id ? t('examinations.sharedWithYou') : undefined;
}
