import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import formClasses from '../../platform/ui/forms/form.module.css';
import { AnswersField } from '../../questions/short-answer/answers-field.tsx';
import type { DraftFieldsProps } from '../edit/draft-fields.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Accepted answers, and what matters when a student's answer is compared with them. */
export function ShortAnswerFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation();
  const { answers } = draft;
  const set = (changed: Partial<typeof answers>) =>
    change({ type: 'set', fields: { answers: { ...answers, ...changed } } });
  const isArabic = answers.accepted.some(({ answer }) => ARABIC.test(answer));
  return (
    <>
      <AnswersField
        accepted={answers.accepted}
        error={errorOf('bank_key')}
        onChange={(accepted) => set({ accepted })}
      />
      <div className={formClasses.group}>
        <Switch
          label={t('bank.caseMatters')}
          checked={answers.hasCase}
          onChange={({ currentTarget }) => set({ hasCase: currentTarget.checked })}
        />
        <Switch
          label={t('bank.accentsMatter')}
          description={t('bank.accentsHint')}
          checked={answers.hasAccents ?? !isArabic}
          onChange={({ currentTarget }) => set({ hasAccents: currentTarget.checked })}
        />
        <Switch
          label={t('bank.punctuationMatters')}
          checked={answers.hasPunctuation}
          onChange={({ currentTarget }) => set({ hasPunctuation: currentTarget.checked })}
        />
      </div>
    </>
  );
}
