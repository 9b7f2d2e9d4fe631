import type { Stimulus } from '@lulus/contract';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import { stimulusName } from './stimuli.api.ts';

interface Props extends Pick<DraftFieldsProps, 'draft' | 'change' | 'errorOf'> {
  stimuli: Stimulus[];
}

/** Puts a question into the group of a stimulus, and so into its section. */
export function StimulusField({ draft, change, errorOf, stimuli }: Props) {
  const { t } = useTranslation();
  if (stimuli.length === 0) return null;
  return (
    <NativeSelect
      label={t('bank.stimulus')}
      description={t('bank.stimulusHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={draft.stimulus_id}
      error={errorOf('stimulus_id')}
      data={[
        { value: '', label: t('bank.noStimulus') },
        ...stimuli.map((stimulus, index) => ({
          value: stimulus.id,
          label: `${stimulus.bank_section} · ${stimulusName(stimulus) ?? `${t('bank.stimulus')} ${index + 1}`}`,
        })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const section = stimuli.find(({ id }) => id === value)?.bank_section;
        change({ type: 'set', fields: { stimulus_id: value, ...(section && { bank_section: section }) } });
      }}
    />
  );
}
