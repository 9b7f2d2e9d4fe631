import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stored } from '../../platform/device-store/stored.ts';
import { fullName } from '../../platform/session/person.ts';
import { currentSession } from '../../platform/session/session.ts';
import { SaveLine } from '../answers/save-line.tsx';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';
import { endOf } from '../time/section-time.ts';
import { TimeWarning } from '../time/time-warning.tsx';
import classes from './info-bar.module.css';

interface Props {
  session: ExamSession;
  state: ExamState;
  isPreview?: boolean;
}

/** The second bar, with the examination's name, the candidate and the saving status. */
export function InfoBar({ session, state, isPreview = false }: Props) {
  const { t } = useTranslation();
  // Read once, so that the name stays during a new login, or when another person logs in.
  const [user] = useState(() => currentSession()?.user ?? stored.user.read());
  const name = user ? fullName(user) : '';
  return (
    <div className={classes.bar}>
      <h1 className={classes.name}>{state.paper.name}</h1>
      <p className={classes.candidate}>{t('attempts.candidate', { name })}</p>
      <TimeWarning due={endOf(state)} now={session.ports.clock.now} />
      {!isPreview && <SaveLine session={session} state={state} />}
    </div>
  );
}
