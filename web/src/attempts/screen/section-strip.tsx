import { IconCheck, IconChecklist, IconInfoCircle, IconKeyboard } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reachedSection, sectionSummary } from '../answers/answers.ts';
import type { Panels } from '../panels/use-panels.ts';
import type { Section } from '../paper/paper.ts';
import type { ExamState } from '../session/exam-state.ts';
import classes from './section-strip.module.css';

/** Strip with the intro, a block for each section (visited ones are green), the review and the list of keys. */
export function SectionStrip({ state, panels }: { state: ExamState; panels: Panels }) {
  const { t } = useTranslation();
  const reached = reachedSection(state);
  const list = useRef<HTMLOListElement>(null);
  const { section: at } = state.position;

  // On a phone, the strip is wider than the screen.
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [at]);

  return (
    <nav className={classes.strip} aria-label={t('attempts.sections')}>
      <button type="button" className={classes.block} onClick={() => panels.show('intro')}>
        <IconInfoCircle size="1.125rem" aria-hidden />
        {t('attempts.intro')}
      </button>
      <ol ref={list} className={classes.sections}>
        {state.paper.sections.map((section, index) => (
          <li
            key={section.name}
            className={classes.block}
            data-reached={index <= reached || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {isDone(state, section) ? <IconCheck size="0.875rem" stroke={3} /> : index + 1}
            </span>
            <span className={classes.name}>{section.name}</span>
            {index <= reached && <span className="visually-hidden">, {t('attempts.reached')}</span>}
          </li>
        ))}
      </ol>
      <span className={classes.tools}>
        <button type="button" className={classes.block} disabled={panels.isReviewing} onClick={panels.review}>
          <IconChecklist size="1.125rem" aria-hidden />
          {t('attempts.review')}
        </button>
        <button type="button" className={classes.block} data-keys onClick={() => panels.show('keys')}>
          <IconKeyboard size="1.125rem" aria-hidden />
          <span>
            {t('attempts.keys')} <kbd>?</kbd>
          </span>
        </button>
      </span>
    </nav>
  );
}

/** Returns true if all questions of the section are answered. */
function isDone(state: ExamState, section: Section): boolean {
  return sectionSummary(state, section).unanswered === 0;
}
