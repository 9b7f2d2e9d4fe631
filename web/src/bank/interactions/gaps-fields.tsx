import { Input, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import { type GapDraft, gapDraft, NO_GAP } from '../../questions/gaps/gap-draft.ts';
import { GapKeyField } from '../../questions/gaps/gap-key-field.tsx';
import { gapsIn } from '../../questions/gaps/gaps-in.ts';
import type { NumberFieldsProps } from '../edit/draft-fields.ts';
import classes from './gaps-fields.module.css';
import { TextRulesFields } from './text-rules-fields.tsx';

const TYPES = gapDraft.shape.type.options;

/** The type and the key of each gap that the text has. */
export function GapsFields({ draft, change, errorOf, decimalSign }: NumberFieldsProps) {
  const { t } = useTranslation();
  const numbers = gapsIn(draft.bank_question);
  const error = errorOf('bank_gaps') ?? errorOf('bank_key');
  const gapOf = (number: string) => draft.gaps[number] ?? NO_GAP;
  const set = (number: string, gap: GapDraft) =>
    change({ type: 'set', fields: { gaps: { ...draft.gaps, [number]: gap } } });
  const texts = numbers.map(gapOf).filter(({ type }) => type === 'text');
  return (
    <>
      <fieldset className={formClasses.group} aria-labelledby="gaps" data-invalid={error ? true : undefined}>
        <p id="gaps" className="strong">
          {t('bank.gaps')}
        </p>
        {numbers.length === 0 && <p className={formClasses.note}>{t('bank.noGaps')}</p>}
        {error && <Input.Error role="alert">{error}</Input.Error>}
        {numbers.map((number) => {
          const gap = gapOf(number);
          return (
            <fieldset key={number} className={classes.gap} aria-label={t('attempts.gap', { number })}>
              <NativeSelect
                label={t('bank.gapType', { number })}
                value={gap.type}
                data={TYPES.map((value) => ({ value, label: t(`bank.gapType_${value}`) }))}
                onChange={({ currentTarget }) =>
                  set(number, { ...gap, type: gapDraft.shape.type.parse(currentTarget.value) })
                }
              />
              <GapKeyField
                draft={gap}
                decimalSign={decimalSign}
                error={errorOf(`bank_key[${number}]`)}
                hasEditableOptions
                onChange={(changed) => set(number, changed)}
              />
            </fieldset>
          );
        })}
      </fieldset>
      {texts.length > 0 && (
        <TextRulesFields draft={draft} change={change} accepted={texts.flatMap(({ accepted }) => accepted)} />
      )}
    </>
  );
}
