import { MAX_OPTION_LENGTH, MAX_RUBRIC_CRITERIA, MAX_RUBRIC_LEVELS } from '@lulus/contract';
import { Input, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import formClasses from '../../platform/ui/forms/form.module.css';
import { useKeyTexts } from '../../questions/display/use-key-texts.ts';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';
import classes from './essay-fields.module.css';
import { bestOf, type CriterionDraft, newCriterion, nextId } from './rubric-draft.ts';

/** The advised length of an essay, and the rubric by which it is marked. */
export function EssayFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const { points } = useKeyTexts();
  const title = useId();
  const { rubric } = draft;
  const error = errorOf('rubric');
  const best = bestOf(rubric);
  const set = (changed: CriterionDraft[]) => change({ type: 'set', fields: { rubric: changed } });
  return (
    <>
      <TextInput
        label={t('bank.maxWords')}
        description={t('bank.maxWordsHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('bank.noLimit')}
        value={draft.max_words}
        error={errorOf('max_words')}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget }) => change({ type: 'set', fields: { max_words: currentTarget.value } })}
      />
      <fieldset className={formClasses.group} aria-labelledby={title} data-invalid={error ? true : undefined}>
        <p id={title} className="strong">
          {t('questions.rubric')}
        </p>
        <p className={formClasses.note}>{t('bank.rubricHint')}</p>
        {rubric.map((one, index) => (
          <Criterion
            key={one.id}
            number={index + 1}
            criterion={one}
            onChange={(changed) => set(rubric.map((other) => (other === one ? changed : other)))}
            onRemove={() => set(rubric.filter((other) => other !== one))}
          />
        ))}
        {rubric.length > 0 && best !== null && (
          <p className={formClasses.note}>{t('bank.rubricMaximum', { points: points(best) })}</p>
        )}
        {error && <Input.Error role="alert">{error}</Input.Error>}
        {rubric.length < MAX_RUBRIC_CRITERIA && (
          <div>
            <ActionButton
              icon={IconPlus}
              variant="light"
              onClick={() => set([...rubric, newCriterion(nextId(rubric))])}
            >
              {t('bank.addCriterion')}
            </ActionButton>
          </div>
        )}
      </fieldset>
    </>
  );
}

interface CriterionProps {
  number: number;
  criterion: CriterionDraft;
  onChange: (criterion: CriterionDraft) => void;
  onRemove: () => void;
}

function Criterion({ number, criterion, onChange, onRemove }: CriterionProps) {
  const { t } = useTranslation();
  const { levels } = criterion;
  const edit = (id: number, changed: Partial<CriterionDraft['levels'][number]>) =>
    onChange({
      ...criterion,
      levels: levels.map((level) => (level.id === id ? { ...level, ...changed } : level)),
    });
  return (
    <div className={classes.criterion}>
      <div className={classes.row}>
        <TextInput
          className={classes.text ?? ''}
          aria-label={t('bank.criterion', { number })}
          placeholder={t('bank.criterion', { number })}
          value={criterion.criterion}
          maxLength={MAX_OPTION_LENGTH}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...criterion, criterion: currentTarget.value })}
        />
        <IconButton aria-label={t('bank.removeCriterion', { number })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <ol className={classes.levels}>
        {levels.map(({ id, points, description }, index) => (
          <li key={id} className={classes.row}>
            <TextInput
              className={classes.points ?? ''}
              aria-label={t('bank.levelPointsOf', { level: index + 1, number })}
              placeholder={t('bank.levelPointsPlaceholder')}
              value={points}
              inputMode="decimal"
              autoComplete="off"
              onChange={({ currentTarget }) => edit(id, { points: currentTarget.value })}
            />
            <TextInput
              className={classes.text ?? ''}
              aria-label={t('bank.levelOf', { level: index + 1, number })}
              placeholder={t('bank.levelPlaceholder')}
              value={description}
              maxLength={MAX_OPTION_LENGTH}
              autoComplete="off"
              onChange={({ currentTarget }) => edit(id, { description: currentTarget.value })}
            />
            <IconButton
              aria-label={t('bank.removeLevel', { level: index + 1, number })}
              onClick={() => onChange({ ...criterion, levels: levels.filter((level) => level.id !== id) })}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {levels.length < MAX_RUBRIC_LEVELS && (
        <div>
          <ActionButton
            icon={IconPlus}
            variant="subtle"
            onClick={() =>
              onChange({
                ...criterion,
                levels: [...levels, { id: nextId(levels), points: '', description: '' }],
              })
            }
          >
            {t('bank.addLevel')}
          </ActionButton>
        </div>
      )}
    </div>
  );
}
