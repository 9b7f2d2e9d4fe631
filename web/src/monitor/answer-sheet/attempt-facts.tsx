import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { momentText } from '../../platform/time/moment-text.ts';
import { LateFacts } from '../late-facts.tsx';
import { RunningUntil } from '../running-until.tsx';
import { type AnswerSheet, questionsOf } from './answer-sheet.ts';
import classes from './attempt-facts.module.css';

/** Facts of an attempt: its times, the number of answers, and unusual events. */
export function AttemptFacts({ sheet }: { sheet: AnswerSheet }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { attempt, last_saved_at } = sheet;
  const { started_at, submitted_at, due_at, open_section, closed_by, extra_time_percent, answered, late } =
    attempt;
  const questions = questionsOf(sheet);
  const flagged = questions.filter(({ answer }) => answer?.flagged).length;
  const when = (instant: string) => momentText(instant, locale);
  return (
    <dl className={classes.facts}>
      <Fact name={t('monitor.started')}>{when(started_at)}</Fact>
      <Fact name={t('monitor.end')}>
        {submitted_at ? (
          <>
            {when(submitted_at)}
            <span className={classes.more}>
              {t(closed_by === 'deadline' ? 'monitor.byDeadline' : 'monitor.byStudent')}
            </span>
          </>
        ) : (
          <RunningUntil due_at={due_at} open_section={open_section} className={classes.line} />
        )}
      </Fact>
      {extra_time_percent > 0 && (
        <Fact name={t('answerSheet.extraTime')}>
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(extra_time_percent / 100)}
        </Fact>
      )}
      <Fact name={t('monitor.answered')}>
        {t('monitor.answeredOf', { answered, questions: questions.length })}
      </Fact>
      <Fact name={t('answerSheet.lastSaved')}>
        {last_saved_at ? momentText(last_saved_at, locale, 'second') : '–'}
      </Fact>
      {flagged > 0 && <Fact name={t('answerSheet.flaggedCount')}>{flagged}</Fact>}
      {late && (
        <Fact name={t('answerSheet.lateCount')}>
          {late.count}
          <span className={classes.more}>
            <LateFacts late={late} />
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
