import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { reachedSection } from './answers.ts';
import type { ExamState } from './exam-state.ts';
import classes from './section-strip.module.css';

/** 'Intro' and a block for each section; the ones that were reached are green. */
export function SectionStrip({ state, onIntro }: { state: ExamState; onIntro: () => void }) {
  const { t } = useTranslation();
  const reached = reachedSection(state);
  return (
    <nav className={classes.strip} aria-label={t('attempts.sections')}>
      <button type="button" className={classes.block} data-intro onClick={onIntro}>
        <IconInfoCircle size={18} className={classes.icon} aria-hidden />
        {t('attempts.intro')}
      </button>
      <ol className={classes.sections}>
        {state.paper.sections.map(({ name }, index) => (
          <li
            key={name}
            className={classes.block}
            data-reached={index <= reached || undefined}
            aria-current={index === state.position.section ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {index < state.position.section ? <IconCheck size={14} stroke={3} /> : index + 1}
            </span>
            <span className={classes.name}>{name}</span>
            {index <= reached && <span className="visually-hidden">, {t('attempts.reached')}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
