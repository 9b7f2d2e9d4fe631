import { type BankItem, type GapsKey, QUESTION_IMAGE_WIDTH_PX, type Stimulus } from '@lulus/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import { PrintHead } from '../../platform/ui/print/print-head.tsx';
import { PrintSheet } from '../../platform/ui/print/print-sheet.tsx';
import { QuestionBody } from '../../questions/display/question-body.tsx';
import { StimulusView } from '../../questions/display/stimulus-view.tsx';
import { useKeyTexts } from '../../questions/display/use-key-texts.ts';
import { QuestionText } from '../../questions/gaps/question-text.tsx';
import { useGapKeys } from '../../questions/gaps/use-gap-texts.ts';
import { groupBank, groupByStimulus, type NumberedEntry } from '../list/bank-filter.ts';
import classes from './bank-sheet.module.css';

interface Props {
  name: string;
  entries: BankItem[];
  stimuli: Stimulus[];
  hasKey: boolean;
}

/** Printout of all questions by section: for students to write on, or with the answer key. */
export function BankSheet({ name, entries, stimuli, hasKey }: Props) {
  const { t } = useTranslation();
  return (
    <PrintSheet className={classes.sheet}>
      <PrintHead title={name} lines={[hasKey ? t('bank.answerKey') : undefined]} />
      {!hasKey && (
        <p className={classes.student}>
          <span>{t('bank.paperName')}:</span>
          <span>{t('bank.paperClass')}:</span>
        </p>
      )}
      {groupBank(entries).map((group) => (
        <section key={group.section} aria-label={group.section}>
          <h2 className={classes.section}>{group.section}</h2>
          <ol className={classes.questions}>
            {groupByStimulus(group.entries).map(({ stimulus_id, entries: together }) => {
              const stimulus = stimuli.find(({ id }) => id === stimulus_id);
              return (
                <Fragment key={together[0]?.id}>
                  {stimulus && (
                    <li className={classes.stimulus}>
                      <StimulusView stimulus={stimulus}>
                        {hasSound(stimulus) && <em>{t('bank.stimulusRecording')}</em>}
                      </StimulusView>
                    </li>
                  )}
                  {together.map((entry) => (
                    <PrintedQuestion key={entry.id} entry={entry} hasKey={hasKey} />
                  ))}
                </Fragment>
              );
            })}
          </ol>
        </section>
      ))}
    </PrintSheet>
  );
}

const hasSound = ({ bank_asset }: Pick<BankItem, 'bank_asset'>) =>
  bank_asset.audio.length + bank_asset.video.length > 0;

function PrintedQuestion({ entry, hasKey }: { entry: NumberedEntry; hasKey: boolean }) {
  const { t } = useTranslation();
  const { points } = useKeyTexts();
  const gapKeys = useGapKeys();
  const { bank_asset, bank_gaps, bank_key, bank_question, bank_question_weight, number } = entry;
  return (
    <li className={classes.question}>
      <span className={classes.number}>{number}.</span>
      <div className={classes.content}>
        <QuestionText
          html={bank_question}
          gaps={bank_gaps}
          texts={hasKey ? gapKeys(bank_gaps, bank_key as GapsKey) : {}}
        />
        {bank_asset.image.map((path) => (
          <AssetImage key={path} path={path} alt="" width={QUESTION_IMAGE_WIDTH_PX} />
        ))}
        {hasSound(entry) && <em>{t('bank.paperRecording')}</em>}
        <QuestionBody question={entry} hasKey={hasKey} />
      </div>
      <span className={classes.points}>
        {t('bank.paperPoints', { count: bank_question_weight, points: points(bank_question_weight) })}
      </span>
    </li>
  );
}
