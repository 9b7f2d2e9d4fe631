import type { OwnSession } from '@lulus/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { LinesSkeleton } from '../platform/ui/feedback/lines-skeleton.tsx';
import { showError, showSuccess } from '../platform/ui/feedback/toasts.tsx';
import formClasses from '../platform/ui/forms/form.module.css';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { refetchSessions, sendEndOthers, sessionsQuery } from './account.api.ts';
import classes from './account-page.module.css';
import { SessionRow } from './session-row.tsx';

/** Lists the devices on which the user is logged in, with buttons to log them out. */
export function SessionsSection({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery({
    ...sessionsQuery(sessionId),
    refetchOnMount: 'always',
  });
  return (
    <CardSection title={t('account.sessions')}>
      {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {!data && !error && <LinesSkeleton lines={3} />}
      {data && <Sessions sessions={data} />}
    </CardSection>
  );
}

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const endOthers = useMutation({
    mutationFn: sendEndOthers,
    onSuccess: () => showSuccess(t('account.endedOthers')),
    onError: showError,
    onSettled: () => refetchSessions(client),
  });
  const isElsewhere = sessions.length > 1;
  return (
    <>
      <p className={formClasses.note}>{t(isElsewhere ? 'account.sessionsText' : 'account.onlyHere')}</p>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {isElsewhere && (
        <div className={formClasses.actions}>
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('account.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}
