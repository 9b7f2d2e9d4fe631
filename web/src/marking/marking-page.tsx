import { type ExaminationAdmin, type MarkedQuestion, QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { NativeSelect } from '@mantine/core';
import { IconChecks, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { essaysQuery } from '../examinations/admin/admin-examinations.api.ts';
import { ExaminationLinks } from '../examinations/admin/examination-links.tsx';
import { WithSelectedExamination } from '../examinations/admin/with-selected-examination.tsx';
import { AssetImage } from '../platform/ui/content/asset-image.tsx';
import { plainText, RichText } from '../platform/ui/content/rich-text.tsx';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { ListSkeleton } from '../platform/ui/feedback/list-skeleton.tsx';
import { Notice } from '../platform/ui/feedback/notice.tsx';
import { ProgressBar } from '../platform/ui/feedback/progress-bar.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { EssayQueue } from './essay-queue.tsx';
import { markingQuery } from './marking.api.ts';
import classes from './marking-page.module.css';

export function MarkingPage() {
  return (
    <WithSelectedExamination>
      {(examination) => <Marking examination={examination} />}
    </WithSelectedExamination>
  );
}

/** Essays of an examination, one after the other, by question. */
function Marking({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { id } = examination;
  const overview = useQuery(essaysQuery(id));
  const questions = overview.data?.questions ?? [];
  const asked = questions.find((one) => one.id === search.get('question'));
  const chosen = asked ?? questions.find(({ to_mark }) => to_mark > 0) ?? questions[0];
  const choose = (question: string) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), question }));
  return (
    <>
      <PageHeader
        above={<ExaminationLinks id={id} />}
        title={t('marking.title')}
        lead={`${examination.examination_name}. ${t('marking.lead')}`}
      />
      {overview.isPending && <ListSkeleton />}
      {!overview.data && overview.error && (
        <Failure error={overview.error} retry={overview.refetch} retrying={overview.isFetching} />
      )}
      {overview.data && !chosen && (
        <Notice icon={<IconFileText aria-hidden />} title={t('marking.none')} text={t('marking.noneText')} />
      )}
      {chosen && (
        <>
          {questions.length > 1 && (
            <NativeSelect
              label={t('marking.question')}
              value={chosen.id}
              data={questions.map((one, at) => ({
                value: one.id,
                label: t('marking.questionCount', {
                  number: at + 1,
                  text: plainText(one.bank_question).slice(0, 60),
                  marked: one.marked,
                  total: one.marked + one.to_mark,
                }),
              }))}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          )}
          <Essays key={chosen.id} examId={id} question={chosen} />
        </>
      )}
    </>
  );
}

function Essays({ examId, question: known }: { examId: string; question: MarkedQuestion }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(markingQuery(examId, known.id));
  const question = data?.questions.find(({ id }) => id === known.id) ?? known;
  const { marked, to_mark } = question;
  const total = marked + to_mark;
  return (
    <>
      <div className={classes.question}>
        <RichText html={question.bank_question} />
        {question.bank_asset.image.map((path) => (
          <AssetImage key={path} path={path} alt="" width={QUESTION_IMAGE_WIDTH_PX} />
        ))}
      </div>
      {total > 0 && (
        <div className={classes.progress}>
          <ProgressBar label={t('marking.title')} value={(100 * marked) / total} />
          <p role="status" className={classes.note}>
            {t('marking.progress', { marked, total })}
          </p>
        </div>
      )}
      {total > 0 && to_mark === 0 && (
        <p className={classes.done}>
          <IconChecks size={20} aria-hidden /> {t('marking.allMarked')}
        </p>
      )}
      {!data && !error && <ListSkeleton />}
      {!data && error && <Failure error={error} retry={refetch} retrying={isFetching} />}
      {data?.responses.length === 0 && (
        <Notice icon={<IconFileText aria-hidden />} title={t('marking.none')} text={t('marking.noneText')} />
      )}
      {data && data.responses.length > 0 && (
        <EssayQueue examId={examId} question={question} essays={data.responses} />
      )}
    </>
  );
}
