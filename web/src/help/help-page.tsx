import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { lazyAdminPart } from '../platform/i18n/lazy-part.ts';
import { isTeacher } from '../platform/session/roles.ts';
import { useSession } from '../platform/session/session.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { PrintButton } from '../platform/ui/print/print-button.tsx';
import { type Guide, guideFiles, guideNames, guidesOf } from './guide.ts';
import { GuideContents } from './guide-contents.tsx';
import { GuideText } from './guide-text.tsx';
import { useTicks } from './use-ticks.ts';

const files = import.meta.glob<{ default: Guide }>('../../../docs/guides/*.md');

async function loadGuide(file: string): Promise<Guide> {
  const load = files[`../../../docs/guides/${file}`];
  if (!load) throw new Error(`There is no guide ${file}.`);
  return (await load()).default;
}

const ExamOfChecklist = lazyAdminPart(async () => (await import('./exam-of-checklist.tsx')).ExamOfChecklist);

/** Shows the guide in the address, or the guide for the user's role, in the language of the screen. */
export function HelpPage() {
  const { locale } = useLanguage();
  const { guide } = useParams();
  const [search] = useSearchParams();
  const user = useSession()?.user;
  const name = guideNames.find((one) => one === guide) ?? guidesOf(user?.role)[0];
  const file = guideFiles[name][locale === 'id' ? 'id' : 'en'];
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['guide', file],
    queryFn: () => loadGuide(file),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <FullScreenLoader />;
  if (!data) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  if (name !== 'exam-day') return <GuidePage guide={data} />;
  const examId = isTeacher(user) ? search.get('exam') : null;
  return <Checklist key={examId} guide={data} examId={examId} />;
}

function GuidePage({ guide: { title, blocks } }: { guide: Guide }) {
  return (
    <>
      <PageHeader title={title} actions={<PrintButton />} />
      <GuideContents blocks={blocks} />
      <GuideText blocks={blocks} />
    </>
  );
}

function Checklist({ guide: { title, blocks }, examId }: { guide: Guide; examId: string | null }) {
  const { t } = useTranslation();
  const { ticks, toggle, clear } = useTicks(examId);
  return (
    <>
      <PageHeader
        above={
          examId && (
            <Suspense>
              <ExamOfChecklist id={examId} />
            </Suspense>
          )
        }
        title={title}
        lead={t(examId ? 'help.ticksOfExam' : 'help.ticks')}
        actions={
          <>
            {ticks.length > 0 && (
              <Button variant="default" onClick={clear}>
                {t('help.removeTicks')}
              </Button>
            )}
            <PrintButton />
          </>
        }
      />
      <GuideContents blocks={blocks} />
      <GuideText blocks={blocks} checklist={{ ticks, toggle }} />
    </>
  );
}
