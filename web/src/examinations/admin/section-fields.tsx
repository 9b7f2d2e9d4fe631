import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { knownMessage } from '../../i18n/known-message.ts';
import type { SectionDraft } from './section-drafts.ts';
import classes from './sections-panel.module.css';

interface Props {
  draft: SectionDraft;
  /** Sentences by `place.field`. */
  errors: Record<string, string>;
  place: number;
  onChange: (changes: Partial<SectionDraft>) => void;
}

export function SectionFields({ draft, errors, place, onChange }: Props) {
  const { t } = useTranslation();
  const errorOf = (field: string) => {
    const message = errors[`${place}.${field}`];
    return message && knownMessage(message);
  };
  return (
    <>
      <p className={classes.count}>{t('examinations.questions', { count: draft.bank_count })}</p>
      <div className={classes.fields}>
        <TextInput
          className={classes.name ?? ''}
          label={t('examinationAdmin.sectionName')}
          value={draft.name}
          error={errorOf('name')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('examinationAdmin.sectionTimer')}
          placeholder={t('examinationAdmin.noTimer')}
          inputMode="numeric"
          value={draft.duration}
          error={errorOf('duration')}
          onChange={(event) => onChange({ duration: event.currentTarget.value })}
        />
      </div>
      <Switch
        className={classes.rule ?? ''}
        label={t('examinationAdmin.forwardOnly')}
        description={t('examinationAdmin.forwardOnlyHint')}
        checked={draft.forward_only}
        onChange={(event) => onChange({ forward_only: event.currentTarget.checked })}
      />
    </>
  );
}
