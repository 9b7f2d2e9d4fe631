import type { BankItem, Stimulus } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { weightText } from '../../corrections/weights.ts';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { ChooseBox } from '../../platform/ui/tables/choose-box.tsx';
import type { Chosen } from '../../platform/ui/tables/use-chosen.ts';
import { QuestionDetails } from '../../questions/display/question-details.tsx';
import type { BankGroup } from '../list/bank-filter.ts';
import { questionTypeWords } from '../question-type-words.ts';
import { stimulusName } from '../stimuli/stimuli.api.ts';
import classes from './copy-dialog.module.css';

interface Props {
  group: BankGroup;
  stimuli: Stimulus[];
  chosen: Chosen<BankItem>;
}

/** Questions of a section, with a checkbox for each and one for the whole section. */
export function CopySection({ group: { section, entries }, stimuli, chosen }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { length: count } = entries.filter(({ id }) => chosen.has(id));
  return (
    <section className={classes.section} aria-label={section}>
      <div className={classes.sectionHead}>
        <ChooseBox
          isLabelShown
          label={t('bank.chooseSection', { name: section })}
          checked={count === entries.length}
          partly={count > 0 && count < entries.length}
          onChange={(event) => chosen.choose(entries, event.currentTarget.checked)}
        />
      </div>
      <ul className={classes.questions}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.question}>
            <ChooseBox
              isLabelShown
              label={`${entry.number}. ${entry.text || t('bank.noText')}`}
              checked={chosen.has(entry.id)}
              onChange={(event) => chosen.choose([entry], event.currentTarget.checked)}
            />
            <span className={classes.note}>
              {t(questionTypeWords[entry.bank_type])} · {t('bank.weight')}{' '}
              {weightText(entry.bank_question_weight, locale)}
            </span>
            <StimulusNote stimulus={stimuli.find(({ id }) => id === entry.stimulus_id)} />
            <div className={classes.details}>
              <QuestionDetails name={entry.text || t('bank.noText')} question={entry} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StimulusNote({ stimulus }: { stimulus: Stimulus | undefined }) {
  const { t } = useTranslation();
  if (!stimulus) return null;
  const text = stimulusName(stimulus) ?? t('bank.stimulusFiles');
  return <span className={classes.note}>{t('bank.stimulusOf', { text })}</span>;
}
