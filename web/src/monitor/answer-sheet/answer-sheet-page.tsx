import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { ExaminationLinks } from '../../examinations/admin/examination-links.tsx';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { fullName } from '../../platform/session/person.ts';
import { NavButton } from '../../platform/ui/buttons/nav-button.tsx';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { StaleNotice } from '../../platform/ui/feedback/stale-notice.tsx';
import { CardSection } from '../../platform/ui/page/card-section.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { PrintButton } from '../../platform/ui/print/print-button.tsx';
import { PrintHead } from '../../platform/ui/print/print-head.tsx';
import { ScoreCard } from '../../results/score-card.tsx';
import { SectionChart } from '../../results/section-chart.tsx';
import { sectionResults } from '../../results/section-results.ts';
import { AttemptHistory } from '../history/attempt-history.tsx';
import { answerSheetQuery } from '../monitor.api.ts';
import { type AnswerSheet, feedbackOf, questionsOf, resultOf } from './answer-sheet.ts';
import classes from './answer-sheet-page.module.css';
import { AnsweredSection } from './answered-section.tsx';
import { AttemptFacts } from './attempt-facts.tsx';
import { ReadAnswerFile } from './read-answer-file.tsx';

// The sheet shares parts and texts with the student's result page.
export function AnswerSheetPage() {
  const [search] = useSearchParams();
  const { data: id } = z.uuid().safeParse(search.get('attempt'));
  return id ? <Loaded key={id} id={id} /> : <Navigate to={paths.examinations} replace />;
}

function Loaded({ id }: { id: string }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(answerSheetQuery(id));
  if (!data && error) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  if (!data) return <FullScreenLoader />;
  return (
    <>
      {error && <StaleNotice error={error} since={dataUpdatedAt} retry={refetch} retrying={isFetching} />}
      <Sheet sheet={data} />
    </>
  );
}

/** A student's answers in one attempt, with the answer keys, the points and the history. */
function Sheet({ sheet }: { sheet: AnswerSheet }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { attempt, decimal_sign, sections, stimuli } = sheet;
  const { examination, user, number } = attempt;
  // Only the login is unique, so it comes first.
  const about = [
    user.login,
    number > 1 && t('monitor.number', { number }),
    examination.examination_name,
    user.class && t('ui.studentOfClass', { name: user.class }),
  ]
    .filter(Boolean)
    .join(' · ');
  const result = resultOf(sheet);
  const hasEssays = questionsOf(sheet).some(({ interaction }) => interaction === 'essay');
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
  return (
    <>
      <PrintHead lines={[today]} />
      <PageHeader
        above={<ExaminationLinks id={examination.id} />}
        title={fullName(user)}
        lead={about}
        actions={
          <>
            {hasEssays && (
              <NavButton to={examinationPath(paths.marking, examination.id)} variant="default">
                {t('monitor.mark')}
              </NavButton>
            )}
            <ReadAnswerFile attemptId={attempt.id} />
            <PrintButton />
          </>
        }
      />
      {result ? (
        <ScoreCard result={result} />
      ) : (
        <p className={classes.running}>
          {attempt.unmarked > 0 ? t('monitor.unmarked', { count: attempt.unmarked }) : t('answerSheet.runs')}
        </p>
      )}
      <AttemptFacts sheet={sheet} />
      <div className={classes.columns}>
        <SectionChart results={sectionResults(feedbackOf(sheet))} />
        <CardSection title={t('monitor.history')}>
          <AttemptHistory attemptId={attempt.id} />
        </CardSection>
      </div>
      {sections.map((section) => (
        <AnsweredSection
          key={section.name}
          attempt={attempt}
          section={section}
          stimuli={stimuli}
          decimalSign={decimal_sign}
        />
      ))}
    </>
  );
}
