import type { BankItem, ExaminationAdmin, Stimulus } from '@lulus/contract';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { ChooseBox } from '../../platform/ui/tables/choose-box.tsx';
import type { Chosen } from '../../platform/ui/tables/use-chosen.ts';
import { StimulusCard } from '../stimuli/stimulus-card.tsx';
import { ArrangeSection } from './arrange-section.tsx';
import { BankCard } from './bank-card.tsx';
import { type BankGroup, groupByStimulus } from './bank-filter.ts';
import classes from './bank-list.module.css';

interface Props {
  group: BankGroup;
  stimuli: Stimulus[];
  examination: ExaminationAdmin;
  /** Whether the order can be changed, because no question of the section is filtered out. */
  mayArrange: boolean;
  /** Undefined if the user may only read. */
  onDelete: ((entry: BankItem) => void) | undefined;
  onCorrect: ((entry: BankItem) => void) | undefined;
  chosen: Chosen<BankItem>;
}

/** A section with its questions as cards, or as a sortable list while an admin changes the order. */
export function BankSection({ group, stimuli, examination, mayArrange, onDelete, onCorrect, chosen }: Props) {
  const { t } = useTranslation();
  const [isArranging, setIsArranging] = useState(false);
  const sectionId = examination.sections.find(({ name }) => name === group.section)?.id;
  const { section, entries } = group;
  const { length: count } = entries.filter(({ id }) => chosen.has(id));
  return (
    <section className={classes.section} aria-label={section}>
      <div className={classes.sectionHead}>
        <span className={classes.chooseSection}>
          <ChooseBox
            label={t('bank.chooseSection', { name: section })}
            checked={count === entries.length}
            partly={count > 0 && count < entries.length}
            onChange={(event) => chosen.choose(entries, event.currentTarget.checked)}
          />
        </span>
        <h2 className={classes.sectionName}>
          {section} <span className={classes.count}>{t('bank.questions', { count: entries.length })}</span>
        </h2>
        {mayArrange && sectionId && entries.length > 1 && !isArranging && (
          <ActionButton
            icon={IconArrowsSort}
            variant="subtle"
            aria-label={t('bank.arrangeOf', { name: section })}
            onClick={() => setIsArranging(true)}
          >
            {t('bank.arrange')}
          </ActionButton>
        )}
      </div>
      {isArranging && mayArrange && sectionId ? (
        <ArrangeSection
          examId={examination.id}
          sectionId={sectionId}
          group={group}
          onEnd={() => setIsArranging(false)}
        />
      ) : (
        groupByStimulus(entries).map((together) => {
          const stimulus = stimuli.find(({ id }) => id === together.stimulus_id);
          return (
            <div key={together.entries[0]?.id} className={classes.together}>
              {stimulus && <StimulusCard stimulus={stimulus} canEdit={onDelete !== undefined} />}
              <ul className={classes.grid}>
                {together.entries.map((entry) => (
                  <BankCard
                    key={entry.id}
                    entry={entry}
                    onDelete={onDelete}
                    onCorrect={onCorrect}
                    isChosen={chosen.has(entry.id)}
                    onChoose={chosen.choose}
                  />
                ))}
              </ul>
            </div>
          );
        })
      )}
    </section>
  );
}
