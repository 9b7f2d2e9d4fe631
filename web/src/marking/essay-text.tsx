import type { MarkedResponse } from '@lulus/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AttemptStudent } from '../monitor/attempt-student.tsx';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { fullName } from '../platform/session/person.ts';
import { momentText } from '../platform/time/moment-text.ts';
import classes from './marking-page.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  essay: MarkedResponse;
  maxWords: number | null;
}

/** A student's essay with its number of words, and the texts that another device overwrote. */
export function EssayText({ ref, essay, maxWords }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { response, words, earlier, user, number } = essay;
  const when = (instant: string) => momentText(instant, locale, 'second');
  return (
    <article ref={ref} tabIndex={-1} className={classes.essay} aria-label={fullName(user)}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.name}>{fullName(user)}</h2>
          <AttemptStudent user={user} number={number} />
        </div>
        <span className={classes.words} data-over={(maxWords !== null && words > maxWords) || undefined}>
          {maxWords === null
            ? t('questions.words', { count: words })
            : t('marking.wordsOver', { count: words, max: maxWords })}
        </span>
      </header>
      <p className={classes.text} dir="auto">
        {response}
      </p>
      {earlier.length > 0 && (
        <details className={classes.earlier}>
          <summary>{t('marking.earlier', { count: earlier.length })}</summary>
          {earlier.map((one) => (
            <div key={one.replaced_at}>
              <p className={classes.note}>
                {t('marking.earlierAt', { from: when(one.answered_at), to: when(one.replaced_at) })}
              </p>
              <p className={classes.text} dir="auto">
                {one.response}
              </p>
            </div>
          ))}
        </details>
      )}
    </article>
  );
}
