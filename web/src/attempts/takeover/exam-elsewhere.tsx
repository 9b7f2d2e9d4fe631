import { Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { errorMessages } from '../../platform/ui/feedback/error-messages.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { countWaiting } from '../answers/save-queue.ts';
import classes from '../screen/exam-problem.module.css';
import type { ExamSession } from '../session/exam-session.ts';
import type { ExamState } from '../session/exam-state.ts';

interface DeviceProps {
  session: ExamSession;
  state: ExamState;
  /** This device was active before, so that a stranger may have taken over. */
  isTakenOver: boolean;
}

/** Notice that another device is active. This one accepts no answers until the student takes over. */
export function OnOtherDevice({ session, state, isTakenOver }: DeviceProps) {
  const { t } = useTranslation();
  const takeover = useMutation({ mutationFn: session.takeOver });
  const waiting = countWaiting(state.queue);
  const handingOver = waiting > 0 ? ` ${t('examElsewhere.handingOver', { count: waiting })}` : '';
  return (
    <Elsewhere
      text={t(isTakenOver ? 'examElsewhere.takenOverText' : 'examElsewhere.otherDeviceText') + handingOver}
      title={t(isTakenOver ? 'examElsewhere.takenOver' : 'examElsewhere.otherDevice')}
      isBusy={takeover.isPending}
      problem={takeover.error ? errorMessages(takeover.error).join(' ') : undefined}
      onTakeOver={takeover.mutate}
    />
  );
}

/** Notice that another tab of this browser has the examination. */
export function InOtherTab({ onTakeOver }: { onTakeOver: () => void }) {
  const { t } = useTranslation();
  return (
    <Elsewhere
      title={t('examElsewhere.otherTab')}
      text={t('examElsewhere.otherTabText')}
      onTakeOver={onTakeOver}
    />
  );
}

interface Props {
  title: string;
  text: string;
  isBusy?: boolean;
  problem?: string | undefined;
  onTakeOver: () => void;
}

function Elsewhere({ title, text, isBusy = false, problem, onTakeOver }: Props) {
  const { t } = useTranslation();
  return (
    <main className={classes.page}>
      <title>{`${title} · Lulus`}</title>
      <Notice role="status" icon={<IconDevices aria-hidden />} title={title} titleAs="h1" text={text}>
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <Button loading={isBusy} onClick={() => onTakeOver()}>
          {t('examElsewhere.continueHere')}
        </Button>
        <Button component={Link} to={paths.dashboard} variant="default">
          {t('attempts.toDashboard')}
        </Button>
      </Notice>
    </main>
  );
}
