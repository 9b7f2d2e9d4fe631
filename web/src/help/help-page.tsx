import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { useSession } from '../platform/session/session.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { PrintButton } from '../platform/ui/print/print-button.tsx';
import { type Guide, type GuideName, guideFiles, guideNames } from './guide.ts';
import { GuideText } from './guide-text.tsx';

const files = import.meta.glob<{ default: Guide }>('../../../docs/guides/*.md');

async function loadGuide(file: string): Promise<Guide> {
  const load = files[`../../../docs/guides/${file}`];
  if (!load) throw new Error(`There is no guide ${file}.`);
  return (await load()).default;
}

/** Shows the guide in the address, or the guide for the user's role, in the language of the screen. */
export function HelpPage() {
  const { locale } = useLanguage();
  const { guide } = useParams();
  const isAdmin = useSession()?.user.role === 'admin';
  const name: GuideName = guideNames.find((one) => one === guide) ?? (isAdmin ? 'teacher' : 'student');
  const file = guideFiles[name][locale === 'id' ? 'id' : 'en'];
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['guide', file],
    queryFn: () => loadGuide(file),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <FullScreenLoader />;
  if (!data) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  return (
    <>
      <PageHeader title={data.title} actions={<PrintButton />} />
      <GuideText blocks={data.blocks} />
    </>
  );
}
