import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../platform/ui/page/section-title.tsx';
import { QuestionText } from '../questions/gaps/question-text.tsx';
import { Hint } from './hint.tsx';
import classes from './practice.module.css';
import { byNeed, progressOf, type SectionResult } from './section-results.ts';

const encouragement = {
  all: 'results.practiceAll',
  most: 'results.practiceMost',
  half: 'results.practiceHalf',
  begin: 'results.practiceBegin',
} as const;

/** Sections to practise, the weakest first, with the questions that were not answered correctly. */
export function Practice({ results }: { results: SectionResult[] }) {
  const { t } = useTranslation();
  const [first, ...others] = byNeed(results);
  return (
    <section className={classes.practice}>
      <SectionTitle>{t('results.practice')}</SectionTitle>
      <p className={classes.text}>{t(encouragement[progressOf(results)])}</p>
      {first && (
        <ol className={classes.sections}>
          <SectionPractice key={first.section} result={first} isFirst />
          {others.map((result) => (
            <SectionPractice key={result.section} result={result} />
          ))}
        </ol>
      )}
    </section>
  );
}

function SectionPractice({ result, isFirst = false }: { result: SectionResult; isFirst?: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isFirst);
  const { section, toPractise, total } = result;
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={classes.summary}>
          <IconChevronRight size={18} className={classes.chevron} aria-hidden />
          <span className={classes.name}>{section}</span>
          <span className={classes.count}>
            {t('results.practiceCount', { count: toPractise.length, total })}
          </span>
        </summary>
        {isOpen && (
          <ul className={classes.questions}>
            {toPractise.map(({ id, number, question, gaps, hint, hintType }) => (
              <li key={id}>
                <span className={classes.number}>{number}</span>
                <div className={classes.words}>
                  <QuestionText html={question} gaps={gaps} />
                  {hint && (
                    <div className={classes.hint}>
                      <strong>{t('results.hint')}:</strong> <Hint hint={hint} type={hintType} />
                    </div>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
