import type { BankItem, Stimulus } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import classes from './stimulus-card.module.css';
import { StimulusCard } from './stimulus-card.tsx';

interface Props {
  stimuli: Stimulus[];
  entries: BankItem[];
  canEdit: boolean;
}

/** The stimuli that no question uses, below the list. */
export function UnusedStimuli({ stimuli, entries, canEdit }: Props) {
  const { t } = useTranslation();
  const used = new Set(entries.map(({ stimulus_id }) => stimulus_id));
  const unused = stimuli.filter(({ id }) => !used.has(id));
  if (unused.length === 0) return null;
  return (
    <section className={classes.unused} aria-labelledby="unused-stimuli">
      <h2 id="unused-stimuli" className={classes.title}>
        {t('bank.unusedStimuli')}
      </h2>
      <p className="soft">{t('bank.unusedStimuliHint')}</p>
      {unused.map((stimulus) => (
        <StimulusCard key={stimulus.id} stimulus={stimulus} canEdit={canEdit} isUnused />
      ))}
    </section>
  );
}
