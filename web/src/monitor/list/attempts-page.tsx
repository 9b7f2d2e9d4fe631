import type { ExaminationAdmin } from '@lulus/contract';
import { Button } from '@mantine/core';
import { IconClockPlus, IconPencil, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExaminationLinks } from '../../examinations/admin/examination-links.tsx';
import { FullTimeOffer } from '../../examinations/admin/full-time-offer.tsx';
import { WithSelectedExamination } from '../../examinations/admin/with-selected-examination.tsx';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { useDialog } from '../../platform/ui/dialogs/use-dialog.ts';
import { AttentionBar } from '../../platform/ui/feedback/attention-bar.tsx';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { ListSkeleton } from '../../platform/ui/feedback/list-skeleton.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { StaleNotice } from '../../platform/ui/feedback/stale-notice.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { isRunning } from '../attempt-row.ts';
import { attemptsQuery } from '../monitor.api.ts';
import { OutageNote } from '../outage-note.tsx';
import { AttemptPrints } from '../results/attempt-prints.tsx';
import { ResultsWhileWriting } from '../results/results-while-writing.tsx';
import { type AttemptDialog, AttemptDialogs } from './attempt-dialogs.tsx';
import { AttemptList } from './attempt-list.tsx';
import classes from './attempts-page.module.css';

// Both pages share one chunk, because the student's bundle has the name of every chunk.
export { AnswerSheetPage } from '../answer-sheet/answer-sheet-page.tsx';

export function AttemptsPage() {
  return (
    <WithSelectedExamination>
      {(examination) => <Attempts examination={examination} />}
    </WithSelectedExamination>
  );
}

function Attempts({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(attemptsQuery(examination.id));
  const list = useRef<HTMLElement>(null);
  const { shown, opened, open, close } = useDialog<AttemptDialog>(list);
  const unmarked = data?.rows.reduce((sum, row) => sum + row.unmarked, 0) ?? 0;
  const running = data?.rows.filter(isRunning).length ?? 0;
  return (
    <>
      <PageHeader
        above={<ExaminationLinks id={examination.id} />}
        title={examination.examination_name}
        lead={t('monitor.lead')}
        actions={
          <>
            {data && <AttemptPrints examination={examination} rows={data.rows} />}
            {running > 0 && (
              <ActionButton icon={IconClockPlus} onClick={() => open({ kind: 'extendAll', running })}>
                {t('monitor.extendAll')}
              </ActionButton>
            )}
          </>
        }
      />
      <section ref={list} tabIndex={-1} className={classes.list} aria-label={t('monitor.title')}>
        {running > 0 && <FullTimeOffer examination={{ ...examination, attempts_running: running }} />}
        {unmarked > 0 && (
          <AttentionBar
            role="status"
            icon={<IconPencil aria-hidden />}
            text={t('monitor.unmarked', { count: unmarked })}
          >
            <Button component={Link} to={examinationPath(paths.marking, examination.id)} variant="default">
              {t('monitor.mark')}
            </Button>
          </AttentionBar>
        )}
        {data?.outage && <OutageNote outage={data.outage} />}
        {data && <ResultsWhileWriting examination={examination} rows={data.rows} />}
        {data && error && (
          <StaleNotice error={error} since={dataUpdatedAt} retry={refetch} retrying={isFetching} />
        )}
        {!data && !error && <ListSkeleton />}
        {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
        {data?.rows.length === 0 && (
          <Notice
            icon={<IconUsers aria-hidden />}
            title={t('monitor.none')}
            text={t(examination.status === 'draft' ? 'monitor.noneDraftText' : 'monitor.noneText')}
          >
            {examination.status === 'draft' && (
              <Button component={Link} to={examinationPath(paths.examinationDetail, examination.id)}>
                {t('monitor.toPublish')}
              </Button>
            )}
          </Notice>
        )}
        {data && data.rows.length > 0 && (
          <AttemptList
            rows={data.rows}
            clock={{ serverTime: data.now, receivedAt: dataUpdatedAt, isStale: error !== null }}
            onAct={(kind, row) => open({ kind, row })}
            onExtendChosen={(rows, done) => open({ kind: 'extendChosen', rows, done })}
          />
        )}
      </section>
      {shown && (
        <AttemptDialogs
          key={shown.number}
          examinationId={examination.id}
          dialog={shown.dialog}
          opened={opened}
          onClose={close}
        />
      )}
    </>
  );
}
