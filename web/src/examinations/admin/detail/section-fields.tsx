import { Button, Switch, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SectionDraft } from './section-drafts.ts';
import classes from './sections-panel.module.css';

interface Props {
  draft: SectionDraft;
  /** Error messages by `place.field`. */
  errors: Record<string, string>;
  place: number;
  onChange: (changes: Partial<SectionDraft>) => void;
  /** Removes the section. The button appears only if the section has no questions. */
  onRemove: () => void;
}

export function SectionFields({ draft, errors, place, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const errorOf = (field: string) => errors[`${place}.${field}`];
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
      {draft.bank_count === 0 && (
        <Button
          className={classes.remove ?? ''}
          variant="default"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          onClick={onRemove}
        >
          {t('examinationAdmin.removeSection')}
          <span className="visually-hidden">: {draft.name}</span>
        </Button>
      )}
    </>
  );
}
