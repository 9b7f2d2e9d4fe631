import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import formClasses from '../../../platform/ui/forms/form.module.css';
import { DrawFields } from './draw-fields.tsx';
import type { SectionDraft, Shuffle } from './section-drafts.ts';
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
          description={t('sections.timerHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={t('examinationAdmin.noTimer')}
          value={draft.timer}
          error={errorOf('duration_seconds')}
          onChange={(event) => onChange({ timer: event.currentTarget.value })}
        />
      </div>
      <Switch
        className={classes.rule ?? ''}
        label={t('examinationAdmin.forwardOnly')}
        description={t('examinationAdmin.forwardOnlyHint')}
        checked={draft.forward_only}
        onChange={(event) => onChange({ forward_only: event.currentTarget.checked })}
      />
      <details>
        <summary className={classes.summary}>{t('sections.more')}</summary>
        <div className={classes.rules}>
          <div className={formClasses.pair}>
            <ShuffleField name="shuffle_questions" draft={draft} onChange={onChange} />
            <ShuffleField name="shuffle_options" draft={draft} onChange={onChange} />
          </div>
          <DrawFields
            section={draft.name}
            lines={draft.draw}
            errorOf={errorOf}
            onChange={(draw) => onChange({ draw })}
          />
        </div>
      </details>
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

const SHUFFLES: readonly Shuffle[] = ['same', 'on', 'off'];

interface ShuffleProps extends Pick<Props, 'draft' | 'onChange'> {
  name: 'shuffle_questions' | 'shuffle_options';
}

function ShuffleField({ name, draft, onChange }: ShuffleProps) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t(`sections.${name}`)}
      value={draft[name]}
      data={SHUFFLES.map((value) => ({ value, label: t(`sections.shuffle_${value}`) }))}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value as Shuffle })}
    />
  );
}
